import { act, screen, waitFor, within } from '@testing-library/react';
import { examplePortalConfig } from '@portal/contract';
import { choiceMade } from '../../../../src/store/slices/choices';
import { bankFixture, paymentMethodsFixture } from '../../../fixtures/paymentMethods';
import { payFixture, topUpFixture } from '../../../fixtures/transactions';
import { userFixture } from '../../../fixtures/users';
import { set, useFakeHost } from '../../../support/fakeHost';
import { fillField } from '../../../support/formControls';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
const path = '/payment/bank-transfer';
const chip = (name: RegExp) => screen.findByRole('radio', { name });
const code = (amount: string) => screen.findByRole('img', { name: `Mã QR chuyển ${amount} qua Techcombank` });

describe('PLAY-1: amount, bank, code', () => {
  it('a chip shows its bonus; one tap puts the amount into the QR code and shows the KP it gives', async () => {
    const { user } = renderPortal(path);
    await user.click(await chip(/^100\.000 đ\s*,\s*\+500 KP/));
    expect(await code('100.000 đ')).toBeVisible();
    const status = screen.getByText('Nhận', { selector: 'small' }).closest('[role="status"]');
    expect(status).toHaveTextContent('Nhận 10.500 KP(gồm 500 thưởng)');
    expect(screen.getByText('Đang chờ chuyển khoản…')).toBeVisible();
  });

  it('asks for no amount, and promises nothing for one, if the code of the method carries none', async () => {
    const withoutAmount = bankFixture({
      name: 'vietcombank',
      label: 'Vietcombank',
      qrCodeData: 'FSO KP demo',
    });
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [withoutAmount] }) });
    const { store } = renderPortal(path);
    await screen.findByRole('heading', { name: 'Vietcombank' });
    act(() => void store.dispatch(choiceMade({ cash: 100_000 })));
    expect(screen.queryByText('Chọn số tiền để biết số KP nhận được.')).not.toBeInTheDocument();
    expect(screen.queryByText('Nhận', { selector: 'small' })).not.toBeInTheDocument();
  });

  it('shows the debt that the amount repays', async () => {
    set(host, { me: userFixture({ credit: 0, debtCredit: 2_000 }) });
    const { user } = renderPortal(path);
    await user.click(await chip(/^100\.000 đ/));
    expect(screen.getByText(/trừ nợ 2\.000 KP, còn 8\.500 KP vào số dư/)).toBeVisible();
  });

  it('a press on “Số khác” leads to the field, the arrow keys stay on the chips', async () => {
    const { user } = renderPortal(path);
    const last = (await screen.findAllByRole('radio')).at(-2)!;
    await user.click(last);
    await user.keyboard('{ArrowRight}');
    const other = await chip(/^Số khác/);
    expect(other).toBeChecked();
    await screen.findByLabelText('Số tiền muốn nạp (đ)');
    expect(other).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(last).toHaveFocus();
    await user.click(other);
    expect(await screen.findByLabelText('Số tiền muốn nạp (đ)')).toHaveFocus();
  });

  it('accepts any other amount while typing, and says if one is not offered', async () => {
    const { user, store } = renderPortal(path);
    await user.click(await chip(/^Số khác/));
    const input = await screen.findByLabelText('Số tiền muốn nạp (đ)');
    await fillField(user, input, '9000');
    await user.tab();
    expect(screen.getByText(/Nhập số tiền từ 10\.000 đ đến 500\.000\.000 đ/)).toBeVisible();
    expect(store.getState().choices.cash).toBeUndefined();
    await user.clear(input);
    await fillField(user, input, '75000');
    expect(await code('75.000 đ')).toBeVisible();
    expect(store.getState().choices.cash).toBe(75_000);
  });

  it('accepts an amount that begins like an offered one, without closing the field', async () => {
    const { user, store } = renderPortal(path);
    await user.click(await chip(/^Số khác/));
    const input = await screen.findByLabelText('Số tiền muốn nạp (đ)');
    await fillField(user, input, '1000000');
    expect(input).toBeInTheDocument();
    expect(input).toHaveValue('1000000');
    expect(store.getState().choices.cash).toBe(1_000_000);
  });

  it('has no amount in the code while the field shows none or an invalid one', async () => {
    const { user, store } = renderPortal(path);
    await user.click(await chip(/^100\.000 đ/));
    await user.click(await chip(/^Số khác/));
    expect(store.getState().choices.cash).toBeUndefined();
    const input = await screen.findByLabelText('Số tiền muốn nạp (đ)');
    await fillField(user, input, '600000000');
    expect(store.getState().choices.cash).toBeUndefined();
    await user.clear(input);
    await fillField(user, input, '75000');
    await user.click(await chip(/^100\.000 đ/));
    expect(input).not.toBeInTheDocument();
    expect(store.getState().choices.cash).toBe(100_000);
  });

  it('keeps the amount when another receiving bank is chosen', async () => {
    const { user } = renderPortal(path);
    await user.click(await chip(/^200\.000 đ/));
    await user.click(screen.getByRole('button', { name: 'Nạp qua Vietcombank' }));
    expect(await screen.findByRole('img', { name: 'Mã QR chuyển 200.000 đ qua Vietcombank' })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Mã QR chuyển tiền qua Techcombank' })).toBeVisible();
    // Its button is gone.
    expect(screen.getByRole('region', { name: 'Vietcombank' })).toHaveFocus();
  });

  it('promises no KP without a rate', async () => {
    set(host, {
      paymentMethods: paymentMethodsFixture({ bankTransfers: [bankFixture({ exchangeRate: null })] }),
    });
    const { user } = renderPortal(path);
    await user.click(await chip(/^100\.000 đ/));
    expect(screen.queryByText('Nhận')).not.toBeInTheDocument();
    expect(await code('100.000 đ')).toBeVisible();
  });
});

