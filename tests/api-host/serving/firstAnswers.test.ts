import { fastify, type FastifyInstance } from 'fastify';
import { firstAnswersReader } from '../../../api-host/serving/firstAnswers';

type Player = { userJson: string } | null;

/** A host with the given session lookup and a single call. */
function hostWith(
  find: () => Promise<Player>,
  { withinMs = 5_000, ...options }: Partial<Parameters<typeof firstAnswersReader>[0]> = {},
) {
  const app: FastifyInstance = fastify();
  const asked: string[] = [];
  const read = firstAnswersReader({ withinMs, ...options });
  const tokenOf = ({ headers }: { headers: Record<string, unknown> }) => headers.cookie as string | undefined;
  app.decorate('sessions', { tokenOf, find } as unknown as FastifyInstance['sessions']);
  app.decorateRequest('player', null);
  app.get('/api/zones', async (request) => {
    asked.push(String(request.headers.cookie));
    return [1];
  });
  app.get('/api/refused', (_, reply) => reply.code(503).send({ message: 'later' }));
  app.get('/api/html', (_, reply) => reply.type('text/html').send('<p>'));
  app.get('/page', async (request) => {
    const answers = await read(request, ['/api/zones', '/api/refused', '/api/html']);
    return answers && Object.fromEntries(answers);
  });
  const open = async (headers: Record<string, string> = { cookie: 'a=1' }): Promise<unknown> =>
    (await app.inject({ url: '/page', headers })).json();
  return { open, asked };
}

const demo = async (): Promise<Player> => ({ userJson: '{"username":"demo"}' });

it('returns the player and the JSON responses of the API’s own routes, without refusals and pages', async () => {
  const { open, asked } = hostWith(demo);
  expect(await open()).toEqual({ '/api/me': '{"username":"demo"}', '/api/zones': '[1]' });
  expect(asked).toEqual(['a=1']);
});

it('PAY-9: reads the start of the stream of money events before the answers, which may contain more', async () => {
  const steps: string[] = [];
  const readCursor = async (token: string) => {
    steps.push(`cursor of ${token}`);
    return '7.5';
  };
  const find = async () => {
    steps.push('player');
    return demo();
  };
  expect(await hostWith(find, { readCursor }).open()).toMatchObject({
    '/api/events': '{"lastEventId":"7.5"}',
  });
  expect(steps).toEqual(['cursor of a=1', 'player']);
  expect(await hostWith(demo, { readCursor: async () => null }).open()).not.toHaveProperty('/api/events');
});

it.each([
  ['a browser without a session cookie', {}],
  ['another document that reads the page', { cookie: 'a=1', 'sec-fetch-dest': 'iframe' }],
])('%s gets nothing, and no session is looked up', async (_, headers) => {
  const find = jest.fn(demo);
  expect(await hostWith(find).open(headers as Record<string, string>)).toBeNull();
  expect(find).not.toHaveBeenCalled();
});

it('returns nothing for a session that has ended', async () => {
  expect(await hostWith(async () => null).open()).toBeNull();
});

it.each([
  ['slow', () => new Promise<Player>(() => undefined)],
  ['away', () => Promise.reject(new Error('away'))],
])(
  'OPS-1: while the database is %s the page does not wait for it, and later pages do not ask it',
  async (_, find) => {
    const looked = jest.fn(find);
    const { open } = hostWith(looked, { withinMs: 20, pauseMs: 60_000 });
    expect([await open(), await open()]).toEqual([null, null]);
    expect(looked).toHaveBeenCalledTimes(1);
  },
);
