import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { refetchMe } from '../../../../src/api/endpoints/me';
import { codeRedemptionFixture } from '../../../fixtures/codeRedemptions';
import { giftCodeFixture } from '../../../fixtures/giftCodes';
import { set, useFakeHost } from '../../../support/fakeHost';
import { fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { keepWhatIsSpoken } from '../../../support/keepWhatIsSpoken';
import { renderPortal } from '../../../support/renderPortal';
import { deferred } from '../../../support/deferred';

const host = useFakeHost();
afterEach(() => void jest.useRealTimers());
const EMPTY = 'Hiện bạn chưa có gift code nào.';

describe('GIFT-1: /giftcode', () => {
  it('shows what each code gives, its zone, expiry and use, with usable codes first', async () => {
    set(host, {
      giftCodes: [
        giftCodeFixture({
          code: 'CU',
          title: 'Đã qua',
          zoneName: 'S2 Long Thành',
          expiresAt: '2026-01-02T03:04:00.000Z',
        }),
        giftCodeFixture({ code: 'DUNG', title: 'Đã nhận', usedAt: '2026-02-03T03:04:00.000Z' }),
        giftCodeFixture({ code: 'MOI', title: 'Còn nguyên' }),
      ],
    });
    renderPortal('/giftcode');
    const cards = await screen.findAllByRole('article');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Còn nguyênChưa dùngSao chép MãMOIQuà tặng500 Xu, 1 rương bạcDùng tạiMọi máy chủHạn dùngKhông thời hạn',
      'Đã nhậnĐã dùngSao chép MãDUNGQuà tặng500 Xu, 1 rương bạcDùng tạiMọi máy chủHạn dùngKhông thời hạnĐã dùng lúc03/02/2026 03:04',
      'Đã quaHết hạnSao chép MãCUQuà tặng500 Xu, 1 rương bạcDùng tạiS2 Long ThànhHạn dùng02/01/2026 03:04',
    ]);
    expect(document.title).toContain('Gift code');
  });

  it('no longer calls a code usable that has expired since the page was opened', async () => {
    jest.useFakeTimers({
      now: new Date('2026-11-25T23:59:30'),
      doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
    });
    set(host, { giftCodes: [giftCodeFixture({ expiresAt: new Date('2026-11-26T00:00:00').toISOString() })] });
    renderPortal('/giftcode');
    expect(await screen.findByRole('article')).toHaveTextContent('Còn dưới 1 ngày');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('article')).toHaveTextContent('Hết hạn');
  });

  it('HOST-2: goes by the host’s clock if this device’s is wrong by days', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    set(host, {
      giftCodes: [
        giftCodeFixture({ code: 'CON', expiresAt: inDays(-1), expiresIn: 2.5 * 86_400 }),
        giftCodeFixture({ code: 'HET', expiresAt: inDays(1), expiresIn: -60 }),
      ],
    });
    renderPortal('/giftcode');
    const [usable, over] = await screen.findAllByRole('article');
    expect(usable).toHaveTextContent(/Còn 2 ngày.*CON/);
    expect(over).toHaveTextContent(/Hết hạn.*HET/);
  });

  it('copies the code on click and says so', async () => {
    const portal = renderPortal('/giftcode');
    const row = await screen.findByRole('button', { name: /Sao chép Mã FSO-XUAN-2026/ });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await portal.user.click(row);
    expect(write).toHaveBeenCalledWith('FSO-XUAN-2026');
    expect(await within(row).findByText('Đã sao chép mã')).toBeVisible();
  });

  it('shows an empty state with a link if there are none', async () => {
    set(host, { giftCodes: [] });
    renderPortal('/giftcode');
    expect(await screen.findByText(EMPTY)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Nạp game' }).length).toBeGreaterThan(1);
  });

  it.each([
    ['JSON', () => refusal(404, { message: 'Không tìm thấy.' })],
    ['a page', () => HttpResponse.html('<h1>404</h1>', { status: 404 })],
  ])('shows the empty state on a host without the call (404 as %s)', async (_, resolver) => {
    host.server.use(answer('get', paths.giftCodes, resolver));
    renderPortal('/giftcode');
    expect(await screen.findByText(EMPTY)).toBeVisible();
  });

  it('announces that it is loading, and API-6: an error with a working retry', async () => {
    const loading = deferred();
    host.server.use(
      answer('get', paths.giftCodes, async () => {
        await loading.promise;
        return HttpResponse.error();
      }),
    );
    const spoken = keepWhatIsSpoken();
    const portal = renderPortal('/giftcode');
    await waitFor(() => expect(spoken).toContain('Đang tải dữ liệu...'));
    loading.resolve();
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    set(host, {});
    await portal.user.click(retry);
    await waitFor(() => expect(screen.getByRole('article')).toBeVisible());
  });
});

