import { act, screen, waitFor } from '@testing-library/react';
import { creditArrived } from '../../../src/moneyEvents/arrivalsSlice';
import { moneyEventReceived } from '../../../src/moneyEvents/moneyEventsSlice';
import { topUpFixture } from '../../fixtures/transactions';
import { userFixture } from '../../fixtures/users';
import { set, useFakeHost } from '../../support/fakeHost';
import { renderPortal } from '../../support/renderPortal';

const host = useFakeHost();

describe('the notice of KP that came in', () => {
  it('PAY-9: shows a payment by itself, once, with the new balance and history', async () => {
    const portal = renderPortal('/payment/bank-transfer');
    await screen.findByText('Techcombank');
    set(host, { me: userFixture({ credit: 130_500 }), history: [topUpFixture({ id: '999' })] });
    expect(await screen.findByText('+10.500 KP đã vào tài khoản của bạn')).toBeVisible();
    expect(screen.getAllByText('130.500').length).toBeGreaterThan(0);
    await waitFor(() => expect(JSON.stringify(portal.store.getState().api.queries)).toContain('999'));
  });

  it('PAY-9: shows a refund as a refund', async () => {
    const { store } = renderPortal('/payment/bank-transfer');
    await screen.findByText('Techcombank');
    act(() => {
      store.dispatch(
        moneyEventReceived({ transactionId: '1', type: 'credit.refund', status: 'success', refunded: true }),
      );
      store.dispatch(creditArrived({ credited: 5_000, repaid: 0, owed: 0 }));
    });
    expect(await screen.findByText('Đã hoàn 5.000 KP vào tài khoản của bạn')).toBeVisible();
  });

  it.each([
    [
      'smaller than',
      1_500,
      { credit: 0, debtCredit: 1_500 },
      '+1.500 KP đã trừ vào nợ của bạn. Còn nợ 1.500 KP',
    ],
    ['equal to', 0, { credit: 0, debtCredit: 0 }, '+3.000 KP đã trả hết nợ của bạn'],
    [
      'larger than',
      0,
      { credit: 7_500, debtCredit: 0 },
      '+10.500 KP: 3.000 KP đã trả hết nợ, 7.500 KP cộng vào số dư của bạn',
    ],
  ])('PAY-9: says for a top-up %s the debt what was repaid', async (_, __, after, text) => {
    set(host, { me: userFixture({ credit: 0, debtCredit: 3_000 }) });
    renderPortal('/payment/bank-transfer');
    await screen.findByText('Techcombank');
    host.state.me = userFixture(after);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
