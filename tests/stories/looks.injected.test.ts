import type { Page } from '@playwright/test';
import { showMode, type Mode, type Size } from '../support/browser';
import { hashOf } from '../support/looks/pixels';
import { shootPage } from '../support/looks/shoot';
import { previewOf } from '../support/playwright/previewOf';
import { expect, test } from '../support/playwright/storyTest';
import { showStory } from '../support/storybook';

const PAYMENT = 'screens-payment--banks';
const HISTORY = 'screens-transactions--fifteen-rows';
const RECHARGE = 'screens-recharge--chosen';

const onPhone: [Size, Mode] = ['phone', 'dark'];

interface Injected {
  what: string;
  story: string;
  /** A style sheet, or a function that runs in the page. */
  how: string | (() => void);
  at?: [Size, Mode];
}

/** Regressions that are easy to overlook; the first three were once approved on the sheets of `npm run pictures`. */
const injected: readonly Injected[] = [
  { what: 'all copy icons gone', story: PAYMENT, how: '.lucide-copy { visibility: hidden }' },
  { what: 'a darker green', story: HISTORY, how: ':root { --kit-palette-success-main: #4fc9a2 !important }' },
  { what: 'every radius 4 px', story: RECHARGE, how: '* { border-radius: 4px !important }' },
  {
    what: 'a colour other by 2 %',
    story: RECHARGE,
    how: 'h1 { color: rgb(from currentcolor calc(r - 5) g b) }',
  },
  { what: 'a title moved by 1 px', story: PAYMENT, how: 'h1 { transform: translateX(1px) }' },
  { what: 'another weight of a font', story: HISTORY, how: 'h1 { font-weight: 400 !important }' },
  {
    what: 'an icon turned',
    story: RECHARGE,
    how: '#storybook-root main svg { transform: rotate(90deg) }',
  },
  {
    what: 'two rows in another order',
    story: 'screens-transactions--top-up-and-purchase',
    how: () => {
      const [first, second] = document.querySelectorAll('main tbody tr');
      if (first && second) second.after(first);
    },
  },
  {
    what: 'the last row missing, below the fold',
    story: HISTORY,
    how: () => [...document.querySelectorAll('main tbody tr')].at(-1)?.remove(),
  },
  {
    what: 'one letter of a text',
    story: PAYMENT,
    how: () => {
      const title = document.querySelector('#storybook-root h1');
      if (title?.textContent) title.textContent = title.textContent.replace('a', 'á');
    },
  },
  { what: 'a little transparency', story: RECHARGE, how: 'main button { opacity: 0.98 }' },
  { what: 'a line of another height', story: PAYMENT, how: 'main p { line-height: 1.61 !important }' },
  {
    what: 'a change in light mode alone',
    story: HISTORY,
    how: '[data-mode=light] h1 { letter-spacing: 0.2px }',
    at: ['phone', 'light'],
  },
  {
    what: 'a change on laptops alone',
    story: PAYMENT,
    how: '@media (min-width: 1000px) { main { padding-left: 1px } }',
    at: ['laptop', 'dark'],
  },
];

async function lookAt(page: Page, [size, mode]: [Size, Mode]): Promise<string> {
  await showMode(page, mode);
  return hashOf(await shootPage(page, size));
}

/** Waits until two consecutive pictures are equal, so the page no longer changes. */
async function standing(page: Page, at: [Size, Mode]): Promise<string> {
  let hash = '';
  await expect
    .poll(async () => {
      const before = hash;
      hash = await lookAt(page, at);
      return hash === before;
    })
    .toBe(true);
  return hash;
}

for (const { what, story, how, at = onPhone } of injected)
  test(`the look of a story changes with ${what}`, async ({ storybook }) => {
    const { page } = await previewOf(storybook, story, { still: true });
    // Coming from another story, so that it is mounted again.
    await showStory(page, 'kit-button--primary');
    await showStory(page, story);
    const before = await standing(page, at);
    const style = typeof how === 'string' ? await page.addStyleTag({ content: how }) : undefined;
    if (typeof how !== 'string') await page.evaluate(how);
    const after = await standing(page, at);
    await style?.evaluate((each) => (each as HTMLElement).remove());
    expect(after).not.toBe(before);
    // Without the change it looks as before.
    if (style) expect(await standing(page, at)).toBe(before);
  });

test('ten pictures of an unchanged story are equal', async ({ storybook }) => {
  const { page } = await previewOf(storybook, RECHARGE, { still: true });
  const seen = new Set<string>();
  for (let times = 0; times < 10; times += 1) {
    await showStory(page, 'kit-button--primary');
    await showStory(page, RECHARGE);
    seen.add(await standing(page, onPhone));
  }
  expect([...seen]).toHaveLength(1);
});
