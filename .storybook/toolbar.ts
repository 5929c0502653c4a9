import type { Preview } from '@storybook/react-webpack5';
import { controlStates } from '../stories/support/controlStates';
import { networks } from '../stories/support/network';
import { brands } from './brands';

/** The settings in the toolbar, with their titles and icons. */
export const toolbarGlobals: NonNullable<Preview['globalTypes']> = {
  mode: {
    description: 'Colour mode',
    toolbar: {
      title: 'Mode',
      icon: 'contrast',
      items: [
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'both', title: 'Dark and light side by side', icon: 'sidebyside' },
      ],
      dynamicTitle: true,
    },
  },
  network: {
    description: 'Network of the screens',
    toolbar: {
      title: 'Network',
      icon: 'globe',
      items: networks.map((value) => ({
        value,
        title: {
          normal: 'Network: normal',
          slow: 'Network: slow (2.5 s a call)',
          failing: 'Network: failing (once signed in)',
        }[value],
      })),
      dynamicTitle: true,
    },
  },
  state: {
    description: 'State of all controls (rê chuột, bàn phím, nhấn)',
    toolbar: {
      title: 'State',
      icon: 'button',
      items: controlStates.map((value) => ({
        value,
        title: {
          normal: 'State: normal',
          hover: 'State: hover',
          focus: 'State: focus',
          pressed: 'State: pressed',
        }[value],
      })),
      dynamicTitle: true,
    },
  },
  brand: {
    description: 'Brand of the deployment (PORTAL_BRAND)',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: Object.entries(brands).map(([value, { brand }]) => ({ value, title: `Brand: ${brand.name}` })),
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Reduced motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'system', title: 'Motion: as the system has it' },
        { value: 'reduced', title: 'Motion: reduced' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = {
  mode: 'dark',
  network: 'normal',
  state: 'normal',
  brand: 'default',
  motion: 'system',
} as const;