describe('PLAY-1: the banks’ apps', () => {
  const bankApps = [
    { id: 'vcb', name: 'Vietcombank' },
    { id: 'mb', name: 'MB Bank' },
  ];
  const onTouch = (matches: boolean) =>
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: matches && query.includes('coarse'),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
  afterEach(() => jest.restoreAllMocks());

  it('are offered on a phone if the deployment lists them, the last used one first', async () => {
    onTouch(true);
    const { user } = renderPortal(path, { config: { ...examplePortalConfig, bankApps } });
    await user.click(await chip(/^50\.000 đ/));
    const apps = () =>
      within(screen.getByRole('group', { name: 'Mở ứng dụng ngân hàng' })).getAllByRole('link');
    expect(apps().map((link) => link.textContent)).toEqual(['Vietcombank', 'MB Bank']);
    expect(apps()[1]).toHaveAttribute('href', expect.stringContaining('am=50000'));
    apps()[1]!.addEventListener('click', (event) => event.preventDefault());
    await user.click(apps()[1]!);
    expect(apps().map((link) => link.textContent)).toEqual(['MB Bank', 'Vietcombank']);
    // A heading here would be the first below h1.
    expect(screen.queryByRole('heading', { name: 'Mở ứng dụng ngân hàng' })).not.toBeInTheDocument();
  });

  it.each([
    ['on a computer', false, bankApps],
    ['by a deployment that lists none', true, []],
  ])('are not offered %s', async (_, touch, listed) => {
    onTouch(touch);
    renderPortal(path, { config: { ...examplePortalConfig, bankApps: listed } });
    await chip(/^50\.000 đ/);
    expect(screen.queryByRole('group', { name: 'Mở ứng dụng ngân hàng' })).not.toBeInTheDocument();
  });
});

