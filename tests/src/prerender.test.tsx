import { setImmediate } from 'node:timers/promises';
import { paths, unsetPortalConfig } from '@portal/contract';
import { firstPathsOf, renderFrame, renderPage, renderSignedIn } from '../../src/prerender';
import { codeRedemptionFixture } from '../fixtures/codeRedemptions';
import { paymentMethodsFixture } from '../fixtures/paymentMethods';
import { rechargeConfigFixture } from '../fixtures/recharge';
import { topUpFixture } from '../fixtures/transactions';
import { userFixture } from '../fixtures/users';
import { accountZoneFixture, zonesFixture } from '../fixtures/zones';

const config = { ...unsetPortalConfig, newsUrl: 'https://news.example' };
const answersOf = (user: ReturnType<typeof userFixture>) => ({
  [paths.me]: user,
  [paths.transactionHistory]: [topUpFixture()],
  [paths.paymentMethods]: paymentMethodsFixture(),
  [paths.rechargeGame]: rechargeConfigFixture(),
  [paths.zones]: zonesFixture(),
  [paths.accountZones]: [accountZoneFixture()],
  [paths.giftCodes]: [],
  [paths.codeRedemptions]: [codeRedemptionFixture()],
});
const hoa = userFixture({
  username: 'hoa',
  firstName: 'Hoa',
  middleName: null,
  lastName: 'Trần',
  credit: 123_456,
});
const nam = userFixture({
  username: 'nam',
  firstName: 'Nam',
  middleName: null,
  lastName: '<b>Lê</b>',
  credit: 0,
});

const main = (html: string) => /<main [^>]*>/.exec(html)?.[0] ?? '';

describe('a signed-in page that the host renders', () => {
  it('contains the player’s content, inert until hydration', async () => {
    const { html, css } = await renderSignedIn('/payment/bank-transfer', { config, answers: answersOf(hoa) });
    expect(html).toContain('123.456');
    expect(html).toContain('Techcombank');
    expect(html).toContain('https://news.example');
    expect(main(html)).toContain(' inert');
    expect(html).not.toMatch(/<button (?!disabled)/);
    expect(css).toContain('nonce="__NONCE__"');
  });

  it.each([
    ['/recharge', 'S1 Thăng Long'],
    ['/transactions', 'Techcombank'],
    ['/giftcode', codeRedemptionFixture().title],
  ])('%s contains the data of its page', async (path, text) => {
    const { html } = await renderSignedIn(path, { config, answers: answersOf(hoa) });
    expect(html).toContain(text);
  });

  it('SAFE-13: contains the notice of a pending deletion', async () => {
    const leaving = { ...hoa, deletesAt: '2026-12-06T03:00:00.000Z' };
    const { html } = await renderSignedIn('/payment', { config, answers: answersOf(leaving) });
    expect(html).toContain('Tài khoản sẽ bị xóa vào ngày 06/12/2026');
  });

  it('contains nothing that the CSP blocks, and escapes names', async () => {
    const { html } = await renderSignedIn('/', { config, answers: answersOf(nam) });
    expect(html).not.toMatch(/\s(style|on[a-z]+)="/);
    expect(html).not.toContain('<b>Lê');
  });

  it('PAY-3: the quiet zone of a code, an inline style of its component, is in the style sheet', async () => {
    const { html, css } = await renderSignedIn('/payment/bank-transfer', { config, answers: answersOf(hoa) });
    const [, rule] = /data-style="(\d+)"[^>]*><svg[^>]*><title>Mã QR/.exec(html) ?? [];
    expect(css).toContain(`[data-style="${rule}"]{padding:16px}`);
  });

  it('leaves the banks below the first screen to the portal', async () => {
    const { html } = await renderSignedIn('/payment/bank-transfer', { config, answers: answersOf(hoa) });
    expect(html).not.toContain('Vietcombank');
  });

  it.each([
    '/',
    '/security',
    '/payment/e-wallet',
    '/recharge',
    '/transactions',
    '/transfer-claims',
    '/giftcode',
  ])(
    '%s is the same again, without parts that have loaded since, which the portal would remove at first',
    async (path) => {
      const rendered = () =>
        renderSignedIn(path, { config: { ...config, passkeys: true }, answers: answersOf(hoa) });
      const first = await rendered();
      // The chunks that the first rendering has asked for.
      await setImmediate();
      expect(await rendered()).toEqual(first);
    },
  );

  it('SAFE-12: contains nothing of the previous player', async () => {
    const alone = await renderSignedIn('/payment', { config, answers: answersOf(nam) });
    await renderSignedIn('/payment', { config, answers: answersOf(hoa) });
    expect(await renderSignedIn('/payment', { config, answers: answersOf(nam) })).toEqual(alone);
    await renderSignedIn('/transactions', { config, answers: answersOf(hoa) });
    expect(await renderSignedIn('/payment', { config, answers: answersOf(nam) })).toEqual(alone);
  });

  it('shows Vietnamese time, whatever the server’s time zone', async () => {
    const { html } = await renderSignedIn('/transactions', { config, answers: answersOf(hoa) });
    expect(html).toContain('21/11/2026 09:30');
  });

  it('heads the days by Vietnamese time, also while the server’s day is another', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T23:30:00Z'));
    const { html } = await renderSignedIn('/transactions', { config, answers: answersOf(hoa) });
    clock.mockRestore();
    expect(html).toContain('data-group="Hôm qua');
  });
});

it('the skeleton of a signed-in page contains no data', async () => {
  const { html, title } = await renderFrame('/payment');
  expect(title).toBe('Nạp thẻ | FS Online');
  expect(html).not.toMatch(/\d\s?(<[^>]*>)*KP/);
});

it('lists the first requests of a page', () => {
  expect(firstPathsOf('/payment/card')).toEqual([paths.paymentMethods, paths.transactionHistory]);
  expect(firstPathsOf('/support')).toEqual([]);
});

describe('a page under a brand with a logo', () => {
  const brand = {
    ...config.brand,
    name: 'Lục Địa Rồng',
    company: 'Rồng Xanh',
    logo: '/assets/brand-logo.1.svg',
  };

  it('starts with the hydrated element instead of React’s preload hint for the picture', async () => {
    const { html, title } = await renderPage('/login', { config: { ...config, brand } });
    expect(html).toMatch(/^<div/);
    expect(html).toContain('src="/assets/brand-logo.1.svg"');
    expect(title).toBe('Đăng nhập | Lục Địa Rồng');
    expect(html).not.toContain('FS Online');
  });

  it('does not affect the next page without a brand', async () => {
    expect((await renderPage('/login')).html).toContain('FS Online');
  });
});
