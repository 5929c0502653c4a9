import { CodeField, FormDialog, PhoneField, TextField } from '@portal/ui-kit/forms';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FORM_ERROR } from 'final-form';

interface Values {
  name: string;
}

const meta = {
  component: FormDialog<Values>,
  title: 'Kit/FormDialog',
  tags: ['autodocs'],
  // Each story has its own iframe, because the component would cover the documentation page.
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: {
    open: true,
    onClose: () => undefined,
    onSubmit: () => ({ [FORM_ERROR]: 'Máy chủ đang gặp sự cố. Hãy thử lại sau ít phút.' }),
    title: 'Đổi tên',
    initialValues: { name: 'Nguyễn Thành Nam' },
    children: <TextField name="name" label="Tên" />,
  },
} satisfies Meta<typeof FormDialog<Values>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A failed save: the alert is shown and the values are kept. */
export const Default: Story = {};
export const NothingToSave: Story = { args: { disabled: true } };
export const PhoneAndCode: Story = {
  args: {
    title: 'Đổi số điện thoại',
    children: (
      <>
        <PhoneField name="newPhoneNumber" label="Số điện thoại mới" />
        <CodeField name="otpNumber" label="Mã bảo mật" />
      </>
    ),
  },
};
