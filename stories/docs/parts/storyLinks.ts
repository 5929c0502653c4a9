import type { Screen } from '../../support/screenStates';
import { pageName } from '../../support/screenTable';

/** Storybook's ids: in lower case, a hyphen for all that is neither a letter nor a digit. */
const idOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[ ’–—―′¿'`~!@#$%^&*()_|+=?;:",.<>{}[\]\\/-]+/g, '-')
    .replace(/^-|-$/g, '');

/** Each look of the two colour modes and the two sizes, as the toolbar sets it. */
export const looks = [
  { name: 'phone, dark', globals: 'mode:dark;viewport.value:phone' },
  { name: 'phone, light', globals: 'mode:light;viewport.value:phone' },
  { name: 'laptop, dark', globals: 'mode:dark;viewport.value:laptop' },
  { name: 'laptop, light', globals: 'mode:light;viewport.value:laptop' },
] as const;

/** The address of a state in a look. Relative, since Storybook may be served below any path. */
export const stateAddress = (screen: Screen, state: string, globals: string): string =>
  `./?path=/story/screens-${idOf(screen)}--${idOf(state.replace(/([a-z0-9])([A-Z])/g, '$1-$2'))}&globals=${globals}`;

/** The address of a screen's page of documentation. */
export const pageAddress = (screen: Screen): string =>
  `./?path=/docs/screens-${idOf(screen)}--${idOf(pageName(screen))}`;
