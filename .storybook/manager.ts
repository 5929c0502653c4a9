import { createElement, type CSSProperties, type PropsWithChildren } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { chosenWidth } from './widths';

const row: CSSProperties = { display: 'flex', gap: 1, width: '100%', height: '100%', overflow: 'auto' };
const fill: CSSProperties = { flex: '1 0 0', minWidth: 0, height: '100%' };
const frame: CSSProperties = { width: '100%', height: '100%', border: 0, display: 'block' };

/** What Storybook draws around its own frame when it has a width, in pixels. */
const FRAME = 48;

type LightFrameProps = Record<'storyId' | 'network' | 'motion' | 'state' | 'brand', string>;

/** The story in light, beside Storybook's own frame, which is in dark. Storybook itself takes no part in it. */
const LightFrame = ({ storyId, network, motion, state, brand }: LightFrameProps) =>
  createElement('iframe', {
    title: 'Light',
    src: `iframe.html?id=${storyId}&viewMode=story&globals=mode:light;network:${network};motion:${motion};state:${state};brand:${brand}`,
    style: frame,
    'data-is-storybook-thumbnail': true,
  });

/** Colour mode 'both': two frames of the same story, each as wide as the toolbar says. */
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

// Most screens have nothing to set: the panel stays away until it is asked for (A).
addons.setConfig({ panelPosition: 'bottom', bottomPanelHeight: 0, sidebar: { showRoots: true } });

addons.register('portal/side-by-side', () => {
  addons.add('portal/side-by-side', {
    type: types.PREVIEW,
    render: SideBySide,
  });
});
