import { screen, waitFor, within } from '@testing-library/react';
import { joinQrFields, qrWithAmount } from '@portal/contract';
import { codeOf, takesAmounts } from '../../../src/features/payment/amounts';
import {
  canShare,
  pictureName,
  savePicture,
  sharePicture,
} from '../../../src/features/payment/enlarged/picture';
import * as loader from '../../../src/features/payment/enlarged/loadEnlarged';
import { bankFixture, paymentMethodsFixture } from '../../fixtures/paymentMethods';
import { userFixture } from '../../fixtures/users';
import { set, useFakeHost } from '../../support/fakeHost';
import { renderPortal } from '../../support/renderPortal';

jest.mock('../../../src/features/payment/enlarged/loadEnlarged', () => {
  const actual = jest.requireActual<typeof loader>('../../../src/features/payment/enlarged/loadEnlarged');
  return {
    enlargedIfLoaded: jest.fn(actual.enlargedIfLoaded),
    loadEnlarged: jest.fn(actual.loadEnlarged),
  };
});

const host = useFakeHost();

const code = joinQrFields([
  { id: '00', value: '01' },
  { id: '01', value: '11' },
  { id: '53', value: '704' },
  { id: '58', value: 'VN' },
]);
const bank = bankFixture({ qrCodeData: code });

describe('PAY-3: the code of a method', () => {
  it('carries the chosen amount, as long as it is a line of the table', () => {
    expect(codeOf(bank, undefined)).toEqual({ data: code, cash: null });
    expect(codeOf(bank, 100_000)).toEqual({ data: qrWithAmount(code, 100_000), cash: 100_000 });
    expect(codeOf(bank, 99_999)).toEqual({ data: code, cash: null });
  });

  it('that is no EMVCo code takes no amounts, whatever was chosen', () => {
    const own = bankFixture({ qrCodeData: 'viettelpay|0981234567|CONG TY FSO|FSO KP DEMO' });
    expect(takesAmounts(bank)).toBe(true);
    expect(takesAmounts(own)).toBe(false);
    expect(takesAmounts({ ...bank, bonuses: [] })).toBe(false);
    expect(codeOf(own, 100_000)).toEqual({ data: own.qrCodeData, cash: null });
  });

  it('has a picture that is found again by its name', () => {
    expect(pictureName(bank, null)).toBe('qr-techcombank-FSO-KP-demo.png');
    const odd = bankFixture({ name: 'ngân hàng', paymentSyntax: '../a/b: "c"' });
    expect(pictureName(odd, 50_000)).toBe('qr-ng-n-h-ng-a-b-c-50000d.png');
  });
});

const rowsOf = (label: string) =>
  within(screen.getByLabelText(label)).getAllByRole('button', { name: /đặt sẵn số tiền/ });

describe('PAY-3, PAY-4: choosing an amount', () => {
  it('a tap on a line puts it into the code of this method only, a second tap takes it out', async () => {
    const vietcombank = bankFixture({ name: 'vietcombank', label: 'Vietcombank', qrCodeData: code });
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [bank, vietcombank] }) });
    const { user, store } = renderPortal('/payment/bank-transfer');
    await screen.findByRole('heading', { name: 'Techcombank' });
    const [, row] = rowsOf('Techcombank');
    expect(row).toHaveAccessibleName('100.000 đ: đặt sẵn số tiền này vào mã QR');
    expect(row).toHaveAttribute('aria-pressed', 'false');

    await user.click(row!);
    expect(row).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('img', { name: 'Mã QR chuyển 100.000 đ qua Techcombank' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Mã QR chuyển tiền qua Vietcombank' })).toBeVisible();
    expect(within(screen.getByLabelText('Techcombank')).getByText(/Mã QR đã có sẵn/)).toHaveTextContent(
      'Mã QR đã có sẵn 100.000 đ.',
    );
    expect(store.getState().chosenAmounts.byMethod).toEqual({ techcombank: 100_000 });

    await user.click(rowsOf('Techcombank')[0]!);
    expect(row).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('img', { name: 'Mã QR chuyển 50.000 đ qua Techcombank' })).toBeVisible();
    await user.click(rowsOf('Techcombank')[0]!);
    expect(screen.getByRole('img', { name: 'Mã QR chuyển tiền qua Techcombank' })).toBeVisible();
    expect(screen.queryByText(/Mã QR đã có sẵn/)).not.toBeInTheDocument();
  });

  it('works by keyboard, and from any cell of the line', async () => {
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [bank] }) });
    const { user } = renderPortal('/payment/bank-transfer');
    await screen.findByRole('heading', { name: 'Techcombank' });
    const [row] = rowsOf('Techcombank');
    row!.focus();
    await user.keyboard(' ');
    expect(row).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByText('+500'));
    expect(row).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('img', { name: 'Mã QR chuyển 100.000 đ qua Techcombank' })).toBeVisible();
  });

  it('is not offered where the code is a wallet’s own', async () => {
    set(host, {
      paymentMethods: paymentMethodsFixture({ bankTransfers: [bankFixture({ qrCodeData: 'own form' })] }),
    });
    renderPortal('/payment/bank-transfer');
    await screen.findByRole('heading', { name: 'Techcombank' });
    expect(screen.queryByRole('button', { name: /đặt sẵn số tiền/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Chạm vào một mức/)).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: /^50\.000.đ/ })).toBeVisible();
  });
});

