import { createKitTheme, kitTheme, KitThemeProvider } from '@portal/ui-kit/theme';
import { render } from '@testing-library/react';
import { baselineStyles } from '../../../ui-kit/theme/baseline';
import { secondBrand } from '../samples/secondBrand';

it("creates the kit's own look without options", () => {
  expect(baselineStyles(createKitTheme())).toBe(baselineStyles(kitTheme));
});

it('puts colours, font, corners and spacing into CSS variables', () => {
  const theme = createKitTheme({ tokens: secondBrand, fontFamily: 'Inter', radius: 4, spacing: 6 });
  const css = baselineStyles(theme);
  for (const declaration of [
    '--kit-font-family:Inter;',
    '--kit-shape-borderRadius:4px;',
    '--kit-spacing:6px;',
    `--kit-palette-kit-canvas:${secondBrand.dark.canvas};`,
    `--kit-palette-kit-canvas:${secondBrand.light.canvas};`,
  ])
    expect(css).toContain(declaration);
  expect(css).toContain('font-family:var(--kit-font-family)');
});

it("keeps the look of the kit's controls", () => {
  expect(createKitTheme({ tokens: secondBrand }).components).toEqual(kitTheme.components);
});

it('APP-2: throws in development for colours below WCAG AA, and names them', () => {
  expect(() => createKitTheme({ tokens: { dark: { text: '#333333' } } })).toThrow(
    /dark: text on canvas has a contrast of 1\.\d\d:1; it must have at least 4\.5:1\./,
  );
});

it('KitThemeProvider inserts the variables of the theme that it is given', () => {
  render(<KitThemeProvider theme={createKitTheme({ radius: 3 })}>Nội dung</KitThemeProvider>);
  const css = [...document.querySelectorAll('style')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText))
    .join('\n');
  expect(css).toContain('--kit-shape-borderRadius: 3px');
});
