import { AuthLayout, PageTitle, Text, TextLink } from '@portal/ui-kit';
import { CheckboxField, FormAlert, PasswordField, SubmitButton, TextField } from '@portal/ui-kit/forms';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { renderToString } from 'react-dom/server';
import { Form } from 'react-final-form';

// Covers the whole kit: everything that a prerendered login page uses.
const loginPage = (
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

it('LAY-1: prerenders without style attributes, which a strict content security policy would drop', () => {
  const markup = renderToString(loginPage).replace(/<style[^>]*>.*?<\/style>/gs, '');
  expect(markup).toContain('Đăng nhập');
  expect(markup).not.toMatch(/ style="/);
});
