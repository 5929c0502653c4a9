import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { paths } from '@portal/contract';
import { answering, broken, hanging } from '../support/answers';
import { PortalScreen } from '../support/PortalScreen';

const meta: Meta<typeof PortalScreen> = {
  title: 'Screens/Recovery',
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/recovery', host: { me: null } },
};
export default meta;

type Story = StoryObj<typeof PortalScreen>;
type Play = NonNullable<Story['play']>;

const filling =
  (fields: Record<string, string>): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [label, text] of Object.entries(fields))
      await userEvent.type(await canvas.findByLabelText(label), text);
    await userEvent.keyboard('{Enter}');
  };

const STRONG = 'Matkhau@1';
const link = '/recovery/forgot-password/token';
const phone = '/recovery/forgot-password-by-phone';
const badToken = answering(paths.resetPasswordToken, 'get', 422, { message: 'Đường dẫn đã hết hiệu lực.' });

const askedByEmail = filling({ 'Tên đăng nhập': 'thanhnam' });
const changedByLink = filling({ 'Mật khẩu mới': STRONG, 'Nhập lại mật khẩu mới': STRONG });
const changedByPhone = filling({
  'Tên đăng nhập': 'thanhnam',
  'Mã xác thực': '123456',
  'Mật khẩu mới': STRONG,
  'Nhập lại mật khẩu mới': STRONG,
});

export const Chooser: Story = {};

export const ByPhone: Story = { args: { path: phone } };
export const ByPhoneMistakes: Story = { args: { path: phone }, play: filling({ 'Tên đăng nhập': 'abc' }) };
export const ByPhoneWrongCode: Story = {
  args: {
    path: phone,
    answers: [
      answering(paths.resetPasswordByPhone, 'post', 422, { errors: { otp: ['Mã xác thực không hợp lệ'] } }),
    ],
  },
  play: changedByPhone,
};
export const ByPhoneDone: Story = { args: { path: phone }, play: changedByPhone };

export const ByEmail: Story = { args: { path: '/recovery/forgot-password' } };
export const ByEmailSent: Story = { args: { path: '/recovery/forgot-password' }, play: askedByEmail };
export const ByEmailTooManyTries: Story = {
  args: { path: '/recovery/forgot-password', answers: [answering(paths.sendResetEmail, 'post', 429)] },
  play: askedByEmail,
};

export const LinkVerifying: Story = { args: { path: link, answers: [hanging(paths.resetPasswordToken)] } };
export const LinkBad: Story = { args: { path: link, answers: [badToken] } };
export const LinkOffline: Story = { args: { path: link, answers: [broken(paths.resetPasswordToken)] } };
export const LinkGood: Story = { args: { path: link } };
export const LinkDone: Story = { args: { path: link }, play: changedByLink };

export const ForgottenUsername: Story = { args: { path: '/recovery/forgot-username' } };
export const ForgottenUsernameSent: Story = {
  args: { path: '/recovery/forgot-username' },
  play: filling({ 'Địa chỉ email': 'thanhnam@example.com' }),
};
