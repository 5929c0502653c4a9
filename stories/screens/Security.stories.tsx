import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { paths } from '@portal/contract';
import { userFixture } from '../../tests/fixtures/users';
import { answering } from '../support/answers';
import { PortalScreen } from '../support/PortalScreen';

const meta: Meta<typeof PortalScreen> = {
  title: 'Screens/Security',
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/security' },
};
export default meta;

type Story = StoryObj<typeof PortalScreen>;
type Play = NonNullable<Story['play']>;

/** Modals are drawn outside the story's own element. */
const modalOf = async ({ canvasElement }: Parameters<Play>[0]) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));

const codeSent: Play = async (context) => {
  const modal = await modalOf(context);
  await userEvent.click(await modal.findByRole('button', { name: 'Gửi mã' }));
};

const passwordTyped: Play = async (context) => {
  const modal = await modalOf(context);
  await userEvent.type(modal.getByLabelText('Mật khẩu cũ'), 'Demo@2026');
  await userEvent.type(modal.getByLabelText('Mật khẩu mới'), 'Matkhau2');
  await userEvent.keyboard('{Enter}');
};

export const NeverChanged: Story = {};
export const Changed: Story = {
  args: { host: { me: userFixture({ lastPasswordChange: '2026-03-05T03:00:00.000Z' }) } },
};
export const PhoneUnverified: Story = { args: { host: { me: userFixture({ verifiedPhoneAt: null }) } } };
export const Username: Story = { args: { path: '/security?edit=username' } };
export const Password: Story = { args: { path: '/security?edit=password' } };
export const PasswordSaved: Story = { args: { path: '/security?edit=password' }, play: passwordTyped };
export const PasswordWrong: Story = {
  args: {
    path: '/security?edit=password',
    answers: [
      answering(paths.changePassword, 'post', 422, {
        errors: { currentPassword: ['Mật khẩu cũ không đúng.'] },
      }),
    ],
  },
  play: passwordTyped,
};
export const PhoneBySms: Story = { args: { path: '/security?edit=phone' } };
export const PhoneCodeSent: Story = { args: { path: '/security?edit=phone' }, play: codeSent };
export const PhoneCodeTooSoon: Story = {
  args: { path: '/security?edit=phone', answers: [answering(paths.securityCode, 'post', 429)] },
  play: codeSent,
};
export const PhoneByEmail: Story = {
  args: { path: '/security?edit=phone', host: { me: userFixture({ verifiedPhoneAt: null }) } },
};
export const PhoneWithoutCode: Story = {
  args: {
    path: '/security?edit=phone',
    host: { me: userFixture({ verifiedPhoneAt: null, verifiedAt: null }) },
  },
};
