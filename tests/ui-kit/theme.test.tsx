import { kitTheme, KitThemeProvider, tokens } from '@portal/ui-kit/theme';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AuthLayout, PageTitle, Panel, Text, TextLink } from '@portal/ui-kit';
import { CheckboxField, FormAlert, PasswordField, SubmitButton, TextField } from '@portal/ui-kit/forms';
import { Form } from 'react-final-form';

const page = (
  <KitThemeProvider>
    <AuthLayout logoHref="/" footer="© 2026">
      <Panel>Nội dung</Panel>
    </AuthLayout>
  </KitThemeProvider>
);

const login = (
  <KitThemeProvider>
    <AuthLayout logoHref="/" footer="© 2026">
      <PageTitle subtitle="Phụ đề">Đăng nhập</PageTitle>
      <Form onSubmit={() => undefined}>
        {({ handleSubmit }) => (
          <form onSubmit={handleSubmit}>
            <FormAlert message="Máy chủ đang bận." />
            <TextField name="username" label="Tên đăng nhập" />
            <PasswordField name="password" label="Mật khẩu" />
            <CheckboxField name="remember" label="Ghi nhớ đăng nhập" />
            <SubmitButton disabled>Đăng nhập</SubmitButton>
            <Text tone="secondary">
              <TextLink href="/register">Đăng ký</TextLink>
            </Text>
          </form>
        )}
      </Form>
    </AuthLayout>
  </KitThemeProvider>
);

const styleText = () =>
  [...document.querySelectorAll('style')]
    .flatMap(({ sheet, textContent }) => [
      textContent,
      ...[...(sheet?.cssRules ?? [])].map((rule) => rule.cssText),
    ])
    .join('\n');

describe('prerendered markup', () => {
  it('LAY-1: carries no style attributes, which a strict content security policy would drop', () => {
    const withoutSheets = renderToString(login).replace(/<style[^>]*>.*?<\/style>/gs, '');
    expect(withoutSheets).toContain('Đăng nhập');
    expect(withoutSheets).not.toMatch(/ style="/);
  });
});

describe('KitThemeProvider', () => {
  it('APP-2: the markup is the same whatever the mode of the html element', () => {
    document.documentElement.dataset['mode'] = 'light';
    const light = renderToString(page);
    document.documentElement.dataset['mode'] = 'dark';
    expect(renderToString(page)).toBe(light);
  });

  it('APP-2: writes the colours of both modes under the data-mode selector', () => {
    render(page);
    const css = styleText();
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

  it('every motion is short (architecture §8)', () => {
    Object.values(kitTheme.transitions.duration).forEach((ms) => expect(ms).toBeLessThanOrEqual(200));
  });
});
