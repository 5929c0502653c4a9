import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import type * as outcome from '../../../../../src/features/recharge/outcome/RechargeOutcome';
import type * as parts from '../../../../support/faultyPart';
import { fault } from '../../../../support/faultyPart';
import { useFakeHost } from '../../../../support/fakeHost';
import { answer, refusal } from '../../../../support/handlers';
import { charge } from '../../../../support/hostState';
import { turns } from '../../../../support/idle';
import { keepWhatIsSpoken } from '../../../../support/keepWhatIsSpoken';
import { useQuickRechecks } from '../../../../support/operations';
import { BOUGHT, openAndBuy, openAndChoose, press } from '../../../../support/rechargePage';

jest.mock('../../../../../src/features/recharge/outcome/RechargeOutcome', () => {
  const { RechargeOutcome } = jest.requireActual<typeof outcome>(
    '../../../../../src/features/recharge/outcome/RechargeOutcome',
  );
  const support = jest.requireActual<typeof parts>('../../../../support/faultyPart');
  return { RechargeOutcome: support.faulty(RechargeOutcome) };
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

it('PLAY-5: announces each outcome once, whether it is an alert or not', async () => {
  const portal = await openAndChoose();
  const spoken = keepWhatIsSpoken();
  host.server.use(answer('post', paths.rechargeGame, () => refusal(422, { message: 'Số dư không đủ.' })));
  await press(portal);
  await screen.findByText('Nạp không thành công');
  host.server.resetHandlers();
  await press(portal);
  await screen.findByText(BOUGHT);
  await act(() => turns());
  const outcomes = spoken.filter((text) => /không thành công|Đã nạp/.test(text));
  expect(outcomes).toEqual([
    expect.stringContaining('Nạp không thành công'),
    expect.stringContaining(BOUGHT),
  ]);
});

it('GAME-8: keeps the focus near Thử lại when a press removes it', async () => {
  host.server.use(answer('post', paths.rechargeGame, () => HttpResponse.error()));
  const { user } = await openAndBuy();
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  const area = retry.closest('[tabindex="-1"]');
  await user.click(retry);
  expect(retry).not.toBeInTheDocument();
  expect(area).toHaveFocus();
  expect(area).not.toContainElement(screen.getByLabelText('Máy chủ'));
});

describe('GAME-5, GAME-8: what became of the KP is shown even if its panel fails', () => {
  beforeEach(() => {
    fault.isThere = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    fault.isThere = false;
    jest.restoreAllMocks();
  });
  const post = (
    ...resolver: Parameters<typeof answer> extends [unknown, unknown, ...infer Rest] ? Rest : never
  ) => host.server.use(answer('post', paths.rechargeGame, ...resolver));

  it('a success, beside the form, and the panel once it can be shown', async () => {
    const { user } = await openAndBuy();
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(screen.getByLabelText('Máy chủ')).toHaveValue('2');
    fault.isThere = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(screen.getByText('Đã dùng')).toBeVisible();
    expect(screen.getAllByText(BOUGHT)).toHaveLength(1);
  });

  it('a success with what the host says of it', async () => {
    post(() => {
      charge(host.state, 20_000);
      return HttpResponse.json({ message: 'Vào lại game để nhận Xu.' });
    });
    await openAndBuy();
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    expect(screen.getByText('Vào lại game để nhận Xu.')).toBeVisible();
  });

  it('a refusal with its reasons, each once', async () => {
    const message = 'Số dư không đủ.';
    const errors = { creditAmount: [message], zoneId: ['Máy chủ đang bảo trì.'] };
    post(() => refusal(422, { errorCode: 'INSUFFICIENT_CREDIT', message, errors }));
    await openAndBuy();
    expect(await screen.findByText('Nạp không thành công')).toBeVisible();
    expect(screen.getByText('Số dư không đủ. Máy chủ đang bảo trì.')).toBeVisible();
  });

  it('that it is not known yet', async () => {
    post(() => HttpResponse.error());
    await openAndBuy();
    expect(await screen.findByText(/^Giao dịch của bạn chưa có kết quả/)).toBeVisible();
  });

  it('that it is not known yet, with why the repeat was not processed', async () => {
    fault.isThere = false;
    post(() => HttpResponse.error());
    const portal = await openAndBuy();
    await portal.user.click(await screen.findByRole('button', { name: 'Bỏ qua' }));
    fault.isThere = true;
    post(() => refusal(429, {}));
    await press(portal);
    expect(await screen.findByText(/^Giao dịch của bạn chưa có kết quả/)).toBeVisible();
    expect(screen.getByText(/^Bạn đã thử quá nhiều lần/)).toBeVisible();
  });
});
