import { AuthLayout, PageTitle, Stack, Text, TextLink } from '@portal/ui-kit';
import { CheckboxField, FormAlert, PasswordField, SubmitButton, TextField } from '@portal/ui-kit/forms';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-final-form';

interface LoginFormProps {
  alert?: string;
  username?: string;
}

const LoginForm = ({ alert, username = '' }: LoginFormProps) => (
  <Form onSubmit={() => undefined} initialValues={{ username, remember: true }}>
    {({ handleSubmit, values }) => (
      <Stack component="form" spacing={2} onSubmit={handleSubmit} noValidate>
        <PageTitle subtitle="Quản lý tài khoản và nạp KP cho FS Online">Đăng nhập</PageTitle>
        <FormAlert message={alert} />
        <TextField name="username" label="Tên đăng nhập" autoComplete="username" />
        <PasswordField name="password" label="Mật khẩu" autoComplete="current-password" />
        <Stack
          direction="row"
          sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap' }}
        >
          <CheckboxField name="remember" label="Ghi nhớ đăng nhập" />
          <TextLink href="#recovery" style={{ fontSize: '0.9375rem' }}>
            Quên mật khẩu?
          </TextLink>
        </Stack>
        <SubmitButton disabled={!values.username}>Đăng nhập</SubmitButton>
        <Text tone="secondary" size="small" align="center">
          Chưa có tài khoản? <TextLink href="#register">Đăng ký</TextLink>
        </Text>
      </Stack>
    )}
  </Form>
);

const meta = {
  component: AuthLayout,
  title: 'Kit/AuthLayout',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    logoHref: '#',
    footer: '© 2026 FS Online. Bảo lưu mọi quyền.',
    children: <LoginForm username="thanhnam_2026" />,
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { children: <LoginForm /> } };
export const WithAlert: Story = {
  args: {
    children: (
      <LoginForm username="thanhnam_2026" alert={'Tên đăng nhập hoặc mật khẩu không đúng.\nHãy thử lại.'} />
    ),
  },
};
export const ShortText: Story = {
  args: {
    children: <PageTitle subtitle="Đang xác thực thông tin của bạn...">Xác minh địa chỉ Email</PageTitle>,
  },
};
/** A text about the portal beside the form on a laptop; a phone has no room for it. */
export const WithAside: Story = {
  args: {
    aside: (
      <Stack spacing={2}>
        <Text strong>Nạp KP nhanh, nhận thưởng thêm</Text>
        <Text tone="secondary">Quản lý tài khoản, nạp thẻ và theo dõi giao dịch ở một nơi.</Text>
      </Stack>
    ),
  },
};
