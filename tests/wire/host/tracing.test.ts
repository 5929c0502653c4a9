import { startAnsweringServer, type AnsweringServer } from '../../support/answeringServer';
import { eventually } from '../../support/eventually';
import { answering, startFakeGameServer, type FakeGameServer } from '../../support/fakeGameServer';
import { openMoneyWorld, type MoneyWorld } from '../../support/moneyWorld';
import { ORDER, recharge } from '../../support/recharges';
import { hostThatEnds, type HostProcess } from '../../support/startHost';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  status: { code?: number };
}
interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

const SECRET = 'the-secret-of-the-game-server-in-these-tests';
let collector: AnsweringServer;
let gameServer: FakeGameServer;
let world: MoneyWorld;
let host: HostProcess;

beforeAll(async () => {
  collector = await startAnsweringServer();
  collector.answer = { status: 200, body: '{}' };
  gameServer = await startFakeGameServer();
  world = await openMoneyWorld(1, {
    GAME_SERVER_URL: gameServer.url,
    GAME_SERVER_SECRET: SECRET,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'portal-of-this-test',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  [host] = world.hosts as [HostProcess];
});
afterAll(async () => {
  expect(await world.close()).toEqual([]);
  await gameServer.close();
  await collector.close();
});

const exported = (): Export[] => collector.requests.map(({ body }) => JSON.parse(body) as Export);
const spans = (): OtlpSpan[] =>
  exported().flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const attribute = ({ attributes }: OtlpSpan, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue));
};

async function spanOf(name: string): Promise<OtlpSpan> {
  await eventually(`the span ${name} is there`, async () => spans().some((span) => span.name === name));
  return spans().find((span) => span.name === name) as OtlpSpan;
}
const childrenOf = ({ traceId, spanId }: OtlpSpan) =>
  spans().filter((span) => span.traceId === traceId && span.parentSpanId === spanId);

it('OPS-5: traces a login by its route with its queries, and without personal data', async () => {
  const player = host.client();
  await player.login('demo', 'Demo@2026');
  const login = await spanOf('POST /login');
  expect(attribute(login, 'http.request.method')).toBe('POST');
  expect(attribute(login, 'http.route')).toBe('/login');
  expect(attribute(login, 'http.response.status_code')).toBe(204);
  const queries = childrenOf(login);
  expect(queries.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['postgresql select', 'postgresql insert']),
  );
  expect(queries.some((span) => String(attribute(span, 'db.query.text')).includes('$1'))).toBe(true);

  const [first] = exported();
  expect(first?.resourceSpans[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'portal-of-this-test' },
  });
  await player.get('/api/me?token=secret-in-an-address');
  await spanOf('GET /api/me');
  const token = player.cookies.get('fs_session') ?? '';
  expect(token).not.toBe('');
  const everything = JSON.stringify(exported());
  for (const personal of [
    'demo',
    'Demo@2026',
    token,
    'secret-in-an-address',
    '127.0.0.1"',
    'demo@example.com',
  ])
    expect([personal, everything.includes(personal)]).toEqual([personal, false]);
});

it('OPS-5: traces a call to the game server within the recharge, without its path', async () => {
  const player = await world.newPlayer(5_000);
  gameServer.behave(answering(503, ''));
  await recharge(player.at(host), ORDER);
  const call = await spanOf('POST /api/recharge/game');
  const { host: address } = new URL(gameServer.url);
  await eventually('the call is there', async () =>
    childrenOf(call).some(({ name }) => name === `POST ${address}`),
  );
  const delivery = childrenOf(call).find(({ name }) => name === `POST ${address}`) as OtlpSpan;
  expect(attribute(delivery, 'http.response.status_code')).toBe(503);
  expect(JSON.stringify(delivery)).not.toContain(player.username);
});

it('OPS-5: ignores trace ids from outside', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await host.client().request('GET', '/api/payment-methods', { headers });
  const call = await spanOf('GET /api/payment-methods');
  expect(call.traceId).not.toBe(traceId);
});

it('OPS-5: delays no call while the collector is down', async () => {
  await collector.close();
  const player = host.client();
  const since = performance.now();
  expect((await player.login('demo', 'Demo@2026')).status).toBe(204);
  expect(performance.now() - since).toBeLessThan(4_000);
});

it('OPS-5: refuses to start with an unsupported protocol, in one line', async () => {
  const ended = await hostThatEnds({
    databaseUrl: world.url,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
  });
  expect([ended.code, ended.stderr]).toEqual([
    1,
    expect.stringMatching(/^OTEL_EXPORTER_OTLP_PROTOCOL=grpc .*\n$/),
  ]);
});
