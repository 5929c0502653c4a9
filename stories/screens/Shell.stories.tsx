import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { paths } from '@portal/contract';
import { userFixture } from '../../tests/fixtures/users';
import { broken, hanging } from '../support/answers';
import { PortalScreen } from '../support/PortalScreen';

const meta: Meta<typeof PortalScreen> = {
  title: 'Screens/Shell',
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/khong-co' },
};
export default meta;

type Story = StoryObj<typeof PortalScreen>;

export const NotFound: Story = {};
export const ComingSoon: Story = { args: { path: '/giftcode' } };
export const SessionLookup: Story = { args: { answers: [hanging(paths.me)] } };
export const HostUnreachable: Story = { args: { answers: [broken(paths.me)] } };
export const ZeroBalance: Story = { args: { host: { me: userFixture({ credit: 0 }) } } };
export const LongName: Story = {
  args: {
    host: {
      me: userFixture({
        lastName: 'Công Tằng Tôn Nữ',
        middleName: 'Thị Hoàng Phương',
        firstName: 'Nguyệt Ánh',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Tài khoản/ }));
  },
};
