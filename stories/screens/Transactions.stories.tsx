import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { paths, transactionTypes } from '@portal/contract';
import { payFixture, topUpFixture } from '../../tests/fixtures/transactions';
import { broken, hanging } from '../support/answers';
import { PortalScreen } from '../support/PortalScreen';

const meta: Meta<typeof PortalScreen> = {
  title: 'Screens/Transactions',
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/transactions' },
};
export default meta;

type Story = StoryObj<typeof PortalScreen>;

const HUGE = 9_007_199_254_740_991;
const statuses = ['pending', 'success', 'failed', 'other'] as const;
const everyType = [...transactionTypes, 'credit.mystery'].map((type, index) =>
  payFixture({
    id: String(index),
    type,
    status: statuses[index % statuses.length] ?? 'other',
    currency: type.startsWith('topup') ? 'VND' : 'KP',
    ...(type !== 'credit.pay' && { payload: {} }),
  }),
);

export const TopUpAndPurchase: Story = {};
export const EveryTypeAndStatus: Story = { args: { host: { history: everyType } } };
export const FifteenRows: Story = {
  args: { host: { history: Array.from({ length: 15 }, (_, index) => topUpFixture({ id: String(index) })) } },
};
export const HugeAndLong: Story = {
  args: {
    host: {
      history: [
        topUpFixture({
          value: HUGE,
          payload: { source: 'Ngân hàng Thương mại Cổ phần Phát triển Thành phố Hồ Chí Minh' },
          relatedTransactions: [{ id: '1', type: 'credit.recharge', realValue: HUGE }],
        }),
      ],
    },
  },
};
export const Empty: Story = { args: { host: { history: [] } } };
export const Loading: Story = { args: { answers: [hanging(paths.transactionHistory)] } };
export const Failed: Story = { args: { answers: [broken(paths.transactionHistory)] } };
