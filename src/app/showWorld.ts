import { artNames } from '../lib/art';

/** Where the art of the deployment is: a style sheet and the files beside it (docs/design.md). */
const SHEET = '/world/world.css';

/** Loads the pictures behind the places that are on the page now, so that they appear at once and whole. */
const picturesOf = (places: Iterable<Element>) =>
  [...places].flatMap((place) =>
    [...getComputedStyle(place).backgroundImage.matchAll(/url\("([^"]+)"\)/g)].map(([, address = '']) => {
      const picture = new Image();
      picture.src = address;
      return picture.decode();
    }),
  );

/** The places in which the style sheet draws nothing: the art of a brand need not have a picture for each. */
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
 * Shows the art of the portal in the places that the kit keeps for it (`data-art`). It is called after the page can be used, moves
 * nothing, and where a host has no art the portal stays as it is. A page that says so (`data-world="none"`) asks for none. `nonce` is that of the page's CSP; `from` is another place of the
 * style sheet (Storybook stands below any path).
 */
export function showWorld(nonce: string | undefined, from = SHEET): void {
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
