import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { limits, paths, type AccountZone } from '@portal/contract';
import { accountZoneFixture, zoneFixture } from '../../../fixtures/zones';
import { callsOf, timeOutAfter, set, useFakeHost } from '../../../support/fakeHost';
import { answer, refusal } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';
import { broken } from '../../../support/answers';
import { gate, postsTo, sentKeys, useQuickRechecks } from '../../../support/operations';

const host = useFakeHost();

const closedZone = (overrides: Partial<AccountZone> = {}) =>
  accountZoneFixture({
    zone: zoneFixture({ id: 3, name: 'S0 Cổ Loa', state: 'CLOSED' }),
    leftCoin: 123_400,
    extpoint0: 56_789,
    extpoint4: 12,
    ...overrides,
  });

const LIST = '1.234 Xu, 567 Xu chờ chuyển đổi, 12 điểm tích lũy nạp thẻ tháng 11';
const SUCCESS = 'Đã cập nhật thành công';
const submit = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Xác nhận$|Đang xử lý/ });
const select = () => screen.findByLabelText<HTMLSelectElement>('Chuyển đến máy chủ');
const posts = () => postsTo(host, paths.accountZones);
const post = (
  ...resolver: Parameters<typeof answer> extends [unknown, unknown, ...infer Rest] ? Rest : never
) => host.server.use(answer('post', paths.accountZones, ...resolver));

function refetchAfter(ms: number) {
  const settings: { migrationRefetchMs: number } = limits;
  jest.replaceProperty(settings, 'migrationRefetchMs', ms);
}

useQuickRechecks();
beforeEach(() => {
  refetchAfter(60_000);
  set(host, { accountZones: [closedZone()] });
});

async function ask(portal: ReturnType<typeof renderPortal>, zone = '2') {
  await portal.user.selectOptions(await select(), zone);
  await portal.user.click(await submit());
  return screen.findByRole('dialog');
}

async function confirm(portal: ReturnType<typeof renderPortal>, zone?: string) {
  const dialog = await ask(portal, zone);
  await portal.user.click(within(dialog).getByRole('button', { name: 'Đồng ý' }));
}

/** The player comes back to the tab, and the portal asks anew. */
const lookAgain = () => act(async () => void window.dispatchEvent(new Event('focus')));
const valueOf = (label: string) => screen.getByText(label).parentElement?.querySelector('dd');

describe('MIG-1: it takes the place of /recharge', () => {
  it('while an account zone is CLOSED, with its title and headline', async () => {
    renderPortal('/recharge');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cập nhật tài khoản' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Đã có phiên bản mới!' })).toBeVisible();
    expect(screen.getByText(/S0 Cổ Loa/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(document.title).toContain('Cập nhật tài khoản');
  });

  it('not when all account zones are open', async () => {
    set(host, { accountZones: [accountZoneFixture({ leftCoin: 1 })] });
    renderPortal('/recharge');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp game' })).toBeVisible();
  });
});

describe('MIG-2: the old balances, exact', () => {
  const shown = () => [
    valueOf('Xu')?.textContent,
    valueOf('Xu chờ chuyển đổi')?.textContent,
    valueOf('Điểm tích lũy nạp thẻ tháng 11')?.textContent,
  ];

  it.each([
    ['usual', [closedZone()], ['1.234', '567', '12']],
    ['nothing', [closedZone({ leftCoin: 0, extpoint0: 0, extpoint4: 0 })], ['0', '0', '0']],
    ['less than one coin', [closedZone({ leftCoin: 7, extpoint0: 99, extpoint4: 1 })], ['0,07', '0', '1']],
    ['a fraction stays', [closedZone({ leftCoin: 123_450 })], ['1.234,5', '567', '12']],
    [
      'as large as a number can be',
      [
        closedZone({
          leftCoin: 9_007_199_254_740_991,
          extpoint0: 9_007_199_254_740_991,
          extpoint4: 9_007_199_254_740_991,
        }),
      ],
      ['90.071.992.547.409,91', '90.071.992.547.409', '9.007.199.254.740.991'],
    ],
    [
      'several zones: their sum, rounded once; open ones do not count',
      [
        closedZone({ extpoint0: 50 }),
        closedZone({ zone: zoneFixture({ id: 4, state: 'CLOSED' }), extpoint0: 50 }),
        accountZoneFixture({ leftCoin: 5_000_000 }),
      ],
      ['2.468', '1', '24'],
    ],
  ])('%s', async (_, accountZones, expected) => {
    set(host, { accountZones });
    renderPortal('/recharge');
    await submit();
    expect(shown()).toEqual(expected);
  });

  it('says what rounding takes off, and nothing where it takes nothing', async () => {
    const portal = renderPortal('/recharge');
    expect(await screen.findByText('Phần lẻ 0,89 không được chuyển')).toBeVisible();
    portal.unmount();
    set(host, { accountZones: [closedZone({ extpoint0: 56_700 })] });
    renderPortal('/recharge');
    await submit();
    expect(screen.queryByText(/Phần lẻ/)).not.toBeInTheDocument();
  });
});