describe('PLAY-2: the QR code that was paid', () => {
  const arrives = (credit: number, debtCredit = 0) => {
    host.state.me = userFixture({ credit, debtCredit });
    host.state.history = [topUpFixture({ id: '999' }), ...host.state.history];
  };

  it('is replaced by the success, and a new one appears only on request', async () => {
    const { user, store } = renderPortal(path);
    await user.click(await chip(/^100\.000 đ/));
    arrives(130_500);
    const success = (await screen.findByText('đã vào tài khoản của bạn')).closest<HTMLElement>(
      '[role="status"]',
    )!;
    expect(success).toHaveTextContent('+10.500 KP đã vào tài khoản của bạn');
    await within(success).findByText('KP gốc');
    expect(within(success).getByText('KP gốc').nextSibling).toHaveTextContent('10.000 KP');
    expect(within(success).getByText('Thưởng').nextSibling).toHaveTextContent('+500 KP');
    expect(within(success).getByRole('link', { name: 'Xem biên nhận' })).toHaveAttribute(
      'href',
      '/transactions/999',
    );
    expect(within(success).getByRole('link', { name: 'Nạp game ngay' })).toHaveAttribute('href', '/recharge');
    expect(screen.queryByRole('img', { name: /qua Techcombank/ })).not.toBeInTheDocument();
    expect(store.getState().arrivals.arrived).toBeNull();
    expect(store.getState().choices).not.toHaveProperty('cash');
    expect(store.getState().choices).toMatchObject({
      lastTopUp: { kind: 'bankTransfers', method: 'techcombank', cash: 100_000 },
    });

    await user.click(within(success).getByRole('button', { name: 'Tạo mã mới' }));
    expect(await screen.findByRole('img', { name: 'Mã QR chuyển tiền qua Techcombank' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Nạp lại 100\.000 đ/ }));
    expect(await code('100.000 đ')).toBeVisible();
  });

  it('APP-5: shows no negative balance if a host states the debt as one', async () => {
    set(host, { me: userFixture({ credit: -20_000 }) });
    const { user } = renderPortal(path);
    await user.click(await chip(/^100\.000 đ/));
    arrives(-9_500);
    const balance = await screen.findByText('Số dư mới');
    expect(balance.nextSibling).toHaveTextContent(/^0 KP$/);
  });

  it('HOST-2: leads to its own receipt on a host that numbers each type by itself', async () => {
    const { user } = renderPortal(path);
    await user.click(await chip(/^100\.000 đ/));
    arrives(130_500);
    host.state.history = [payFixture({ id: '999' }), ...host.state.history];
    await user.click(await screen.findByRole('link', { name: 'Xem biên nhận' }));
    const dialog = await screen.findByRole('dialog', { name: 'Biên nhận' });
    expect(await within(dialog).findByText(/^Nạp thẻ qua ngân hàng/)).toBeVisible();
  });

  it('is replaced in the enlarged view as well, without an event stream', async () => {
    set(host, { me: userFixture({ credit: 0, debtCredit: 2_000 }) });
    const { user } = renderPortal(`${path}?qr=techcombank`);
    const sheet = await screen.findByRole('dialog', { name: 'Techcombank' });
    expect(within(sheet).getByText('Đang chờ chuyển khoản…')).toBeVisible();
    arrives(8_500);
    expect(await within(sheet).findByText('đã vào tài khoản của bạn')).toBeVisible();
    expect(within(sheet).getByText('Trừ nợ').nextSibling).toHaveTextContent('−2.000 KP');
    expect(within(sheet).queryByRole('img', { name: /Mã QR/ })).not.toBeInTheDocument();
    await user.click(within(sheet).getByRole('button', { name: 'Tạo mã mới' }));
    expect(sheet).toHaveFocus();
    expect(await within(sheet).findByRole('img', { name: /Mã QR/ })).toBeVisible();
  });

  describe('passes the focus on to the page', () => {
    const enlarge = { name: 'Phóng to mã QR của Techcombank' };
    const arrived = () => screen.findByText('đã vào tài khoản của bạn');

    it('when it is replaced, and when a new one is asked for', async () => {
      const { user } = renderPortal(path);
      await user.click(await chip(/^100\.000 đ/));
      act(() => screen.getByRole('button', enlarge).focus());
      arrives(130_500);
      await arrived();
      expect(screen.getByRole('main')).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Tạo mã mới' }));
      expect(await screen.findByRole('img', { name: 'Mã QR chuyển tiền qua Techcombank' })).toBeVisible();
      expect(screen.getByRole('main')).toHaveFocus();
    });

    it('when the enlarged view is closed after the payment', async () => {
      const { user } = renderPortal(path);
      await user.click(await chip(/^100\.000 đ/));
      await user.click(screen.getByRole('button', enlarge));
      const sheet = await screen.findByRole('dialog', { name: 'Techcombank' });
      arrives(130_500);
      await arrived();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(sheet).not.toBeInTheDocument());
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });

  it('stays if no amount was chosen, and a notice shows the arrival', async () => {
    renderPortal(path);
    await chip(/^100\.000 đ/);
    arrives(130_500);
    expect(await screen.findByText('+10.500 KP đã vào tài khoản của bạn')).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Mã QR chuyển tiền qua Techcombank' })).toBeVisible();
  });

  it('is not one that was shown only after the KP came in', async () => {
    const { user, store } = renderPortal(path);
    await chip(/^100\.000 đ/);
    arrives(130_500);
    await screen.findByText('+10.500 KP đã vào tài khoản của bạn');
    await user.click(await chip(/^100\.000 đ/));
    expect(await code('100.000 đ')).toBeVisible();
    expect(store.getState().arrivals.paid).toBeUndefined();
  });
});

it('PLAY-6: keeps amount and bank after a reload', async () => {
  const first = renderPortal(path);
  await first.user.click(await chip(/^200\.000 đ/));
  await first.user.click(screen.getByRole('button', { name: 'Nạp qua Vietcombank' }));
  act(() => first.unmount());
  renderPortal(path);
  expect(await screen.findByRole('img', { name: 'Mã QR chuyển 200.000 đ qua Vietcombank' })).toBeVisible();
  await waitFor(async () => expect(await chip(/^200\.000 đ/)).toBeChecked());
});
