import { AuthLayout, Panel } from '@portal/ui-kit';
import { KitThemeProvider, tokens } from '@portal/ui-kit/theme';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

const page = (
  <KitThemeProvider>
    <AuthLayout logoHref="/" footer="© 2026">
      <Panel>Nội dung</Panel>
    </AuthLayout>
  </KitThemeProvider>
);

/** The text of all style sheets, including rules that emotion inserts without text. */
const styleSheetText = () =>
  [...document.querySelectorAll('style')]
    .flatMap(({ sheet, textContent }) => [
      textContent,
      ...[...(sheet?.cssRules ?? [])].map((rule) => rule.cssText),
    ])
    .join('\n');

it('APP-2: renders the same markup in both modes of the html element', () => {
  document.documentElement.dataset['mode'] = 'light';
  const light = renderToString(page);
  document.documentElement.dataset['mode'] = 'dark';
  expect(renderToString(page)).toBe(light);
});

it('APP-2: writes the colours of both modes under the data-mode selector', () => {
  render(page);
  const css = styleSheetText();
  expect(css).toMatch(
    new RegExp(`\\[data-mode="light"\\][^}]*--kit-palette-background-default: ?${tokens.light.canvas}`),
  );
  expect(css).toMatch(
    new RegExp(`\\[data-mode="dark"\\][^}]*--kit-palette-background-default: ?${tokens.dark.canvas}`),
  );
});

it('APP-2, APP-7: keeps no mode of its own: no attribute, nothing in localStorage', () => {
  document.documentElement.removeAttribute('data-mode');
  const before = document.documentElement.getAttributeNames();
  localStorage.clear();
  render(page);
  expect(document.documentElement.getAttributeNames()).toEqual(before);
  expect(localStorage).toHaveLength(0);
});