describe('MIG-3: one open zone and a question', () => {
  it('lists only ACTIVE zones, none chosen', async () => {
    renderPortal('/recharge');
    const field = await select();
    expect([...field.options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Chọn máy chủ', true],
      ['S1 Thăng Long', false],
      ['S2 Long Thành', false],
    ]);
    expect(field).toHaveAttribute('name', 'zoneId');
    expect(await submit()).toBeDisabled();
  });

  it("asks in the specification's words; Hủy sends nothing", async () => {
    const portal = renderPortal('/recharge');
    const dialog = await ask(portal);
    expect(dialog).toHaveTextContent(`Xác nhận chuyển "${LIST}" vào máy chủ S2 Long Thành`);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Hủy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.here()).toBe('/recharge');
    expect(posts()).toBe(0);
  });

  it('the chosen zone closes while the question is open: it is taken back, and said', async () => {
    const portal = renderPortal('/recharge');
    await ask(portal);
    host.state.zones = host.state.zones.map((zone) => (zone.id === 2 ? { ...zone, state: 'CLOSED' } : zone));
    await lookAgain();
    expect(
      await screen.findByText('Máy chủ S2 Long Thành vừa đóng. Hãy chọn một máy chủ khác.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await submit()).toBeDisabled();
    await portal.user.selectOptions(await select(), '1');
    expect(await submit()).toBeEnabled();
    expect(screen.queryByText(/vừa đóng/)).not.toBeInTheDocument();
  });

  it('no open zone at all is said, with a way on', async () => {
    set(host, { accountZones: [closedZone()], zones: [zoneFixture({ state: 'CLOSED' })] });
    const portal = renderPortal('/recharge');
    expect(await screen.findByText(/chưa có máy chủ nào đang mở/)).toBeVisible();
    host.state.zones = [zoneFixture()];
    await portal.user.click(screen.getByRole('button', { name: 'Tải lại' }));
    expect(await select()).toBeVisible();
  });

  it('GAME-7: without the zones, the text and a retry', async () => {
    host.server.use(broken(paths.zones));
    const portal = renderPortal('/recharge');
    expect(await screen.findByText('Kết nối đến máy chủ bị gián đoạn, xin thử lại sau')).toBeVisible();
    set(host, { accountZones: [closedZone()] });
    await portal.user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await select()).toBeVisible();
  });
});

