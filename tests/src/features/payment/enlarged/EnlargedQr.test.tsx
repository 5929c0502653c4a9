import { screen, waitFor, within } from '@testing-library/react';
import { bankFixture, paymentMethodsFixture } from '../../../../fixtures/paymentMethods';
import { emvcoBank } from '../../../../support/emvcoBank';
import { set, useFakeHost } from '../../../../support/fakeHost';
import { renderPortal } from '../../../../support/renderPortal';

const host = useFakeHost();

describe('PAY-3: the enlarged QR code', () => {
  const openSheet = async () => {
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [emvcoBank] }) });
    const portal = renderPortal('/payment/bank-transfer');
    await screen.findByRole('heading', { name: 'Techcombank' });
    await portal.user.click(screen.getByRole('button', { name: 'Phóng to mã QR của Techcombank' }));
    const sheet = await screen.findByRole('dialog', { name: 'Techcombank' });
    return { ...portal, sheet };
  };

  it('has its own address, and closes by Escape and by its button', async () => {
    const { user, here, sheet } = await openSheet();
    expect(here()).toBe('/payment/bank-transfer?qr=techcombank');
    expect(within(sheet).getByRole('img', { name: 'Mã QR chuyển tiền qua Techcombank' })).toBeVisible();
    expect(within(sheet).getByText('FSO KP demo')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(here()).toBe('/payment/bank-transfer');
    await user.click(screen.getByRole('button', { name: 'Phóng to mã QR của Techcombank' }));
    await user.click(await screen.findByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(here()).toBe('/payment/bank-transfer'));
  });

  it('shows a message if the browser can’t draw the picture', async () => {
    // jsdom has no canvas.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByRole('button', { name: 'Lưu ảnh' }));
    const outcome = await within(sheet).findByText(/^Không lưu được ảnh\./);
    expect(outcome.closest('[role="status"]')).not.toBeNull();
    expect(within(sheet).queryByRole('button', { name: 'Chia sẻ' })).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('PLAY-2: of a further method makes it the receiving one, whose code goes once it has been paid', async () => {
    const { user, store } = renderPortal('/payment/bank-transfer');
    const enlarge = await screen.findByRole('button', { name: 'Phóng to mã QR của Vietcombank' });
    await user.click(enlarge);
    expect(await screen.findByRole('dialog', { name: 'Vietcombank' })).toBeVisible();
    expect(store.getState().choices.bankTransfers).toBe('vietcombank');
  });

  it('leaves out what the host does not send', async () => {
    const nameless = bankFixture({ accountName: '', paymentSyntax: '' });
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [nameless] }) });
    renderPortal('/payment/bank-transfer?qr=techcombank');
    const sheet = await screen.findByRole('dialog', { name: 'Techcombank' });
    expect(within(sheet).getByText('19031234567890')).toBeVisible();
  });

  it('is not shown for an unknown method', async () => {
    renderPortal('/payment/bank-transfer?qr=nobank');
    await screen.findByRole('heading', { name: 'Techcombank' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
