import { SettingList, SettingRow, StatusChip } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = {
  component: SettingRow,
  title: 'Kit/SettingRow',
  tags: ['autodocs'],
  subcomponents: { SettingList },
  args: { label: 'Họ và tên', value: 'Nguyễn Thành Nam' },
  decorators: [
    (Story) => (
      <SettingList>
        <Story />
        <SettingRow label="Ngôn ngữ" value="Tiếng Việt" />
      </SettingList>
    ),
  ],
} satisfies Meta<typeof SettingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithStatus: Story = {
  args: {
    label: 'Số điện thoại',
    value: '0912 345 678',
    status: <StatusChip tone="success" label="Đã xác minh" />,
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongValue: Story = { args: { value: 'a'.repeat(120) } };
