import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { paths } from '@portal/contract';
import { bankFixture, paymentMethodsFixture } from '../../tests/fixtures/paymentMethods';
import { userFixture } from '../../tests/fixtures/users';
import { broken, hanging } from '../support/answers';
import { PortalScreen } from '../support/PortalScreen';

const meta: Meta<typeof PortalScreen> = {
  title: 'Screens/Payment',
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/payment/bank-transfer' },
};
export default meta;

type Story = StoryObj<typeof PortalScreen>;

const HUGE = 9_007_199_254_740_991;
const long = bankFixture({
  label: 'Ngân hàng Thương mại Cổ phần Phát triển Thành phố Hồ Chí Minh',
  accountName: 'CONG TY TRACH NHIEM HUU HAN MOT THANH VIEN PHAT HANH TRO CHOI FS ONLINE',
  accountNumber: '1903123456789019031234567890',
  paymentSyntax: 'FSO KP TENDANGNHAPRATDAI32KYTU00',
});

export const Index: Story = { args: { path: '/payment' } };
export const Banks: Story = {};
export const Wallets: Story = { args: { path: '/payment/e-wallet' } };
export const Card: Story = { args: { path: '/payment/card' } };
export const ZeroBalanceNoHistory: Story = {
  args: { host: { me: userFixture({ credit: 0 }), history: [] } },
};
export const Debt: Story = { args: { host: { me: userFixture({ credit: 0, debtCredit: 35_000 }) } } };
export const HugeBalance: Story = { args: { host: { me: userFixture({ credit: HUGE, debtCredit: HUGE }) } } };
export const LongValues: Story = {
  args: { host: { paymentMethods: paymentMethodsFixture({ bankTransfers: [long] }) } },
};
export const UnknownBankWithoutBonuses: Story = {
  args: {
    host: {
      paymentMethods: paymentMethodsFixture({
        bankTransfers: [bankFixture({ name: 'acb', label: 'ACB', bonuses: [], exchangeRate: '0.00015' })],
      }),
    },
  },
};
export const BrokenPanel: Story = {
  args: {
    host: {
      paymentMethods: paymentMethodsFixture({
        bankTransfers: [
          bankFixture({ qrCodeData: 'x'.repeat(4000) }),
          bankFixture({ name: 'vietcombank', label: 'Vietcombank' }),
        ],
      }),
    },
  },
};
export const NoBanks: Story = {
  args: { host: { paymentMethods: paymentMethodsFixture({ bankTransfers: [] }) } },
};
export const NoWallets: Story = {
  args: { path: '/payment/e-wallet', host: { paymentMethods: paymentMethodsFixture({ eWallets: [] }) } },
};
export const Loading: Story = { args: { answers: [hanging(paths.paymentMethods)] } };
export const Failed: Story = { args: { answers: [broken(paths.paymentMethods)] } };
export const SyntaxCopied: Story = {
  play: async ({ canvasElement }) => {
    const [row] = await within(canvasElement).findAllByRole('button', { name: /Nội dung/ });
    if (row) await userEvent.click(row);
  },
};
