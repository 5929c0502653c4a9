import type { Frame, Page } from '@playwright/test';
import { expect, test as base } from '../support/playwright/storyTest';
import { previewOf, storyEntries } from '../support/storybook';

const test = base.extend({
  viewport: { width: 1800, height: 900 },
  baseURL: ({ storybook }, use) => use(storybook.url),
});

const idOf = (name: RegExp) =>
  storyEntries().find((entry) => entry.title.startsWith('Kit/Pseudo states') && name.test(entry.name))?.id ??
  '';

async function open(page: Page, story: string, globals = ''): Promise<Frame> {
  await page.goto(`index.html?path=/story/${story}&globals=${globals}`);
  return previewOf(page);
}

/** The properties of a button that the rules for hover, focus and pressed may change. */
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

test('shows a button in all states side by side, as pointer, key and finger make it look', async ({
  page,
}) => {
  const frame = await open(page, idOf(/^Buttons/));
  await frame.getByRole('button', { name: 'Nạp Xu' }).nth(3).waitFor();
  for (const [index, look] of Object.values(looks).entries())
    await expect.poll(() => lookOf(frame, 'Nạp Xu', index)).toEqual(look);
});

for (const [state, look] of Object.entries(looks))
  test(`state ${state}: applies to every control of any story`, async ({ page }) => {
    const frame = await open(page, 'kit-button--primary', `state:${state}`);
    await frame.getByRole('button', { name: 'Nạp Xu' }).waitFor();
    await expect.poll(() => lookOf(frame, 'Nạp Xu', 0)).toEqual(look);
  });

for (const mode of ['dark', 'light'])
  test(`an option of a switch reacts to the pointer: ${mode}`, async ({ page }) => {
    const frame = await open(page, idOf(/^Switches/), `mode:${mode}`);
    const options = frame.locator('label', { hasText: 'Sáng' });
    await options.nth(3).waitFor();
    const looks = () =>
      options.evaluateAll((labels) =>
        labels.map((label) => {
          const { backgroundColor, transform } = getComputedStyle(label);
          return { filled: backgroundColor !== 'rgba(0, 0, 0, 0)', moved: transform !== 'none' };
        }),
      );
    const [normal, hover, pressed] = [
      { filled: false, moved: false },
      { filled: true, moved: false },
      { filled: true, moved: true },
    ];
    await expect.poll(looks).toEqual([normal, hover, normal, pressed]);
  });

/** Controls whose border says that they are focused, invalid, disabled or chosen: the border's element, and what is focused first. */
const marked = [
  { what: 'an invalid text field', story: 'kit-forms--with-errors', border: 'fieldset' },
  { what: 'a focused text field', story: 'kit-forms--empty', border: 'fieldset', focus: 'input' },
  { what: 'a disabled text field', story: 'kit-forms--disabled', border: 'fieldset' },
  { what: 'an invalid select', story: 'kit-selectfield--with-error', border: 'select' },
  { what: 'a focused select', story: 'kit-selectfield--empty', border: 'select', focus: 'select' },
  { what: 'a chosen amount', story: 'kit-amountchip--selected', border: 'label:has(:checked)' },
  { what: 'a chosen tile', story: 'kit-cointile--selected', border: 'label:has(:checked)' },
];

for (const { what, story, border, focus } of marked)
  test(`${what} keeps its border under the pointer, which stays there after a tap`, async ({ page }) => {
    const borderAt = async (state: string) => {
      const frame = await open(page, story, `state:${state}`);
      if (focus !== undefined) await frame.locator(focus).first().focus();
      // The pseudo state is applied to a control after it was rendered.
      await expect(frame.locator('.pseudo-hover-all')).toHaveCount(state === 'hover' ? 1 : 0);
      return frame
        .locator(border)
        .first()
        .evaluate((element) => getComputedStyle(element).borderTopColor);
    };
    const normal = await borderAt('normal');
    await expect.poll(() => borderAt('hover')).toBe(normal);
  });

test('no item of an open menu covers the outline of its neighbour', async ({ page }) => {
  const frame = await open(page, idOf(/^Menu items/));
  const item = frame.getByRole('menuitem', { name: 'focus' });
  const next = frame.getByRole('menuitem', { name: 'pressed' });
  await expect(item).toHaveCSS('outline-style', 'solid');
  await expect(next).toHaveCSS(
    'background-color',
    await item.evaluate((e) => getComputedStyle(e).backgroundColor),
  );
  const box = await item.boundingBox();
  if (!box) throw new Error('no item');
  // Two pixels outside the item: within its outline.
  const strip = (y: number) => page.screenshot({ clip: { x: box.x + 40, y, width: 100, height: 2 } });
  const [above, below] = [await strip(box.y - 4), await strip(box.y + box.height + 2)];
  expect(below.equals(above)).toBe(true);
});

test('the search finds the states by a Vietnamese word', async ({ page }) => {
  await page.goto('./');
  await page.locator('#storybook-explorer-searchfield').fill('rê chuột');
  await expect(page.getByRole('option').filter({ hasText: 'Pseudo states' }).first()).toBeVisible();
});
