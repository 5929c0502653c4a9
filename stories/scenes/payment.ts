import { HttpResponse } from 'msw';
import { paths, type PaymentMethod, type User } from '@portal/contract';
import { apiTexts } from '../../src/api/texts';
import { partTexts } from '../../src/components/texts';
import { paymentTexts as texts } from '../../src/features/payment/texts';
import { bankFixture, paymentMethodsFixture } from '../../tests/fixtures/paymentMethods';
import { userFixture } from '../../tests/fixtures/users';
import { answering, broken, hanging } from '../../tests/support/answers';
import { answer } from '../../tests/support/handlers';
import type { ChoicesState } from '../../src/store/slices/choices';
import { topUpFixture } from '../../tests/fixtures/transactions';
import { dialog, first, leaving, pressing, pressingFirst, seeing, typing } from '../support/acts';
import { scenesOf, type Play } from '../support/scenes';
import { HUGE } from './players';

const wallets = '/payment/e-wallet';
const enlarged = '/payment/bank-transfer?qr=techcombank';

const banks = (...some: Partial<PaymentMethod>[]) => ({
  paymentMethods: paymentMethodsFixture({ bankTransfers: some.map((method) => bankFixture(method)) }),
});

const long = {
  label: 'Ngân hàng Thương mại Cổ phần Phát triển Thành phố Hồ Chí Minh',
  accountName: 'CONG TY TRACH NHIEM HUU HAN MOT THANH VIEN PHAT HANH TRO CHOI FS ONLINE',
  accountNumber: '1903123456789019031234567890',
  paymentSyntax: 'FSO KP TENDANGNHAPRATDAI32KYTU00',
};

/** The player's choices as the device has stored them (PLAY-6). */
const chose = (choices: ChoicesState) => ({ 'choices:demo': JSON.stringify(choices) });

/** Shown only on touch devices. */
const bankApps = [
  { id: 'vcb', name: 'Vietcombank' },
  { id: 'tcb', name: 'Techcombank' },
  { id: 'mb', name: 'MB Bank' },
  { id: 'bidv', name: 'BIDV' },
];

const codeWaits = seeing(texts['payment.waiting']);
const balanceShown = seeing(/^Số dư: 0/, 'link');

/**
 * Simulates an arriving payment (PAY-9): the profile is `before` until `waits` has seen the page, then `after`. Counting the reads would
 * not do, because on a busy machine the portal may read the profile twice before the page is rendered.
 */
function arriving(waits: Play, before: Partial<User>, after: Partial<User>) {
  const paid = { isThere: false };
  const profile = () => HttpResponse.json(userFixture(paid.isThere ? after : before));
  return {
    answers: () => {
      paid.isThere = false;
      return [answer('get', paths.me, profile)];
    },
    play: first(waits, () => void (paid.isThere = true)),
  };
}

/** In a browser that cannot draw pictures. */
const withoutCanvas =
  (play: Play): Play =>
  async (context) => {
    const { prototype } = HTMLCanvasElement;
    const usual = Object.getOwnPropertyDescriptor(prototype, 'toBlob') ?? {};
    Object.defineProperty(prototype, 'toBlob', {
      ...usual,
      value: (callback: BlobCallback) => callback(null),
    });
    try {
      await play(context);
    } finally {
      // The stories share one page.
      Object.defineProperty(prototype, 'toBlob', usual);
    }
  };

