import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { historyApi } from '../../../src/api/endpoints/history';
import { securityApi } from '../../../src/api/endpoints/security';
import type { PortalError } from '../../../src/api/portalError';
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
