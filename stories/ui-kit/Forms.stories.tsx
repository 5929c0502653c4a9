import { Stack } from '@portal/ui-kit';
import {
  CheckboxField,
  CodeField,
  FormAlert,
  FormattedField,
  FormBody,
  PasswordField,
  PhoneField,
  SelectFormField,
  SubmitButton,
  TextField,
} from '@portal/ui-kit/forms';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-final-form';

interface SampleProps {
  username: string;
  password: string;
  /** The errors of the fields, by name. All fields are touched. */
  errors: Record<string, string>;
  alert: string;
  disabled: boolean;
}

const Sample = ({ username, password, errors, alert, disabled }: SampleProps) => (
  <Form
    onSubmit={() => new Promise<undefined>(() => undefined)}
    initialValues={{ username, password }}
    validate={() => errors}
  >
    {({ handleSubmit }) => (
      <Stack
        component="form"
        spacing={2}
        sx={{ maxWidth: 360 }}
        onSubmit={handleSubmit}
        noValidate
        ref={(form: HTMLFormElement | null) => {
          // A submit marks every field as touched.
          if (form && Object.keys(errors).length > 0) form.requestSubmit();
        }}
      >
        <FormAlert message={alert} />
        <TextField name="username" label="Tên đăng nhập" autoComplete="username" disabled={disabled} />
        <PasswordField name="password" label="Mật khẩu" autoComplete="new-password" disabled={disabled} />
        <SelectFormField
          name="zone"
          label="Máy chủ"
          placeholder="Chọn máy chủ"
          options={[{ value: 1, label: 'S1 Thăng Long' }]}
          disabled={disabled}
        />
        <CheckboxField
          name="agree"
          label="Dùng đúng số này để nhận OTP khi đổi mật khẩu"
          disabled={disabled}
        />
        <SubmitButton busyLabel="Đang gửi..." disabled={disabled}>
          Tiếp tục
        </SubmitButton>
      </Stack>
    )}
  </Form>
);

const meta = {
  component: Sample,
  title: 'Kit/Forms',
  tags: ['autodocs'],
  subcomponents: {
    TextField,
    FormattedField,
    PasswordField,
    PhoneField,
    CodeField,
    CheckboxField,
    SelectFormField,
    FormBody,
    FormAlert,
    SubmitButton,
  },
  args: { username: '', password: '', errors: {}, alert: '', disabled: false },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { username: 'thanhnam_2026', password: 'Demo@2026' } };
export const WithErrors: Story = {
  args: {
    errors: {
      username: 'Tên đăng nhập phải có từ 4 đến 32 ký tự.\nHãy chọn một tên đăng nhập.',
      password: 'Nhập vào mật khẩu.',
      agree: 'Hãy đánh dấu ô này.',
    },
  },
};
export const WithAlert: Story = { args: { alert: 'Máy chủ đang bận, xin thử lại sau.' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithPlaceholder: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Form onSubmit={() => undefined}>
      {() => (
        <FormBody style={{ maxWidth: 360 }}>
          <TextField name="reference" label="Mã giao dịch" placeholder="FT26325123456" />
        </FormBody>
      )}
    </Form>
  ),
};
