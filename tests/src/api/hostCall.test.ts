import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { historyApi } from '../../../src/api/endpoints/history';
import { rechargeApi } from '../../../src/api/endpoints/recharge';
import { recoveryApi } from '../../../src/api/endpoints/recovery';
import { securityApi } from '../../../src/api/endpoints/security';
import { isDeadLink, type PortalError } from '../../../src/api/portalError';
import { classifyFailure } from '../../../src/operations/attempt';
import { useFakeHost } from '../../support/fakeHost';
import { answer } from '../../support/handlers';
import { createTestStore } from '../../support/renderPortal';

const host = useFakeHost();

const changePassword = () =>
  createTestStore().dispatch(
    securityApi.endpoints.changePassword.initiate({
      currentPassword: 'Demo@2026',
      password: 'Demo@2027',
    }),
  );
const historyError = async () =>
  (await createTestStore().dispatch(historyApi.endpoints.getHistory.initiate())).error as PortalError;

describe('HOST-2: responses in the style of other hosts', () => {
  it('treats a mutation answered with `OK` as plain text as successful', async () => {
    host.server.use(answer('post', paths.changePassword, () => HttpResponse.text('OK')));
    expect(await changePassword()).toEqual({ data: null });
  });

  it.each([
    ['as HTML, as Laravel sends it', 'text/html; charset=UTF-8', 'OK'],
    ['as JSON', 'application/json', 'OK'],
    ['as a sentence of plain text', 'text/plain', 'It is done.'],
  ])('treats a call whose answer nobody reads as successful if `OK` is sent %s', async (_, type, body) => {
    const ok = () => new HttpResponse(body, { headers: { 'Content-Type': type } });
    const csrfCookie = () => {
      document.cookie = 'XSRF-TOKEN=x';
      return ok();
    };
    host.server.use(
      answer('get', paths.csrfCookie, csrfCookie),
      answer('get', paths.resetPasswordToken, ok),
      answer('post', paths.changePassword, ok),
    );
    document.cookie = 'XSRF-TOKEN=; Max-Age=0';
    expect(await changePassword()).toEqual({ data: null });
    expect(document.cookie).toContain('XSRF-TOKEN=x');
    const checked = createTestStore().dispatch(
      recoveryApi.endpoints.checkResetToken.initiate({ token: 'abc' }),
    );
    expect(await checked).toMatchObject({ status: 'fulfilled', data: null });
  });

  it.each([
    ['incomplete JSON', 'application/json', '{"errorCode":"X","message":"Sai mật k'],
    ['incomplete JSON as plain text', 'text/plain', '[{"id": 1'],
    ["a script's error", 'text/html', 'Database connection failed'],
  ])('treats a mutation answered with %s as failed', async (_, type, body) => {
    const sent = () => new HttpResponse(body, { headers: { 'Content-Type': type } });
    host.server.use(answer('post', paths.changePassword, sent));
    expect(await changePassword()).toMatchObject({ error: { kind: 'html' } });
  });

  it('treats an HTML page as failed even if nobody reads the answer', async () => {
    const page = () => HttpResponse.html('<!doctype html><p>FS Online</p>');
    host.server.use(answer('get', paths.resetPasswordToken, page));
    const checked = createTestStore().dispatch(
      recoveryApi.endpoints.checkResetToken.initiate({ token: 'abc' }),
    );
    expect(await checked).toMatchObject({ error: { kind: 'html' } });
  });

  it.each([
    ['text/plain', 'OK', { data: {} }],
    ['text/plain', '{"errorCode": "X', { error: { kind: 'html' } }],
    ['text/html', 'Database connection failed', { error: { kind: 'html' } }],
  ])('GAME-8: a recharge answered with the %s %j is %j', async (type, body, outcome) => {
    const sent = () => new HttpResponse(body, { headers: { 'Content-Type': type } });
    host.server.use(answer('post', paths.rechargeGame, sent));
    const order = { payload: { creditAmount: 20_000, zoneId: 2 }, idempotencyKey: 'k' };
    expect(
      await createTestStore().dispatch(rechargeApi.endpoints.rechargeGame.initiate(order)),
    ).toMatchObject(outcome);
  });

  describe('a refusal without JSON', () => {
    const refused = ['body', /^Yêu cầu không được chấp nhận/] as const;
    const malformed = ['html', /^Máy chủ trả lời không đúng/] as const;
    const send = (type: string, body: string) => () =>
      new HttpResponse(body, { status: 422, headers: { 'Content-Type': type } });

    it.each([
      ['in English', 'text/plain', 'The password is wrong.', refused],
      ['in Vietnamese, as PHP sends it', 'text/html; charset=UTF-8', 'Sai mật khẩu.', refused],
      ['as incomplete JSON', 'application/json', '{"message":"Sai mật k', malformed],
      ['as an HTML page', 'text/html', '<h1>Blocked</h1>', malformed],
    ])('%s has a message of the portal that says what to do', async (_, type, body, [kind, message]) => {
      host.server.use(answer('post', paths.changePassword, send(type, body)));
      const { error } = await changePassword();
      expect(error).toMatchObject({ kind, status: 422, message: expect.stringMatching(message) as string });
    });

    it('REC-5: of a token means that the link is dead', async () => {
      host.server.use(answer('get', paths.resetPasswordToken, send('text/plain', 'Token expired')));
      const { error } = await createTestStore().dispatch(
        recoveryApi.endpoints.checkResetToken.initiate({ token: 'abc' }),
      );
      expect(isDeadLink(error as PortalError)).toBe(true);
    });

    it('GAME-8: of a recharge leaves it open, since a proxy may have sent it', async () => {
      host.server.use(answer('post', paths.rechargeGame, send('text/plain', 'Rejected')));
      const order = { payload: { creditAmount: 20_000, zoneId: 2 }, idempotencyKey: 'k' };
      const { error } = await createTestStore().dispatch(rechargeApi.endpoints.rechargeGame.initiate(order));
      expect(classifyFailure(error as PortalError)).toBe('unknown');
    });
  });

  it('treats a mutation answered with an HTML page as failed', async () => {
    host.server.use(answer('post', paths.changePassword, () => HttpResponse.html('<h1>FS Online</h1>')));
    expect(await changePassword()).toMatchObject({ error: { kind: 'html' } });
  });

  it('treats a query answered with plain text as failed', async () => {
    host.server.use(answer('get', paths.transactionHistory, () => HttpResponse.text('OK')));
    expect(await historyError()).toMatchObject({ kind: 'html' });
  });

  it('API-6: shows the message of a 503, but not of another 5xx', async () => {
    const message = 'Máy chủ bảo trì đến 9 giờ.';
    host.server.use(
      answer('get', paths.transactionHistory, () => HttpResponse.json({ message }, { status: 503 })),
    );
    expect(await historyError()).toMatchObject({ kind: 'server', message });
    host.server.use(
      answer('get', paths.transactionHistory, () => HttpResponse.json({ message }, { status: 500 })),
    );
    expect((await historyError()).message).toBe('Máy chủ đang gặp sự cố. Hãy thử lại sau ít phút.');
  });

  it.each([
    [503, 'Service Unavailable', 'Máy chủ đang gặp sự cố. Hãy thử lại sau ít phút.'],
    [404, 'Not Found', 'Yêu cầu không được chấp nhận. Hãy kiểm tra lại rồi thử lại.'],
    [403, 'This action is unauthorized.', 'Yêu cầu không được chấp nhận. Hãy kiểm tra lại rồi thử lại.'],
  ])('shows a Vietnamese sentence for %i %s', async (status, message, shown) => {
    host.server.use(
      answer('get', paths.transactionHistory, () => HttpResponse.json({ message }, { status })),
    );
    expect((await historyError()).message).toBe(shown);
  });
});
