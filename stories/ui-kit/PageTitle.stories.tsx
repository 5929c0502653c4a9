import { Button, PageTitle } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: PageTitle,
  title: 'Kit/PageTitle',
  tags: ['autodocs'],
  args: { children: 'Nạp thẻ qua ngân hàng' },
} satisfies Meta<typeof PageTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithSubtitle: Story = { args: { subtitle: '15 giao dịch gần nhất' } };
export const WithAction: Story = { args: { action: <Button variant="secondary">Làm mới</Button> } };
