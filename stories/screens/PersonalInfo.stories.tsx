import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, waitFor, within } from 'storybook/test';
import { paths } from '@portal/contract';
import { userFixture } from '../../tests/fixtures/users';
import { answering, broken } from '../support/answers';
import { PortalScreen } from '../support/PortalScreen';

const meta: Meta<typeof PortalScreen> = {
  title: 'Screens/PersonalInfo',
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/' },
};
export default meta;

type Story = StoryObj<typeof PortalScreen>;
type Play = NonNullable<Story['play']>;

/** Modals are drawn outside the story's own element. */
const modalOf = async ({ canvasElement }: Parameters<Play>[0]) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));

const saved: Play = async (context) => {
  const modal = await modalOf(context);
  const save = modal.getByRole<HTMLButtonElement>('button', { name: 'Lưu' });
  await waitFor(() => {
    if (save.disabled) throw new Error('the rules are on their way');
  });
  await userEvent.click(save);
};

const nothingSet = {
  firstName: null,
  middleName: null,
  lastName: null,
  email: null,
  phoneNumber: null,
  verifiedAt: null,
  verifiedPhoneAt: null,
};

export const AllSet: Story = {};
export const NothingSet: Story = { args: { host: { me: userFixture(nothingSet) } } };
export const PhoneUnverified: Story = { args: { host: { me: userFixture({ verifiedPhoneAt: null }) } } };
export const EmailUnverified: Story = { args: { host: { me: userFixture({ verifiedAt: null }) } } };
export const LongValues: Story = {
  args: {
    host: {
      me: userFixture({
        lastName: 'Nguyễn'.repeat(6),
        firstName: 'Anh'.repeat(12),
        email: `${'thanhnam'.repeat(12)}@example.com`,
        username: 'thanhnam_'.repeat(4).slice(0, 32),
        verifiedPhoneAt: null,
      }),
    },
  },
};
export const Name: Story = { args: { path: '/?edit=name' } };
export const NameMissing: Story = {
  args: { path: '/?edit=name', host: { me: userFixture(nothingSet) } },
  play: saved,
};
export const NameSaved: Story = { args: { path: '/?edit=name' }, play: saved };
export const NameOffline: Story = {
  args: { path: '/?edit=name', answers: [broken(paths.updateProfile, 'patch')] },
  play: saved,
};
export const NameRefused: Story = {
  args: {
    path: '/?edit=name',
    answers: [
      answering(paths.updateProfile, 'patch', 422, { errors: { firstName: ['Tên không được phép.'] } }),
    ],
  },
  play: saved,
};
export const Language: Story = { args: { path: '/?edit=language' } };
export const Phone: Story = { args: { path: '/?edit=phone' } };
export const Email: Story = { args: { path: '/?edit=email' } };
export const EmailVerification: Story = {
  args: { path: '/?edit=email', host: { me: userFixture({ verifiedAt: null }) } },
};
export const EmailWithCode: Story = {
  args: { path: '/?edit=email' },
  play: async (context) => {
    const modal = await modalOf(context);
    await userEvent.type(modal.getByLabelText('Địa chỉ email'), '.vn');
    await userEvent.click(await modal.findByRole('button', { name: 'Gửi mã' }));
  },
};
