import { artNames } from '../lib/art';

/**
 * The style sheet of the deployment's art; its images are beside it (docs/design.md). Brands name the folder, and other products the
 * kit's `data-world`, so that these names of the art stay.
 */
const SHEET = '/world/world.css';

/** Loads the images of the places that are on the page now, so that they appear at once and complete. */
const picturesOf = (places: Iterable<Element>) =>
  [...places].flatMap((place) =>
    [...getComputedStyle(place).backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => {
      const picture = new Image();
      picture.src = address;
      return picture.decode();
    }),
  );

/** The places for which the style sheet has no image: a brand's art need not cover all of them. */
function undrawn(): string[] {
  const probe = document.createElement('div');
  probe.hidden = true;
  document.body.append(probe);
  const names = artNames.filter((name) => {
    probe.dataset['art'] = name;
    return !getComputedStyle(probe).backgroundImage.includes('url(');
  });
  probe.remove();
  return names;
}

/**
 * Shows the deployment's art in the places that the kit reserves for it (`data-art`). It is called once the page is usable, shifts no
 * layout, and changes nothing on a host without art. A page with `data-world="none"` loads no art. `nonce` is the nonce of the page's
 * CSP; `from` replaces the style sheet's address (Storybook can be served from any path).
 */
export function showArt(nonce: string | undefined, from = SHEET): void {
  const { documentElement: root, head } = document;
  if (root.dataset['world'] === 'none') return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = from;
  if (nonce !== undefined) sheet.nonce = nonce;
  sheet.addEventListener('load', () => {
    void Promise.allSettled(picturesOf(document.querySelectorAll('[data-art]'))).then(() => {
      root.dataset['undrawn'] = undrawn().join(' ');
      root.dataset['world'] = 'shown';
    });
  });
  head.append(sheet);
}
