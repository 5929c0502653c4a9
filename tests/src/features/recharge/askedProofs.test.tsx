import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths, type ProofField } from '@portal/contract';
import { ASKED, asksFor } from '../../../support/askedProof';
import { broken } from '../../../support/answers';
import { bodiesOf } from '../../../support/bodiesOf';
import { useFakeHost } from '../../../support/fakeHost';
import { fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { keepWhatIsSpoken } from '../../../support/keepWhatIsSpoken';
import { useQuickRechecks } from '../../../support/operations';
import {
  answerYes,
  ask,
  BOUGHT,
  choose,
  openAndBuy,
  openAndChoose,
  press,
} from '../../../support/rechargePage';

const host = useFakeHost();
useQuickRechecks();

const order = { creditAmount: 20_000, zoneId: 2, expectedCoins: 200_000 };
const proofs: [ProofField, string, string][] = [
  ['otpNumber', 'Mã bảo mật', '123456'],
  ['securityCode', 'Mã bảo mật', '123456'],
  ['currentPassword', 'Mật khẩu hiện tại', 'Demo@2026'],
];

it.each(proofs)(
  'SAFE-6: asks for the proof %s in place, keeps the choice, and sends the proof once',
  async (field, label, proof) => {
    host.server.use(asksFor('post', paths.rechargeGame, field));
    const portal = await openAndBuy();
    const input = await screen.findByLabelText(label);
    expect(screen.getByText(/Bạn chưa bị trừ KP/)).toBeVisible();
    expect(screen.getByLabelText('Máy chủ')).toHaveValue('2');
    expect(screen.getByRole('radio', { name: /2\.000/ })).toBeChecked();
    await fillField(portal.user, input, proof);
    await ask(portal);
    expect(await screen.findByText(BOUGHT)).toBeVisible();
    const bodies = (await bodiesOf(host, paths.rechargeGame)) as object[];
    expect(bodies).toEqual([
      expect.not.objectContaining({ [field]: proof }),
      { ...bodies[0], [field]: proof },
    ]);
    expect(bodies[0]).toMatchObject({ creditAmount: order.creditAmount, zoneId: order.zoneId });
  },
);

it('SAFE-6: forgets the proof after a success, and asks again for the next recharge', async () => {
  host.server.use(asksFor('post', paths.rechargeGame, 'otpNumber'));
  const portal = await openAndBuy();
  await fillField(portal.user, await screen.findByLabelText('Mã bảo mật'), '123456');
  await ask(portal);
  await screen.findByText(BOUGHT);
  await waitFor(() => expect(screen.queryByLabelText('Mã bảo mật')).not.toBeInTheDocument());
  await choose(portal);
  await press(portal);
  expect(await screen.findByLabelText('Mã bảo mật')).toHaveValue('');
});

it('SAFE-6, SAFE-12: stores the proof nowhere, even while the outcome is unknown', async () => {
  host.server.use(asksFor('post', paths.rechargeGame, 'otpNumber'));
  const portal = await openAndBuy();
  await fillField(portal.user, await screen.findByLabelText('Mã bảo mật'), '987654');
  host.server.use(answer('post', paths.rechargeGame, () => HttpResponse.error()));
  await ask(portal);
  await screen.findByRole('button', { name: 'Thử lại' });
  expect(JSON.stringify(Object.entries(window.localStorage))).toContain('creditAmount');
  expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('987654');
});

it('SAFE-6: shows the field at once if the host asks for a proof when a recharge is repeated', async () => {
  host.server.use(broken(paths.rechargeGame, 'post'));
  const portal = await openAndBuy();
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  host.server.resetHandlers();
  host.server.use(asksFor('post', paths.rechargeGame, 'otpNumber'));
  await portal.user.click(retry);
  const input = await screen.findByLabelText('Mã bảo mật');
  expect(screen.getByText(/Bạn chưa bị trừ KP/)).toBeVisible();
  expect(screen.getByLabelText('Máy chủ')).toHaveValue('2');
  expect(screen.getByRole('radio', { name: /2\.000/ })).toBeChecked();
  await fillField(portal.user, input, '123456');
  await ask(portal);
  expect(await screen.findByText(BOUGHT)).toBeVisible();
  const bodies = await bodiesOf(host, paths.rechargeGame);
  expect(bodies).toHaveLength(3);
  expect(bodies[2]).toMatchObject({ otpNumber: '123456' });
});

it('SAFE-6: says that a proof is asked for, and gives the focus to the button that sends the code', async () => {
  host.server.use(asksFor('post', paths.rechargeGame, 'otpNumber'));
  const portal = await openAndChoose();
  const spoken = keepWhatIsSpoken();
  await press(portal);
  const send = await screen.findByRole('button', { name: 'Gửi mã' });
  await waitFor(() => expect(send).toHaveFocus());
  expect(spoken).toContain('Hãy xác nhận đây là bạn rồi nạp lại. Bạn chưa bị trừ KP.');
});

it('SAFE-6: says that a code was refused, and focuses its field', async () => {
  host.server.use(
    answer('post', paths.rechargeGame, () =>
      refusal(422, { errorCode: 'PROOF_REQUIRED', message: ASKED, errors: { otpNumber: ['Mã không đúng'] } }),
    ),
  );
  const portal = await openAndBuy();
  const code = await screen.findByLabelText('Mã bảo mật');
  await fillField(portal.user, code, '123456');
  const spoken = keepWhatIsSpoken();
  await ask(portal);
  expect(await screen.findByText('Mã không đúng')).toBeVisible();
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAccessibleDescription('Mã không đúng');
  expect(spoken).toContainEqual(expect.stringContaining('Bạn chưa bị trừ KP.'));
});

it('SAFE-6: requests the code with its own purpose', async () => {
  host.server.use(asksFor('post', paths.rechargeGame, 'otpNumber'));
  const portal = await openAndBuy();
  await portal.user.click(await screen.findByRole('button', { name: 'Gửi mã' }));
  await screen.findByText(/đã được gửi đến số điện thoại/);
  expect(await bodiesOf(host, paths.securityCode)).toEqual([{ action: 'confirm.payment' }]);
});

it('PLAY-5: asks again if the coins for the amount change while the proof is typed', async () => {
  host.state.rechargeConfig.acceptsExpectedCoins = true;
  const changePrice = answer('post', paths.rechargeGame, () => {
    host.state.rechargeConfig.payableValues = [{ credit: 20_000, coinsReceived: 150_000 }];
    return undefined;
  });
  host.server.use(changePrice, asksFor('post', paths.rechargeGame, 'otpNumber'));
  const portal = await openAndBuy();
  await fillField(portal.user, await screen.findByLabelText('Mã bảo mật'), '123456');
  await screen.findByRole('radio', { name: /1\.500/ });
  await ask(portal);
  expect(await screen.findByText('Nạp 1.500 Xu?')).toBeVisible();
  expect(await bodiesOf(host, paths.rechargeGame)).toHaveLength(1);
  await answerYes(portal);
  expect(await screen.findByText('Đã nạp thành công 1.500 Xu')).toBeVisible();
  const [, confirmed] = await bodiesOf(host, paths.rechargeGame);
  expect(confirmed).toMatchObject({ expectedCoins: 150_000, otpNumber: '123456' });
});
