import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { zonesApi } from '../../../../src/api/endpoints/zones';
import { eventually } from '../../../support/eventually';
import { useFakeHost } from '../../../support/fakeHost';
import { answer } from '../../../support/handlers';
import { createTestStore } from '../../../support/renderPortal';

const host = useFakeHost();

it.each([
  ['an errorCode', { errorCode: 'X' }],
  ['errors', { errors: { zoneId: ['Đã đóng.'] } }],
])('MIG-4: refetches the zones after a refusal by a 200 with %s', async (_, body) => {
  const { dispatch } = createTestStore();
  await dispatch(zonesApi.endpoints.getZones.initiate());
  host.server.use(answer('post', paths.accountZones, () => HttpResponse.json(body)));
  const order = { payload: { zoneId: 1 }, idempotencyKey: 'k' };
  await dispatch(zonesApi.endpoints.moveAccount.initiate(order));
  await eventually('the zones are refetched', () => {
    const calls = host.requests.filter(({ url }) => new URL(url).pathname === paths.zones);
    return Promise.resolve(calls.length === 2);
  });
});
