import { Alert, Button, Notice } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: Notice,
  title: 'Kit/Notice',
  tags: ['autodocs'],
  subcomponents: { Alert },
  args: { children: 'Sau khi nạp thành công, hãy đăng nhập lại nhân vật để cập nhật số dư.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { severity: 'success' } };
export const Warning: Story = { args: { severity: 'warning' } };
export const Error: Story = { args: { severity: 'error' } };
export const Spoken: Story = {
  parameters: { controls: { disable: true } },
  render: () => <Alert>Phiên đăng nhập đã hết hạn.</Alert>,
};
export const WithTitle: Story = { args: { title: 'Lưu ý' } };
export const WithAction: Story = { args: { action: <Button variant="quiet">Thử lại</Button> } };
export const SeveralLines: Story = { args: { children: 'Dòng thứ nhất\nDòng thứ hai' } };
