import { createElement, type CSSProperties, type PropsWithChildren } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { chosenWidth } from './widths';

const row: CSSProperties = { display: 'flex', gap: 1, width: '100%', height: '100%', overflow: 'auto' };
const fill: CSSProperties = { flex: '1 0 0', minWidth: 0, height: '100%' };
const frame: CSSProperties = { width: '100%', height: '100%', border: 0, display: 'block' };

/** The space in px that Storybook adds around its own frame when a width is set. */
const FRAME = 48;

type LightFrameProps = Record<'storyId' | 'network' | 'motion' | 'state' | 'brand', string>;

/** The story in light mode, in an extra iframe beside Storybook's own dark one. Storybook does not know about this iframe. */
const LightFrame = ({ storyId, network, motion, state, brand }: LightFrameProps) =>
  createElement('iframe', {
    title: 'Light',
    src: `iframe.html?id=${storyId}&viewMode=story&globals=mode:light;network:${network};motion:${motion};state:${state};brand:${brand}`,
    style: frame,
    'data-is-storybook-thumbnail': true,
  });

/** Colour mode 'both': two frames of the same story, each with the width selected in the toolbar. */
const SideBySide = ({ children, storyId }: PropsWithChildren<{ storyId: string }>) => {
  const [globals] = useGlobals();
  const both = globals['mode'] === 'both';
  const width = chosenWidth(globals['viewport']);
  const columnOf = (room: number): CSSProperties =>
    both && width !== undefined ? { ...fill, flex: `0 0 ${width + room}px` } : fill;
  return createElement(
    'div',
    { style: row },
    createElement('div', { key: 'dark', style: columnOf(FRAME) }, children),
    both &&
      createElement(
        'div',
        { key: 'light', style: columnOf(0) },
        createElement(LightFrame, {
          storyId,
          network: String(globals['network']),
          motion: String(globals['motion']),
          state: String(globals['state']),
          brand: String(globals['brand']),
        }),
      ),
  );
};

// Most screens have no controls, so the panel is hidden until it is opened with the key A.
addons.setConfig({ panelPosition: 'bottom', bottomPanelHeight: 0, sidebar: { showRoots: true } });

addons.register('portal/side-by-side', () => {
  addons.add('portal/side-by-side', {
    type: types.PREVIEW,
    render: SideBySide,
  });
});