describe('MIG-4: one migration', () => {
  it('in flight, success, and after the pause /recharge shows', async () => {
    refetchAfter(300);
    const answered = gate();
    post(async () => {
      await answered.opened;
      host.state.accountZones = [];
      return HttpResponse.json({ message: 'Phần lẻ 0,89 được giữ lại.' });
    });
    const portal = renderPortal('/recharge');
    await confirm(portal);
    expect(await screen.findByText('Đang xử lý yêu cầu...')).toBeVisible();
    expect(await submit()).toBeDisabled();
    answered.open();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(screen.getByText('Phần lẻ 0,89 được giữ lại.')).toBeVisible();
    expect(screen.queryByLabelText('Chuyển đến máy chủ')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp game' })).toBeVisible();
    const sent = host.requests.find(({ method }) => method === 'POST');
    expect(await sent?.json()).toEqual({ zoneId: 2 });
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('a zone that closed meanwhile comes next, as a new operation', async () => {
    refetchAfter(100);
    const next = closedZone({
      zone: zoneFixture({ id: 9, name: 'S9 Hoa Lư', state: 'CLOSED' }),
      leftCoin: 500,
    });
    post(() => {
      host.state.accountZones = host.state.accountZones[0]?.zone.id === 3 ? [next] : [];
      return HttpResponse.json({});
    });
    const portal = renderPortal('/recharge');
    await confirm(portal);
    expect(await screen.findByText(/S9 Hoa Lư/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(SUCCESS)).not.toBeInTheDocument());
    await confirm(portal);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp game' })).toBeVisible();
    expect(new Set(sentKeys(host)).size).toBe(2);
  });

  it.each([
    ['with its message', { errorCode: 'ZONE_UNAVAILABLE', message: 'Máy chủ đã đóng.' }, 'Máy chủ đã đóng.'],
    [
      'with errors',
      { errorCode: 'INVALID_PAYLOAD', message: '', errors: { zoneId: ['Hãy chọn máy chủ.'] } },
      'Hãy chọn máy chủ.',
    ],
    ['without a message', { errorCode: 'ZONE_UNAVAILABLE', message: '' }, null],
  ])('a refusal is an error %s; the zones are asked for anew', async (_, body, message) => {
    post(() => refusal(422, body));
    const portal = renderPortal('/recharge');
    await confirm(portal);
    const alert = (await screen.findByText('Cập nhật không thành công')).closest('[role="alert"]');
    expect(alert).toHaveTextContent(message ?? /^Cập nhật không thành công$/);
    await waitFor(() =>
      expect(callsOf(host).filter((call) => call === 'GET /api/zones').length).toBeGreaterThan(1),
    );
    expect(await submit()).toBeEnabled();
  });

  it.each([{ errorCode: 'X', message: 'Không.' }, { errors: { zoneId: ['Không.'] } }])(
    'a refusal in a 200 is an error too: %j',
    async (body) => {
      post(() => HttpResponse.json(body));
      const portal = renderPortal('/recharge');
      await confirm(portal);
      expect((await screen.findByText('Không.')).closest('[role="alert"]')).toBeVisible();
    },
  );

  it('no answer: it checks the zones instead of sending again, and finds it done', async () => {
    timeOutAfter(400);
    post(async () => {
      host.state.accountZones = [];
      await delay('infinite');
    });
    const portal = renderPortal('/recharge');
    await confirm(portal);
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(posts()).toBe(1);
    expect(window.localStorage.getItem('migration:demo')).toBeNull();
  });

  it('not found: Thử lại sends the same key', async () => {
    post(() => HttpResponse.error());
    const portal = renderPortal('/recharge');
    await confirm(portal);
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    set(host, { accountZones: [closedZone()] });
    await portal.user.click(retry);
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    const keys = sentKeys(host);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('a reload in flight: the new page checks, and keeps the key', async () => {
    timeOutAfter(800);
    post(() => delay('infinite'));
    const portal = renderPortal('/recharge');
    await confirm(portal);
    await waitFor(() => expect(posts()).toBe(1));
    portal.unmount();
    const back = renderPortal('/recharge');
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    set(host, { accountZones: [closedZone()] });
    await back.user.click(retry);
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(new Set(sentKeys(host)).size).toBe(1);
  });
});

describe('MIG-4: balances that wait for the game server', () => {
  const moving = (zone: AccountZone): AccountZone => ({ ...zone, movingTo: zoneFixture() });

  it('are followed until they have arrived', async () => {
    refetchAfter(200);
    post(() => {
      host.state.accountZones = [moving(closedZone())];
      return HttpResponse.json({ message: 'Đang xử lý.' });
    });
    const portal = renderPortal('/recharge');
    await confirm(portal, '1');
    expect(await screen.findByText('Số dư cũ đang được chuyển vào máy chủ S1 Thăng Long.')).toBeVisible();
    expect(screen.queryByLabelText('Chuyển đến máy chủ')).not.toBeInTheDocument();
    host.state.accountZones = [];
    await lookAgain();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp game' })).toBeVisible();
  });

  it('after a reload too; refused, they are back', async () => {
    set(host, { accountZones: [moving(closedZone())] });
    renderPortal('/recharge');
    expect(await screen.findByText('Số dư cũ đang được chuyển vào máy chủ S1 Thăng Long.')).toBeVisible();
    host.state.accountZones = [closedZone()];
    await lookAgain();
    expect(await screen.findByText(/Máy chủ game đã từ chối/)).toBeVisible();
    expect(valueOf('Xu')).toHaveTextContent('1.234');
    expect(await select()).toBeVisible();
  });
});
