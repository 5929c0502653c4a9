import { FormBody, SubmitButton, TextField } from '@portal/ui-kit/forms';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FORM_ERROR } from 'final-form';
import { Form } from 'react-final-form';
import { userEvent, within } from 'storybook/test';

const REFUSED = 'Tên đăng nhập này đã có người dùng.';

const meta: Meta<typeof FormBody> = { title: 'Kit/FormBody', component: FormBody };
export default meta;

type Story = StoryObj<typeof FormBody>;

const render: Story['render'] = () => (
  <Form onSubmit={() => Promise.resolve({ [FORM_ERROR]: REFUSED })}>
    {() => (
      <FormBody>
        <TextField name="username" label="Tên đăng nhập" />
        <SubmitButton>Gửi</SubmitButton>
      </FormBody>
    )}
  </Form>
);

export const Default: Story = { render };

/** A rejected submit: the alert appears above the fields. */
export const Refused: Story = {
  render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi' }));
    await canvas.findByText(REFUSED);
  },
};
