import type { CSSProperties } from 'react';
import { screenStates } from '../../support/screenStates';
import { screensInOrder, screenTable } from '../../support/screenTable';
import { pageAddress } from './storyLinks';

const grid: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 20,
  padding: 0,
  listStyle: 'none',
};

/** A crop of the screen's sheet in docs/pictures: its first state on a phone, in both modes (scripts/pictures/layout.ts). */
const pictureOf = (screen: string): CSSProperties => ({
  width: 248,
  maxWidth: '100%',
  height: 247,
  borderRadius: 6,
  background: `#8b93a1 url(./pictures/screens/${screen}.webp) -8px -24px no-repeat`,
});

/** Every screen as a picture that links to its page, in the order in which a player meets them. */
export const ScreenIndex = () => (
  <ul style={grid}>
    {screensInOrder.map((screen) => {
      const { title, route, ids } = screenTable[screen];
      return (
        <li key={screen} style={{ margin: 0 }}>
          <a href={pageAddress(screen)} target="_top">
            <span style={{ display: 'block', ...pictureOf(screen) }} />
            <b>{title}</b>
          </a>
          <br />
          <code>{route}</code> · {screenStates[screen].length} states
          <br />
          <small>{ids}</small>
        </li>
      );
    })}
  </ul>
);
