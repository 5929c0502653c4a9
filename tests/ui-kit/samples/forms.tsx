import {
  CheckboxField,
  CodeField,
  FormattedField,
  FormAlert,
  FormBody,
  FormDialog,
  PasswordField,
  PhoneField,
  SelectFormField,
  SubmitButton,
  TextField,
} from '@portal/ui-kit/forms';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import type { ReactElement } from 'react';
import { Form } from 'react-final-form';
import type { Samples } from './sample';

const nothing = () => undefined;

const wrap = (element: ReactElement) => <Form onSubmit={nothing} render={() => element} />;

/** Samples of the components of `./forms`. */
export const forms: Samples = {
  CheckboxField: { element: <CheckboxField name="remember" label="Ghi nhớ đăng nhập" />, wrap },
  CodeField: { element: <CodeField name="code" label="Mã bảo mật" />, wrap },
  FormAlert: { element: <FormAlert message="Có lỗi xảy ra." /> },
  FormBody: { element: <FormBody>Nội dung</FormBody>, wrap },
  FormDialog: {
    element: <FormDialog open onClose={nothing} onSubmit={nothing} title="Đổi e-mail" children="Nội dung" />,
  },
  FormattedField: {
    element: <FormattedField name="amount" label="Số tiền" parse={(value) => value.toUpperCase()} />,
    wrap,
  },
  PasswordField: { element: <PasswordField name="password" label="Mật khẩu" />, wrap },
  PhoneField: { element: <PhoneField name="phone" label="Số điện thoại" />, wrap },
  SelectFormField: {
    element: <SelectFormField name="zone" label="Máy chủ" options={[{ value: 1, label: 'S1' }]} />,
    wrap,
  },
  SubmitButton: { element: <SubmitButton>Lưu</SubmitButton>, wrap },
  TextField: { element: <TextField name="username" label="Tên đăng nhập" />, wrap },
};

export const theme: Samples = {
  KitThemeProvider: {
    element: <KitThemeProvider>Nội dung</KitThemeProvider>,
    rendersNoElement: 'It writes the style sheet of the page and renders its children.',
  },
};
