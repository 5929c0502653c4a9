import type { Screen } from '../../support/screenStates';
import { pageName } from '../../support/screenTable';

/** Builds Storybook's id of a name: lower case, with hyphens in place of spaces and punctuation. */
const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[ ’–—―′¿'`~!@#$%^&*()_|+=?;:",.<>{}[\]\\/-]+/g, '-')
    .replace(/^-|-$/g, '');

/** The combinations of two sizes and two colour modes, as globals of the toolbar. */
export const looks = [
  { name: 'phone, dark', globals: 'mode:dark;viewport.value:phone' },
  { name: 'phone, light', globals: 'mode:light;viewport.value:phone' },
  { name: 'laptop, dark', globals: 'mode:dark;viewport.value:laptop' },
  { name: 'laptop, light', globals: 'mode:light;viewport.value:laptop' },
] as const;

/** The address of a state in one look. It is relative, because Storybook may be served under any path. */
export const stateAddress = (screen: Screen, state: string, globals: string): string =>
  `./?path=/story/screens-${idOf(screen)}--${idOf(state.replace(/([a-z0-9])([A-Z])/g, '$1-$2'))}&globals=${globals}`;

/** The address of a screen's documentation page. */
export const pageAddress = (screen: Screen): string =>
  `./?path=/docs/screens-${idOf(screen)}--${idOf(pageName(screen))}`;
