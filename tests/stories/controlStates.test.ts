import type { Frame, Page } from '@playwright/test';
import { expect, test as base } from '../support/playwright/storyTest';
import { storyEntries } from '../support/storybook';

const test = base.extend({
  viewport: { width: 1800, height: 900 },
  baseURL: ({ storybook }, use) => use(storybook.url),
});

const idOf = (name: RegExp) =>
  storyEntries().find((entry) => entry.title.startsWith('Kit/Pseudo states') && name.test(entry.name))?.id ??
  '';

async function open(page: Page, story: string, globals = ''): Promise<Frame> {
  await page.goto(`index.html?path=/story/${story}&globals=${globals}`);
  const frame = await (await page.waitForSelector('#storybook-preview-iframe')).contentFrame();
  if (!frame) throw new Error('no preview');
  return frame;
}

/** What the rules of hover, focus and pressed change of a button. */
const lookOf = (frame: Frame, name: string, index: number) =>
  frame
    .getByRole('button', { name })
    .nth(index)
    .evaluate((button) => {
      const { backgroundImage, transform, outlineStyle } = getComputedStyle(button);
      return {
        filled: backgroundImage !== 'none',
        moved: transform !== 'none',
        outlined: outlineStyle === 'solid',
      };
    });

const looks = {
  normal: { filled: true, moved: false, outlined: false },
  hover: { filled: false, moved: false, outlined: false },
  focus: { filled: true, moved: false, outlined: true },
  pressed: { filled: false, moved: true, outlined: false },
};

test('A7: a button side by side in all states, each as it looks under a pointer, a key or a finger', async ({
  page,
}) => {
  const frame = await open(page, idOf(/^Buttons/));
  await frame.getByRole('button', { name: 'Nạp Xu' }).nth(3).waitFor();
  for (const [index, look] of Object.values(looks).entries())
    await expect.poll(() => lookOf(frame, 'Nạp Xu', index)).toEqual(look);
});

for (const [state, look] of Object.entries(looks))
  test(`state ${state}: every control of any story`, async ({ page }) => {
    const frame = await open(page, 'kit-button--primary', `state:${state}`);
    await frame.getByRole('button', { name: 'Nạp Xu' }).waitFor();
    await expect.poll(() => lookOf(frame, 'Nạp Xu', 0)).toEqual(look);
  });

test('the search finds the states by a Vietnamese word', async ({ page }) => {
  await page.goto('./');
  await page.locator('#storybook-explorer-searchfield').fill('rê chuột');
  await expect(page.getByRole('option').filter({ hasText: 'Pseudo states' }).first()).toBeVisible();
});