/** /payment and the pages below it (PAY-1..9, APP-5). */
export const paymentScenes = scenesOf<'Payment'>(
  { path: '/payment/bank-transfer' },
  {
    Index: { path: '/payment', shows: texts['payment.choose'] },
    Loading: { answers: [hanging(paths.paymentMethods)], shows: texts['payment.bankTitle'] },
    Offline: { answers: [broken(paths.paymentMethods)], shows: apiTexts['api.offline'] },
    ServerError: {
      answers: [answering(paths.paymentMethods, 'get', 500)],
      shows: apiTexts['api.server'],
    },
    Banks: { shows: 'Techcombank' },
    NoBanks: { host: banks(), shows: texts['payment.noBanks'] },
    Wallets: { path: wallets, shows: 'MoMo' },
    NoWallets: {
      path: wallets,
      host: { paymentMethods: paymentMethodsFixture({ eWallets: [] }) },
      shows: texts['payment.noWallets'],
    },
    Card: { path: '/payment/card', shows: texts['payment.cardUnsupported'] },
    ZeroBalance: { host: { me: userFixture({ credit: 0 }), history: [] }, shows: 'Techcombank' },
    Debt: { host: { me: userFixture({ credit: 0, debtCredit: 35_000 }) }, shows: /Còn nợ/ },
    HugeBalance: {
      host: { me: userFixture({ credit: HUGE, debtCredit: HUGE }) },
      shows: /9\.007\.199\.254\.740\.991/,
    },
    LongValues: { host: banks(long), shows: long.label },
    UnknownBank: {
      host: banks({ name: 'acb', label: 'ACB', bonuses: [], exchangeRate: '0.00015' }),
      shows: 'ACB',
    },
    // Without a valid rate there is no bonus table, but the transfer itself is still possible (HOST-2).
    BadRate: { host: banks({ exchangeRate: 'không có' }), shows: texts['payment.accountNumber'] },
    BrokenPanel: {
      host: banks({ qrCodeData: 'x'.repeat(4000) }, { name: 'vietcombank', label: 'Vietcombank' }),
      shows: /quá dài/,
    },
    SyntaxCopied: { play: pressingFirst(/Nội dung/), shows: texts['payment.syntaxCopied'] },
    AmountChosen: { play: pressingFirst(/^100\.000.*đặt sẵn/), shows: /^Mã QR đã có sẵn/ },
    AmountChosenWithDebt: {
      host: { me: userFixture({ credit: 0, debtCredit: 2_000 }) },
      remembered: chose({ cash: 100_000 }),
      shows: /trừ nợ 2\.000 KP/,
    },
    OtherAmount: { remembered: chose({ cash: 171_000 }), shows: '171.000' },
    OtherAmountMistake: {
      play: first(
        pressingFirst(/^Số khác/, 'radio'),
        typing({ [texts['payment.typedAmount']]: '9000' }),
        leaving,
      ),
      shows: /^Nhập số tiền từ/,
    },
    BankApps: {
      config: { bankApps },
      remembered: chose({ cash: 100_000, bankApp: 'mb' }),
      shows: texts['payment.waiting'],
    },
    Remembered: {
      remembered: chose({ lastTopUp: { kind: 'bankTransfers', method: 'techcombank', cash: 100_000 } }),
      shows: 'Nạp lại 100.000 đ',
    },
    Paid: {
      host: { history: [topUpFixture()] },
      remembered: chose({ cash: 100_000 }),
      ...arriving(codeWaits, { credit: 120_000 }, { credit: 130_500 }),
      shows: texts['payment.arrived'],
    },
    PaidFailed: {
      // No address can contain half of a surrogate pair, so the link to the receipt throws.
      host: { history: [topUpFixture({ id: '\ud800' })] },
      remembered: chose({ cash: 100_000 }),
      ...arriving(codeWaits, { credit: 120_000 }, { credit: 130_500 }),
      shows: partTexts['part.failed'],
    },
    PaidAfterDebt: {
      host: { history: [topUpFixture()] },
      remembered: chose({ cash: 100_000 }),
      ...arriving(codeWaits, { credit: 0, debtCredit: 2_000 }, { credit: 8_500 }),
      shows: texts['payment.repaid'],
    },
    EnlargedPaid: {
      path: enlarged,
      host: { history: [topUpFixture()] },
      remembered: chose({ cash: 100_000 }),
      ...arriving(codeWaits, { credit: 120_000 }, { credit: 130_500 }),
      shows: texts['payment.arrived'],
    },
    Enlarged: { path: enlarged, shows: texts['payment.pictureHint'] },
    EnlargedWithAmount: {
      path: '/payment/bank-transfer',
      play: async (context) => {
        await pressingFirst(/^100\.000.*đặt sẵn/)(context);
        await pressingFirst(new RegExp(texts['payment.enlarge']))(context);
      },
      shows: texts['payment.pictureHint'],
    },
    EnlargedSaved: {
      path: enlarged,
      play: pressing(texts['payment.savePicture'], dialog),
      shows: texts['payment.picture.saved'],
    },
    EnlargedNotSaved: {
      path: enlarged,
      play: withoutCanvas(
        first(pressing(texts['payment.savePicture'], dialog), seeing(texts['payment.picture.failed'])),
      ),
      shows: texts['payment.picture.failed'],
    },
    Arrived: { ...arriving(balanceShown, { credit: 0 }, { credit: 50_000 }), shows: /50\.000 KP đã vào/ },
    ArrivedAfterDebt: {
      ...arriving(balanceShown, { credit: 0, debtCredit: 20_000 }, { credit: 30_000 }),
      shows: /20\.000.*nợ|nợ.*20\.000/,
    },
    ArrivedForDebt: {
      ...arriving(balanceShown, { credit: 0, debtCredit: 80_000 }, { credit: 0, debtCredit: 30_000 }),
      shows: /50\.000 KP/,
    },
    ArrivedClearedDebt: {
      ...arriving(balanceShown, { credit: 0, debtCredit: 50_000 }, { credit: 0 }),
      shows: /50\.000 KP/,
    },
  },
);
