import { act, render, screen } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { useTranslation } from 'react-i18next';
import { defaultLocale, paths } from '@portal/contract';
import { defineTexts } from '../../../src/i18n/defineTexts';
import { i18n, namespaces } from '../../../src/i18n/i18n';
import { loadDictionary } from '../../../src/api/loadDictionary';
import { paymentTexts } from '../../../src/features/payment/texts';
import { timeOutAfter, useFakeHost } from '../../support/fakeHost';
import { answer, FAKE_HOST } from '../../support/handlers';
import { renderPortal } from '../../support/renderPortal';

const host = useFakeHost();
afterEach(() => {
  jest.restoreAllMocks();
  i18n.removeResourceBundle(defaultLocale, namespaces.dictionary);
});

type Resolver = Parameters<typeof answer>[2];
const load = async (resolver: Resolver) => {
  host.server.use(answer('get', paths.locale, resolver));
  await act(() => loadDictionary(FAKE_HOST, defaultLocale));
};
const loadTexts = (dictionary: Record<string, string>) => load(() => HttpResponse.json(dictionary));

/** For keys that only a test defines and the compiler therefore does not know. */
const translate = (key: string, values: Record<string, string> = {}) =>
  i18n.t(key, { ...values, defaultValue: key });

/** Counts the renders of a component that shows texts. */
const renderCounted = () => {
  const renders = { count: 0 };
  const Counted = () => {
    const { t } = useTranslation();
    renders.count++;
    return <p>{t('payment.walletCount', { number: 2 })}</p>;
  };
  render(<Counted />);
  return renders;
};

describe('HOST-8, API-1: the request for the dictionary', () => {
  it('is sent with credentials and X-Requested-With', async () => {
    await loadTexts({});
    const [request] = host.requests;
    expect(request?.url).toBe(`${FAKE_HOST}/locales/${defaultLocale}.json`);
    expect(request?.credentials).toBe('include');
    expect(request?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  });

  it('times out after 5 s', async () => {
    timeOutAfter(40);
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await expect(load(() => delay('infinite'))).resolves.toBeUndefined();
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 40);
  });
});

describe('APP-4: the dictionary', () => {
  it('supplies texts with {placeholder} substitution, and updates the screens', async () => {
    renderPortal('/payment');
    expect(await screen.findByText('2 ví')).toBeVisible();
    await loadTexts({ 'payment.walletCount': 'Có {number} ví', 'payment.card': 'Thẻ điện thoại' });
    expect(await screen.findByText('Có 2 ví')).toBeVisible();
    expect(screen.getByText('Thẻ điện thoại')).toBeVisible();
    expect(screen.getByText('Ngân hàng')).toBeVisible();
  });

  it.each<[string, Resolver]>([
    ['a failed response', () => new HttpResponse(null, { status: 500 })],
    ['no connection', () => HttpResponse.error()],
    ['HTML', () => new HttpResponse('<html>')],
    ['a list', () => HttpResponse.json(['x'])],
    ['an empty dictionary', () => HttpResponse.json({})],
    [
      'texts that are not translated yet',
      () => HttpResponse.json({ 'payment.card': '', 'payment.wallet': ' ' }),
    ],
    ['values that are no texts', () => HttpResponse.json({ 'payment.card': 5, 'payment.wallet': null })],
  ])('keeps the built-in texts after %s', async (_, resolver) => {
    await load(resolver);
    renderPortal('/payment');
    expect(await screen.findByText('Thẻ cào')).toBeVisible();
    expect(await screen.findByText('2 ví')).toBeVisible();
  });

  it('keeps the built-in text for a missing key, outside React as well', async () => {
    await loadTexts({ 'payment.card': 'Thẻ điện thoại' });
    expect(i18n.t('payment.card')).toBe('Thẻ điện thoại');
    expect(i18n.t('payment.wallet')).toBe(paymentTexts['payment.wallet']);
  });

  it('takes precedence over texts whose chunk loads later', async () => {
    await loadTexts({ 'late.known': 'Từ điển' });
    defineTexts({ 'late.known': 'Có sẵn', 'late.unknown': 'Có sẵn' });
    expect(translate('late.known')).toBe('Từ điển');
    expect(translate('late.unknown')).toBe('Có sẵn');
  });

  it('leaves a placeholder without a value unchanged', async () => {
    await loadTexts({ 'payment.walletCount': '{number} ví của {owner}' });
    expect(i18n.t('payment.walletCount', { number: 2 })).toBe('2 ví của {owner}');
  });

  it('inserts a value literally: no markup, no further substitution', () => {
    const reason = '<b>&</b> {reason} $t(payment.card)';
    defineTexts({ 'value.shown': 'Vì: {reason}' });
    expect(translate('value.shown', { reason })).toBe(`Vì: ${reason}`);
  });

  it('rerenders screens only when it changes a text', async () => {
    const renders = renderCounted();
    await loadTexts({ ...paymentTexts });
    expect(renders.count).toBe(1);
    await loadTexts({ 'payment.walletCount': 'Có {number} ví' });
    expect(renders.count).toBe(2);
    expect(screen.getByText('Có 2 ví')).toBeVisible();
  });
});
