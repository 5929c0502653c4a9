import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@portal/contract';
import { refetchMe } from '../../../../src/api/endpoints/me';
import { bankFixture, paymentMethodsFixture } from '../../../fixtures/paymentMethods';
import { payFixture, topUpFixture } from '../../../fixtures/transactions';
import { transferClaimFixture } from '../../../fixtures/transferClaims';
import { userFixture } from '../../../fixtures/users';
import { hanging } from '../../../support/answers';
import { set, useFakeHost } from '../../../support/fakeHost';
import { fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { keepWhatIsSpoken } from '../../../support/keepWhatIsSpoken';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
afterEach(() => window.sessionStorage.clear());

const amountField = () => screen.findByLabelText('Số tiền đã chuyển (đ)');
const referenceField = () => screen.getByLabelText('Mã giao dịch (nếu có)');
const send = () => screen.findByRole('button', { name: 'Gửi yêu cầu' });

describe('PLAY-3: /transfer-claims', () => {
  it('sends amount, time and reference, and shows the claim', async () => {
    const { user } = renderPortal('/transfer-claims');
    await fillField(user, await amountField(), '200000');
    await fillField(user, referenceField(), 'FT26325123456');
    await user.click(await send());
    expect(await screen.findByText(/^Đã nhận yêu cầu của bạn/)).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Yêu cầu của bạn' });
    expect(list).toHaveTextContent(/200\.000.*Đang xem xét.*Mã FT26325123456/);
    expect(await amountField()).toHaveValue('');
  });

  it('APP-1: shows the day in words, since its field is in the browser’s language', async () => {
    renderPortal('/transfer-claims');
    await amountField();
    const day = screen.getByLabelText('Ngày chuyển');
    fireEvent.change(day, { target: { value: '2026-04-03' } });
    expect(day).toHaveAccessibleDescription('Thứ sáu, 03/04/2026');
    fireEvent.change(day, { target: { value: '' } });
    expect(day).not.toHaveAccessibleDescription();
  });

  it('announces the receipt of each claim, and keeps the focus near the form that it resets', async () => {
    const { user } = renderPortal('/transfer-claims');
    for (let count = 0; count < 2; count += 1) {
      const before = screen.queryByText(/^Đã nhận yêu cầu của bạn/);
      await fillField(user, await amountField(), '200000');
      await user.click(await send());
      await waitFor(() => expect(screen.getByText(/^Đã nhận yêu cầu của bạn/)).not.toBe(before));
      expect(screen.getByRole('region', { name: 'Khoản tiền đã chuyển' })).toHaveFocus();
    }
  });

  it('offers payment methods with the same name once, since a claim names only that', async () => {
    const bankTransfers = ['Một', 'Hai'].map((label) => bankFixture({ name: 'chung', label }));
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers, eWallets: [] }) });
    renderPortal('/transfer-claims');
    expect(await screen.findByRole('option', { name: 'Một / Hai' })).toHaveValue('chung');
  });

  it('announces that it is loading', async () => {
    host.server.use(hanging(paths.transferClaims));
    const spoken = keepWhatIsSpoken();
    renderPortal('/transfer-claims');
    await waitFor(() => expect(spoken).toContain('Đang tải dữ liệu...'));
  });

  it('shows the outcome of each claim', async () => {
    const decidedAt = '2026-11-21T03:00:00.000Z';
    set(host, {
      transferClaims: [
        transferClaimFixture({ id: '2', state: 'credited', transactionId: '101', decidedAt }),
        transferClaimFixture({ state: 'refused', refusal: 'sentBack', decidedAt }),
      ],
    });
    renderPortal('/transfer-claims');
    const rows = within(await screen.findByRole('list', { name: 'Yêu cầu của bạn' })).getAllByRole(
      'listitem',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Đã cộng KP.*Xem giao dịch/),
      expect.stringMatching(/Không cộng được.*đã được chuyển trả lại/),
    ]);
    expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/transactions/101');
  });

  it('HOST-2: leads to the receipt of the transfer on a host that numbers each type by itself', async () => {
    set(host, {
      history: [payFixture({ id: '1' }), topUpFixture({ id: '1' })],
      transferClaims: [transferClaimFixture({ state: 'credited', transactionId: '1' })],
    });
    const { user } = renderPortal('/transfer-claims');
    await user.click(await screen.findByRole('link', { name: 'Xem giao dịch' }));
    const dialog = await screen.findByRole('dialog', { name: 'Biên nhận' });
    expect(await within(dialog).findByText(/^Nạp thẻ qua ngân hàng/)).toBeVisible();
  });

  it('keeps the input after a refusal and when the player comes back', async () => {
    host.server.use(answer('post', paths.transferClaims, () => refusal(422, { message: 'Chưa được.' })));
    const { user } = renderPortal('/transfer-claims');
    await fillField(user, await amountField(), '50000');
    await user.click(await send());
    expect(await screen.findByText('Chưa được.')).toBeVisible();
    expect(await amountField()).toHaveValue('50.000');
    const [link] = screen.getAllByRole('link', { name: 'Hỗ trợ' });
    if (link) await user.click(link);
    await user.click(await screen.findByRole('link', { name: 'Đã chuyển mà chưa nhận được KP?' }));
    expect(await amountField()).toHaveValue('50.000');
  });

  it('keeps the input when the browser discards the page while the player looks at their bank', async () => {
    const { user, unmount } = renderPortal('/transfer-claims');
    await fillField(user, await amountField(), '200000');
    await fillField(user, referenceField(), 'FT26325123456');
    unmount();
    const reloaded = renderPortal('/transfer-claims');
    expect(await amountField()).toHaveValue('200.000');
    expect(referenceField()).toHaveValue('FT26325123456');
    await reloaded.user.click(await send());
    expect(await screen.findByText(/^Đã nhận yêu cầu của bạn/)).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('begins empty if what the tab keeps is damaged', async () => {
    window.sessionStorage.setItem(
      'demo: transferClaim',
      '{"amount":5,"day":null,"reference":"FT26325123456"}',
    );
    const { unmount } = renderPortal('/transfer-claims');
    expect(await amountField()).toHaveValue('');
    expect(referenceField()).toHaveValue('FT26325123456');
    unmount();
    window.sessionStorage.setItem('demo: transferClaim', 'null');
    renderPortal('/transfer-claims');
    expect(await amountField()).toHaveValue('');
  });

  it('API-6: keeps the input if the session has ended, and shows it to the same player after the login', async () => {
    host.server.use(answer('post', paths.transferClaims, () => refusal(401, { message: 'Hết phiên.' })));
    const { user, store, here } = renderPortal('/transfer-claims');
    await fillField(user, await amountField(), '200000');
    await fillField(user, referenceField(), 'FT26325123456');
    await user.click(await send());
    await waitFor(() => expect(here()).toMatch(/^\/login/));
    await store.dispatch(refetchMe());
    expect(await amountField()).toHaveValue('200.000');
    expect(referenceField()).toHaveValue('FT26325123456');
    expect(here()).toBe('/transfer-claims');
  });

  it('SAFE-12: does not show the input to another player', async () => {
    host.server.use(answer('post', paths.transferClaims, () => refusal(401, { message: 'Hết phiên.' })));
    const { user, store, here } = renderPortal('/transfer-claims');
    await fillField(user, await amountField(), '200000');
    await user.click(await send());
    await waitFor(() => expect(here()).toMatch(/^\/login/));
    set(host, { me: userFixture({ username: 'thanhnam' }) });
    await store.dispatch(refetchMe());
    expect(await amountField()).toHaveValue('');
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('HOST-4: links to support on a host without claims', async () => {
    set(host, { transferClaims: null });
    renderPortal('/transfer-claims');
    expect(await screen.findByRole('link', { name: 'Đến trang hỗ trợ' })).toHaveAttribute('href', '/support');
  });
});
