import { QRSheet } from '@portal/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta: Meta<typeof QRSheet> = {
  title: 'Kit/QRSheet',
  component: QRSheet,
  args: {
    open: true,
    onClose: () => undefined,
    heading: 'Techcombank',
    title: 'Mã QR chuyển tiền qua Techcombank',
    data: 'FSO KP thanhnam',
    children: <b>FSO KP thanhnam</b>,
  },
};
export default meta;

type Story = StoryObj<typeof QRSheet>;

export const Default: Story = {};
/** After the payment. */
export const WithoutCode: Story = {
  args: { data: null, children: <b>+10.500 KP đã vào tài khoản của bạn</b> },
};
export const LongHeading: Story = {
  args: { heading: 'Ngân hàng Thương mại Cổ phần Phát triển Thành phố Hồ Chí Minh' },
};
