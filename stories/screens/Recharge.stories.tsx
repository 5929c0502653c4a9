import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, within } from 'storybook/test';
import { paths } from '@portal/contract';
import { rechargeConfigFixture } from '../../tests/fixtures/recharge';
import { userFixture } from '../../tests/fixtures/users';
import { accountZoneFixture, zoneFixture } from '../../tests/fixtures/zones';
import { answering, broken, hanging } from '../support/answers';
import { PortalScreen } from '../support/PortalScreen';

const meta: Meta<typeof PortalScreen> = {
  title: 'Screens/Recharge',
  component: PortalScreen,
  parameters: { layout: 'fullscreen' },
  args: { path: '/recharge' },
};
export default meta;

type Story = StoryObj<typeof PortalScreen>;

const HUGE = 9_007_199_254_740_991;

const chosen: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.selectOptions(await canvas.findByLabelText('Máy chủ'), '2');
  await userEvent.click(canvas.getByRole('radio', { name: /2\.000/ }));
};

const submitted: NonNullable<Story['play']> = async (context) => {
  await chosen(context);
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Nạp Xu' }));
};

const refused = (body: object) => [answering(paths.rechargeGame, 'post', 422, body)];

export const Fresh: Story = {};
export const Chosen: Story = { play: chosen };
export const ZeroBalance: Story = { args: { host: { me: userFixture({ credit: 0 }) } } };
export const Debt: Story = { args: { host: { me: userFixture({ credit: 12_000, debtCredit: 35_000 }) } } };
export const HugeBalance: Story = { args: { host: { me: userFixture({ credit: HUGE }) } }, play: chosen };
export const LongNames: Story = {
  args: {
    host: {
      zones: [
        zoneFixture({ id: 2, name: 'S2 Long Thành – máy chủ có một cái tên thật dài để thử giao diện' }),
      ],
      rechargeConfig: rechargeConfigFixture({
        coinName: 'Xu vàng hoàng kim',
        payableValues: [{ credit: 20_000, coinsReceived: 900_719_925_474_099 }],
      }),
    },
  },
};
export const NoServers: Story = { args: { host: { zones: [] } } };
export const NoAmounts: Story = {
  args: { host: { rechargeConfig: rechargeConfigFixture({ payableValues: [] }) } },
};
export const Loading: Story = { args: { answers: [hanging(paths.zones)] } };
export const Unavailable: Story = { args: { answers: [broken(paths.rechargeGame)] } };
export const Submitting: Story = {
  args: { answers: [hanging(paths.rechargeGame, 'post')] },
  play: submitted,
};
export const Succeeded: Story = { play: submitted };
export const Refused: Story = {
  args: { answers: refused({ errorCode: 'INSUFFICIENT_CREDIT', message: 'Số dư không đủ.' }) },
  play: submitted,
};
export const RefusedWithoutMessage: Story = {
  args: { answers: refused({ errorCode: 'GAME_UNAVAILABLE' }) },
  play: submitted,
};
export const NotSent: Story = {
  args: { answers: [answering(paths.rechargeGame, 'post', 429)] },
  play: submitted,
};
/** The answer was lost: looked for, and after some seconds not found. */
export const OutcomeUnknown: Story = {
  args: { answers: [broken(paths.rechargeGame, 'post')] },
  play: submitted,
};
export const ClosedServer: Story = {
  args: { host: { accountZones: [accountZoneFixture({ zone: zoneFixture({ id: 3, state: 'CLOSED' }) })] } },
};
