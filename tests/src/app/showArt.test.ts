import { showArt } from '../../../src/app/showArt';

const sheet = () => document.head.querySelector<HTMLLinkElement>('link[href="/world/world.css"]');
const shown = () => document.documentElement.dataset['world'];

afterEach(() => {
  sheet()?.remove();
  delete document.documentElement.dataset['world'];
  delete document.documentElement.dataset['undrawn'];
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

it('adds the style sheet with the nonce of the page, and shows the art once its pictures are decoded', async () => {
  const pictures: string[] = [];
  const decoded: (() => void)[] = [];
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value(this: HTMLImageElement) {
      pictures.push(new URL(this.src).pathname);
      return new Promise<void>((resolve) => decoded.push(resolve));
    },
  });
  document.body.innerHTML =
    '<div data-art="history" style="background-image: url(&quot;/world/history.svg&quot;)"></div>';
  showArt('abc');
  expect(sheet()?.nonce).toBe('abc');
  expect(shown()).toBeUndefined();
  sheet()?.dispatchEvent(new Event('load'));
  expect(pictures).toEqual(['/world/history.svg']);
  expect(shown()).toBeUndefined();
  for (const resolve of decoded) resolve();
  await Promise.resolve();
  await new Promise(process.nextTick);
  expect(shown()).toBe('shown');
});

it('marks the places for which the brand has no art, so that their icons stay', async () => {
  const style = document.createElement('style');
  style.textContent = '[data-art="key"] { background-image: url("hills.svg") }';
  document.body.append(style);
  showArt(undefined);
  sheet()?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  await new Promise(process.nextTick);
  expect(document.documentElement.dataset['undrawn']?.split(' ')).toEqual([
    'band',
    'lost',
    'history',
    'gifts',
    'notices',
  ]);
});

it('loads nothing on a page that is marked as having no art', () => {
  document.documentElement.dataset['world'] = 'none';
  showArt(undefined);
  expect(sheet()).toBeNull();
  expect(shown()).toBe('none');
});

it('leaves the portal unchanged if the host has no art', () => {
  showArt(undefined);
  sheet()?.dispatchEvent(new Event('error'));
  expect(shown()).toBeUndefined();
});
