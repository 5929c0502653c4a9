import { CacheProvider, Global } from '@emotion/react';
import { render } from '@testing-library/react';
import { createStyleCache } from '../../../src/lib/styleCache';

/** The CSS that the portal writes for the given declarations of an element. */
function cssOf(declarations: string): string {
  const container = document.createElement('div');
  render(
    <CacheProvider value={createStyleCache({ key: 'css', container, speedy: false })}>
      <Global styles={`.box{${declarations}}`} />
    </CacheProvider>,
  );
  return Array.from(container.querySelectorAll('style'), (style) => style.innerHTML).join('');
}

it.each(['user-select:none', 'text-decoration:underline dotted', 'mask-image:none', 'backdrop-filter:none'])(
  '%s is also written with the prefix that a supported browser needs',
  (declaration) => {
    expect(cssOf(`${declaration};`)).toBe(`.box{-webkit-${declaration};${declaration};}`);
  },
);

it.each(['display:flex', 'align-items:center', 'transition:none', 'position:sticky', 'text-decoration:none'])(
  '%s is written without prefixes',
  (declaration) => {
    expect(cssOf(`${declaration};`)).toBe(`.box{${declaration};}`);
  },
);
