import { defaultBrand } from '@portal/contract';
import { setBrandTexts } from '../../../src/i18n/i18n';
import { createStrictMask } from '../../../src/problemReport/maskStrictly';
import { vocabularyNow } from '../../../src/problemReport/vocabulary';
import { formSubmitted } from '../../../src/replay/mirror/formActions';
import '../../../src/app/texts';

const patterns = ['/login', '/transactions/:id?', '/email-verification/:token'];
const mask = (value: unknown) => createStrictMask({ vocabulary: vocabularyNow(), patterns })(value);

afterEach(() => setBrandTexts(defaultBrand));

it('keeps values that the program itself contains', () => {
  const known = {
    status: 'fulfilled',
    type: 'topup.bank-transfer',
    currency: 'KP',
    credit: 16_600,
    createdAt: '2026-11-22T10:16:33.880Z',
    message: 'Cài đặt',
    isEmpty: false,
    nothing: null,
  };
  expect(mask(known)).toEqual(known);
});

it.each([
  ['username', 'hoang_anh'],
  ['firstName', 'Hoàng Anh'],
  ['note', 'mật khẩu của tôi là abc'],
  ['message', 'Tên hoang_anh đã có người dùng.'],
  ['paymentSyntax', 'FSO KP HOANGANH'],
  ['dob', '2001-02-03'],
  ['address', '203.0.113.7'],
])('masks %s: %s, which is not known to be harmless', (field, text) => {
  expect(mask({ [field]: text })).toEqual({ [field]: '•••' });
});

it('keeps amounts in the unit of the brand', () => {
  expect(mask({ label: '20.000 KP' })).toEqual({ label: '20.000 KP' });
  expect(mask({ label: '50.000 đ' })).toEqual({ label: '50.000 đ' });
  expect(mask({ label: '20.000 Hoàng' })).toEqual({ label: '•••' });
  setBrandTexts({ ...defaultBrand, unit: 'Kim Cương' });
  expect(mask({ label: '20.000 Kim Cương' })).toEqual({ label: '20.000 Kim Cương' });
});

it('masks numbers that are not amounts of the portal', () => {
  expect(mask({ phone: 84_901_234_567, credit: 5 })).toEqual({ phone: 0, credit: 5 });
});

it('masks whatever was typed into any field of a form, even the wrong one', () => {
  const typed = formSubmitted({
    username: 'mat-khau-cua-toi',
    remember: true,
    zoneId: '3',
    phone: '0901234567',
  });
  expect(mask(typed)).toEqual({
    type: typed.type,
    payload: { username: '•••', remember: true, zoneId: '•••', phone: '•••' },
  });
});

it('keeps addresses of pages, but masks tokens, queries and unknown paths', () => {
  expect(mask({ pathname: '/login', search: '?next_uri=%2Fhoang' })).toEqual({
    pathname: '/login',
    search: '',
  });
  expect(mask({ pathname: '/email-verification/abc123' })).toEqual({ pathname: '/email-verification/•••' });
  expect(mask({ pathname: '/transactions/42' })).toEqual({ pathname: '/transactions/42' });
  expect(mask({ pathname: '/transactions/hoang' })).toEqual({ pathname: '/transactions/•••' });
  expect(mask({ pathname: '/hoang_anh' })).toEqual({ pathname: '/•••' });
});

it('replaces the same cache key by the same masked key everywhere', () => {
  const key = 'checkResetToken("secret")';
  const masked = mask({
    queries: { [key]: {}, 'getMe(undefined)': {} },
    meta: { arg: { queryCacheKey: key } },
  });
  const other = 'checkResetToken("•••0")';
  expect(masked).toEqual({
    queries: { [other]: {}, 'getMe(undefined)': {} },
    meta: { arg: { queryCacheKey: other } },
  });
});

it('keeps payment methods, but masks parts that name the player', () => {
  const query = {
    endpointName: 'getPaymentMethods',
    data: {
      bankTransfers: [
        { label: 'Ngân hàng Mới', accountNumber: '1903', paymentSyntax: 'FSO KP HOANG', qrCodeData: '0002' },
      ],
    },
  };
  expect(mask(query)).toEqual({
    ...query,
    data: {
      bankTransfers: [
        { label: 'Ngân hàng Mới', accountNumber: '1903', paymentSyntax: '•••', qrCodeData: '•••' },
      ],
    },
  });
});

it('keeps only the engine’s own words in an error', () => {
  const payload = {
    name: 'TypeError',
    message: "Cannot read properties of undefined (reading 'hoang_anh')",
    places: ['main.js:1:2', 'a folder of hoang/x'],
  };
  expect(mask({ payload })).toEqual({
    payload: {
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading '•••')",
      places: ['main.js:1:2'],
    },
  });
});
