import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { attemptStorage } from '../../../../src/operations/attemptStorage';
import { migrationOperation } from '../../../../src/operations/migration/migrationOperation';
import { closedAccountZoneFixture, zoneFixture } from '../../../fixtures/zones';
import { noAnswer } from '../../../support/answers';
import { deferred } from '../../../support/deferred';
import { callsOf, set } from '../../../support/fakeHost';
import { refusal } from '../../../support/handlers';
import { turns } from '../../../support/idle';
import { keepWhatIsSpoken } from '../../../support/keepWhatIsSpoken';
import { renderPortal } from '../../../support/renderPortal';
import { sentKeys } from '../../../support/operations';
import {
  confirm,
  focusWindow,
  refetchAfter,
  select,
  submit,
  SUCCESS,
  useMigrationPage,
} from '../../../support/migrationPage';

const { host, posts, post } = useMigrationPage();

describe('MIG-4: one migration', () => {
  it('shows progress, then success, and after a pause /recharge', async () => {
    refetchAfter(300);
    const timers = jest.spyOn(globalThis, 'setInterval');
    const answered = deferred();
    post(async () => {
      await answered.promise;
      host.state.accountZones = [];
      return HttpResponse.json({ message: 'Phần lẻ 0,89 được giữ lại.' });
    });
    const portal = renderPortal('/recharge');
    await confirm(portal);
    expect(await screen.findByText('Đang xử lý yêu cầu...')).toBeVisible();
    expect(await submit()).toBeDisabled();
    answered.resolve();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(screen.getByText('Phần lẻ 0,89 được giữ lại.')).toBeVisible();
    expect(screen.queryByLabelText('Chuyển đến máy chủ')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp game' })).toBeVisible();
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 300);
    const sent = host.requests.find(({ method }) => method === 'POST');
    expect(await sent?.json()).toEqual({ zoneId: 2 });
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('asks nothing again if Forward leads back to the question while it is under way', async () => {
    const answered = deferred();
    post(() => answered.promise.then(noAnswer));
    const portal = renderPortal('/recharge');
    await confirm(portal);
    await waitFor(() => expect(posts()).toBe(1));
    await portal.go(1);
    await waitFor(() => expect(portal.here()).toBe('/recharge'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answered.resolve();
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeVisible();
  });

  it('keeps its screen, without the old balances, when the zones are empty before the response arrives', async () => {
    const answered = deferred();
    post(async () => {
      host.state.accountZones = [];
      await answered.promise;
      return HttpResponse.json({});
    });
    const portal = renderPortal('/recharge');
    await confirm(portal);
    await waitFor(() => expect(posts()).toBe(1));
    const title = screen.getByRole('heading', { level: 1, name: 'Cập nhật tài khoản' });
    await focusWindow();
    await waitFor(() => expect(screen.queryByText('Số dư cũ của bạn')).not.toBeInTheDocument());
    expect(screen.getByText('Đang xử lý yêu cầu...')).toBeVisible();
    answered.resolve();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(title).toBeInTheDocument();
  });

  it('announces each outcome once, and keeps the focus near what it removes', async () => {
    post(() => HttpResponse.error());
    const portal = renderPortal('/recharge');
    await select();
    const spoken = keepWhatIsSpoken();
    await confirm(portal);
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    set(host, { accountZones: [closedAccountZoneFixture()] });
    await portal.user.click(retry);
    expect(retry).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAttribute('tabindex', '-1');
    await screen.findByText(SUCCESS);
    await act(() => turns());
    const outcomes = spoken.filter((text) => /chưa ghi nhận|thành công/.test(text));
    expect(outcomes).toEqual([
      expect.stringContaining('Máy chủ chưa ghi nhận yêu cầu.'),
      expect.stringContaining(SUCCESS),
    ]);
  });

  it('passes the focus of the button that a success removes to the page', async () => {
    const portal = renderPortal('/recharge');
    await confirm(portal);
    await screen.findByText(SUCCESS);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('continues with a zone that closed in the meantime as a new operation', async () => {
    refetchAfter(100);
    const next = closedAccountZoneFixture({
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
  ])('shows a refusal as an error %s, and refetches the zones', async (_, body, message) => {
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
    'shows a refusal in a 200 as an error as well: %j',
    async (body) => {
      post(() => HttpResponse.json(body));
      const portal = renderPortal('/recharge');
      await confirm(portal);
      expect((await screen.findByText('Không.')).closest('[role="alert"]')).toBeVisible();
    },
  );

  it('checks the zones instead of sending again if the response is lost, and finds it done', async () => {
    post(() => {
      host.state.accountZones = [];
      return noAnswer();
    });
    const portal = renderPortal('/recharge');
    await confirm(portal);
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(posts()).toBe(1);
    expect(window.localStorage.getItem('migration:demo')).toBeNull();
  });

  it('sends the same key on Thử lại if it was not found', async () => {
    post(() => HttpResponse.error());
    const portal = renderPortal('/recharge');
    await confirm(portal);
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    set(host, { accountZones: [closedAccountZoneFixture()] });
    await portal.user.click(retry);
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    const keys = sentKeys(host);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('checks after a reload during the call, and keeps the key', async () => {
    const reloaded = deferred();
    post(() => reloaded.promise.then(noAnswer));
    const portal = renderPortal('/recharge');
    await confirm(portal);
    await waitFor(() => expect(posts()).toBe(1));
    portal.unmount();
    const back = renderPortal('/recharge');
    reloaded.resolve();
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    set(host, { accountZones: [closedAccountZoneFixture()] });
    await back.user.click(retry);
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(new Set(sentKeys(host)).size).toBe(1);
  });

  it.each([
    ['it ended during a reload', ['3']],
    ['another device had ended it before it was sent', []],
  ])('shows its success also if %s, when no zone is closed any more', async (_, knownIds) => {
    refetchAfter(200);
    const payload = { zoneId: 2, zoneName: 'S2 Long Thành' };
    attemptStorage(migrationOperation, 'demo').writeOpen({
      key: 'k',
      payload,
      knownIds,
      dismissed: false,
    });
    set(host, { accountZones: [] });
    renderPortal('/recharge');
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp game' })).toBeVisible();
    expect(posts()).toBe(0);
  });
});
