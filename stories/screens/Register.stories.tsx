import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { paths } from '@portal/contract';
import { answering, broken, hanging } from '../support/answers';
import { PortalScreen } from '../support/PortalScreen';

/** What a reload would bring back, so that a story can start at any step. */
const typedBefore = () => {
  window.sessionStorage.setItem('signup', JSON.stringify({ phone: '0987654321', username: 'thanhnam' }));
};

const meta: Meta<typeof PortalScreen> = {
  title: 'Screens/Register',
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/register?step=password', host: { me: null } },
  beforeEach: () => {
    typedBefore();
    return () => window.sessionStorage.removeItem('signup');
  },
};
export default meta;

type Story = StoryObj<typeof PortalScreen>;

const typed: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Mật khẩu'), 'Matkhau1');
  await userEvent.type(canvas.getByLabelText('Xác nhận mật khẩu'), 'Matkhau1');
};

const submitted: NonNullable<Story['play']> = async (context) => {
  await typed(context);
  await userEvent.keyboard('{Enter}');
};

const errors = { username: ['Tên đăng nhập này đã có người dùng.'] };

export const Phone: Story = { args: { path: '/register' } };
export const PhoneWrong: Story = {
  args: { path: '/register' },
  play: async ({ canvasElement }) => {
    const phone = await within(canvasElement).findByLabelText('Số điện thoại');
    await userEvent.clear(phone);
    await userEvent.type(phone, '09');
    await userEvent.tab();
  },
};
export const Username: Story = { args: { path: '/register?step=username' } };
export const Password: Story = {};
export const PasswordTyped: Story = { play: typed };
export const Submitting: Story = { args: { answers: [hanging(paths.register, 'post')] }, play: submitted };
export const SingleForm: Story = { args: { path: '/register?step=all' } };
export const Refused: Story = {
  args: { answers: [answering(paths.register, 'post', 422, { message: 'Hãy kiểm tra lại.', errors })] },
  play: submitted,
};
export const Offline: Story = { args: { answers: [broken(paths.register, 'post')] }, play: submitted };
export const ServerError: Story = {
  args: { answers: [answering(paths.register, 'post', 500)] },
  play: submitted,
};
export const TooManyTries: Story = {
  args: { answers: [answering(paths.register, 'post', 429)] },
  play: submitted,
};
export const BotCheckUnavailable: Story = { args: { answers: [broken(paths.botCheck)] }, play: submitted };
