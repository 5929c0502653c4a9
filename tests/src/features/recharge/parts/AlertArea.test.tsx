import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import type * as outcome from '../../../../../src/features/recharge/outcome/RechargeOutcome';
import type * as pending from '../../../../../src/features/recharge/outcome/PendingRecharges';
import { useFakeHost } from '../../../../support/fakeHost';
import { answer, refusal } from '../../../../support/handlers';
import { charge } from '../../../../support/hostState';
import { useQuickRechecks } from '../../../../support/operations';
import { BOUGHT, openAndBuy, openAndChoose, press } from '../../../../support/rechargePage';

const mockFault = { isThere: false };
const mockCheck = () => {
  if (mockFault.isThere) throw new TypeError("Cannot read properties of undefined (reading 'coins')");
};
jest.mock('../../../../../src/features/recharge/outcome/RechargeOutcome', () => {
  const { RechargeOutcome } = jest.requireActual<typeof outcome>(
    '../../../../../src/features/recharge/outcome/RechargeOutcome',
  );
  const Mocked: typeof RechargeOutcome = (props) => {
    mockCheck();
    return <RechargeOutcome {...props} />;
  };
  return { RechargeOutcome: Mocked };
});
jest.mock('../../../../../src/features/recharge/outcome/PendingRecharges', () => {
  const { PendingRecharges } = jest.requireActual<typeof pending>(
    '../../../../../src/features/recharge/outcome/PendingRecharges',
  );
  const Mocked: typeof PendingRecharges = (props) => {
    mockCheck();
    return <PendingRecharges {...props} />;
  };
  return { PendingRecharges: Mocked };
});

const host = useFakeHost();
useQuickRechecks();

it('PLAY-5: announces the success in an existing live region', async () => {
  const portal = await openAndChoose();
  const before = screen.getAllByRole('status');
  await press(portal);
  const success = (await screen.findByText(BOUGHT)).closest<HTMLElement>('[role="status"]')!;
  expect(before).toContain(success);
});

describe('GAME-5, GAME-8: what became of the KP is shown even if its panel fails', () => {
  beforeEach(() => {
    mockFault.isThere = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    mockFault.isThere = false;
    jest.restoreAllMocks();
  });
  const post = (
    ...resolver: Parameters<typeof answer> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => host.server.use(answer('post', paths.rechargeGame, ...resolver));

  it('a success, beside the form, and the panel once it can be shown', async () => {
    const { user } = await openAndBuy();
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(screen.getByLabelText('Máy chủ')).toHaveValue('2');
    mockFault.isThere = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(screen.getByText('Đã dùng')).toBeVisible();
    expect(screen.getAllByText(BOUGHT)).toHaveLength(1);
  });

  it('a refusal with its reason', async () => {
    post(() => refusal(422, { errorCode: 'INSUFFICIENT_CREDIT', message: 'Số dư không đủ.' }));
    await openAndBuy();
    expect(await screen.findByText('Nạp không thành công')).toBeVisible();
    expect(screen.getByText('Số dư không đủ.')).toBeVisible();
  });

  it('that it is not known yet', async () => {
    post(() => HttpResponse.error());
    await openAndBuy();
    expect(await screen.findByText(/^Giao dịch của bạn chưa có kết quả/)).toBeVisible();
  });

  it('a recharge that waits for the game server', async () => {
    post(() => {
      charge(host.state, 20_000);
      host.state.history = host.state.history.map((line, at) =>
        at === 0 ? { ...line, status: 'pending' } : line,
      );
      return HttpResponse.json({ message: 'Đang chờ máy chủ game.' });
    });
    await openAndBuy();
    expect(await screen.findByText('Giao dịch 2.000 Xu đã được ghi nhận và đang được xử lý.')).toBeVisible();
  });
});