describe('PAY-3: the enlarged code', () => {
  const openSheet = async () => {
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [bank] }) });
    const portal = renderPortal('/payment/bank-transfer');
    await screen.findByRole('heading', { name: 'Techcombank' });
    await portal.user.click(screen.getByRole('button', { name: 'Phóng to mã QR của Techcombank' }));
    const sheet = await screen.findByRole('dialog', { name: 'Techcombank' });
    return { ...portal, sheet };
  };

  it('stands under its own address, and closes by Escape and by its button', async () => {
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

  it('says so when the browser can’t draw the picture', async () => {
    // jsdom has no canvas.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const { user, sheet } = await openSheet();
    await user.click(within(sheet).getByRole('button', { name: 'Lưu ảnh' }));
    expect(await within(sheet).findByRole('status')).toHaveTextContent('Không lưu được ảnh.');
    expect(within(sheet).queryByRole('button', { name: 'Chia sẻ' })).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('nothing is enlarged for a method that there isn’t', async () => {
    renderPortal('/payment/bank-transfer?qr=nobank');
    await screen.findByRole('heading', { name: 'Techcombank' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('PAY-3: the picture of a code', () => {
  const picture = new File(['x'], 'qr.png', { type: 'image/png' });
  const sharing = (share: () => Promise<void>) =>
    Object.assign(navigator, { canShare: ({ files }: ShareData) => files?.length === 1, share });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
    jest.restoreAllMocks();
  });

  it('goes to the downloads under its name', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(`${this.download} ${this.href}`);
    });
    await expect(savePicture(picture)).resolves.toBe(true);
    expect(clicked).toEqual(['qr.png blob:picture']);
  });

  it('is shared where the system takes pictures; to change one’s mind is no failure', async () => {
    expect(canShare()).toBe(false);
    const share = jest.fn().mockResolvedValueOnce(undefined);
    sharing(share);
    expect(canShare()).toBe(true);
    await expect(sharePicture(picture)).resolves.toBe(true);
    expect(share).toHaveBeenCalledWith({ files: [picture] });
    share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
    await expect(sharePicture(picture)).resolves.toBe(false);
    share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await expect(sharePicture(picture)).rejects.toThrow('no');
  });
});

describe('APP-5: debt', () => {
  it('is said on /payment with what the next top-up does, and elsewhere with the way to it', async () => {
    set(host, { me: userFixture({ credit: 0, debtCredit: 35_000 }) });
    const { unmount } = renderPortal('/payment');
    expect(await screen.findByText(/Lần nạp tới sẽ trả nợ trước/)).toBeVisible();
    expect(screen.getByText(/Còn nợ/)).toHaveTextContent('Còn nợ 35.000 KP');
    unmount();
    renderPortal('/support');
    expect(await screen.findByText('Còn nợ 35.000 KP')).toBeVisible();
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
  ])('PAY-9: the notice of a top-up %s the debt tells what repaid it', async (_, __, after, text) => {
    set(host, { me: userFixture({ credit: 0, debtCredit: 3_000 }) });
    renderPortal('/payment/bank-transfer');
    await screen.findByText('Techcombank');
    host.state.me = userFixture(after);
    expect(await screen.findByText(text, {}, { timeout: 10_000 })).toBeVisible();
  });
});

describe('PAY-8: a panel that could not be drawn', () => {
  it('is brought back by "Tải lại", which asks the host anew', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = bankFixture({ qrCodeData: 'a'.repeat(4000) });
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [broken] }) });
    const { user } = renderPortal('/payment/bank-transfer');
    expect(await screen.findByText('Dữ liệu quá dài, không thể tạo mã QR.')).toBeVisible();
    host.state.paymentMethods = paymentMethodsFixture({ bankTransfers: [bank] });
    await user.click(screen.getByRole('button', { name: 'Tải lại' }));
    expect(await screen.findByRole('heading', { name: 'Techcombank' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tải lại' })).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('PAY-8: the enlarged code when its chunk can’t be had', () => {
  it('says so in the method’s place, and "Tải lại" asks for it again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { loadEnlarged } = jest.requireActual<typeof loader>(
      '../../../src/features/payment/enlarged/loadEnlarged',
    );
    jest.mocked(loader.enlargedIfLoaded).mockReturnValueOnce(null);
    const load = jest.mocked(loader.loadEnlarged).mockRejectedValue(new Error('Loading chunk 7 failed.'));
    set(host, { paymentMethods: paymentMethodsFixture({ bankTransfers: [bank] }) });
    const { user } = renderPortal('/payment/bank-transfer?qr=techcombank');
    expect(await screen.findByText('Không tải được mã QR lớn. Hãy kiểm tra mạng rồi thử lại.')).toBeVisible();
    load.mockImplementation(loadEnlarged);
    await user.click(screen.getByRole('button', { name: 'Tải lại' }));
    expect(await screen.findByRole('dialog', { name: 'Techcombank' })).toBeVisible();
    jest.restoreAllMocks();
  });
});