describe('PLAY-8: a typed code', () => {
  const field = () => screen.findByLabelText('Gift code');
  const redeem = () => screen.findByRole('button', { name: 'Nhập mã' });

  it('credits its KP, and is listed among the used ones', async () => {
    const { user } = renderPortal('/giftcode');
    await fillField(user, await field(), 'tet-2027');
    await user.click(await redeem());
    expect(await screen.findByText(/Đã nhận 50\sKP: Quà Tết/)).toBeVisible();
    expect(await field()).toHaveValue('');
    // The reset has removed the focused button.
    expect(screen.getByRole('region', { name: 'Nhận KP bằng gift code' })).toHaveFocus();
    expect(await screen.findByText('Đã dùng hoặc hết hạn (1)')).toBeVisible();
  });

  it('that was redeemed before is no error, and shows what it gave and when', async () => {
    set(host, { codeRedemptions: [codeRedemptionFixture()] });
    const { user } = renderPortal('/giftcode');
    await fillField(user, await field(), 'TET-2027');
    await user.click(await redeem());
    expect(await screen.findByText(/Bạn đã nhận 50\sKP của mã này lúc 21\/11\/2026/)).toBeVisible();
  });

  it('that is wrong has a message under the field, and stays there for correction', async () => {
    const message = 'Mã không đúng hoặc đã hết hạn. Hãy kiểm tra lại từng ký tự.';
    host.server.use(
      answer('post', paths.codeRedemptions, () => refusal(422, { errors: { code: [message] } })),
    );
    const { user } = renderPortal('/giftcode');
    await fillField(user, await field(), 'TET-2072');
    await user.click(await redeem());
    expect(await screen.findByText(message)).toBeVisible();
    expect(await field()).toHaveValue('TET-2072');
  });

  it.each(['at the submit', 'before the submit'])(
    'API-6: is kept if the session has ended, which is noticed %s, and shown to the same player after the login, once',
    async (noticed) => {
      const { user, store, here } = renderPortal('/giftcode');
      await fillField(user, await field(), 'tet-2027');
      if (noticed === 'at the submit') {
        host.server.use(answer('post', paths.codeRedemptions, () => refusal(401, { message: 'Hết phiên.' })));
        await user.click(await redeem());
      } else {
        set(host, { me: null });
        await act(() => store.dispatch(refetchMe()));
      }
      await waitFor(() => expect(here()).toMatch(/^\/login/));
      set(host, {});
      await act(() => store.dispatch(refetchMe()));
      expect(await field()).toHaveValue('tet-2027');
      await user.click(await redeem());
      expect(await screen.findByText(/Đã nhận 50\sKP: Quà Tết/)).toBeVisible();
      expect(await field()).toHaveValue('');
    },
  );

  it('HOST-4: has no field on a host that redeems no codes', async () => {
    set(host, { codeRedemptions: null });
    renderPortal('/giftcode');
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByLabelText('Gift code')).not.toBeInTheDocument();
  });
});
