import { operate, typed } from '../../support/operator';
import { newEmail } from '../../support/accountCalls';
import type { Visitor } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

type Rows = Record<string, unknown>[];
interface Exported extends Record<string, unknown> {
  profile: Record<string, unknown>;
  events: Rows;
}

const sandbox = (path: string, body: object) =>
  world.visitor().request('POST', `/sandbox${path}`, { body, xsrf: false });
const exportOf = async (player: Visitor) => (await player.get('/api/data-export')).json() as Exported;

it('SAFE-13: holds profile, money, gift codes, sign-ins, sessions and waiting messages', async () => {
  const email = newEmail();
  const player = await world.proven({ email, phone: true });
  const { username } = player;
  const content = `FSO KP ${username}`;
  await sandbox('/transfers', { method: 'techcombank', amount: 200_000, content });
  await player.post('/api/recharge/game', { creditAmount: 5_000, zoneId: 1 });
  await world.pool.query(
    `insert into gift_codes (code, player_id, title, gives)
     select 'QUA-' || id, id, 'Quà', '10 Xu' from players where username = $1`,
    [username],
  );
  await world.settled();
  const answer = await player.get('/api/data-export');
  expect([
    answer.status,
    answer.headers.get('content-disposition'),
    answer.headers.get('cache-control'),
  ]).toEqual([200, `attachment; filename="du-lieu-${username}.json"`, 'no-store']);
  expect(answer.json()).toMatchObject({
    profile: { username, email, credit: 16_600, debt: 0 },
    transactions: [
      { type: 'topup.bank-transfer', value: 200_000, source: 'techcombank' },
      { type: 'credit.recharge', value: 20_000 },
      { type: 'credit.bonus', value: 1_600 },
      { type: 'credit.pay', value: 5_000, zoneId: 1 },
    ],
    transfers: [{ provider: 'techcombank', amount: 200_000, content }],
    migrations: [],
    giftCodes: [{ title: 'Quà', gives: '10 Xu' }],
    sessions: [{ address: player.address }],
    waitingMessages: [],
  });
  const { events } = answer.json() as Exported;
  expect(events).toContainEqual(expect.objectContaining({ kind: 'registered', address: player.address }));
  expect(events).toContainEqual(expect.objectContaining({ kind: 'data-exported' }));
});

it('SAFE-13: includes a migration', async () => {
  const player = world.visitor();
  await player.login('closed');
  await player.post('/api/account-zones', { zoneId: 1 });
  expect(await exportOf(player)).toMatchObject({
    migrations: [{ coins: 123_400, extpoint0: 56_700, extpoint4: 12, toZone: 1, state: 'delivered' }],
    gameAccounts: [{ leftCoin: 123_400 }],
  });
});

it('SAFE-13, SAFE-10: contains no secret, hash or key, and nothing of another player', async () => {
  const player = await world.proven({ email: newEmail(), phone: true });
  await player.post('/api/security-code/', { action: 'confirm.phone_number' });
  const other = await world.player();
  const text = JSON.stringify(await exportOf(player));
  const { rows } = await world.pool.query<{ secret: string }>(
    `select password_hash as secret from players union all
     select encode(token_hash, part) from sessions, unnest(array['hex', 'base64']) part union all
     select encode(code_hash, part) from codes, unnest(array['hex', 'base64']) part union all
     select encode(token_hash, part) from known_browsers, unnest(array['hex', 'base64']) part union all
     select encode(value, part) from secrets, unnest(array['hex', 'base64']) part union all
     select encode(sealed, part) from outbox, unnest(array['hex', 'base64']) part`,
  );
  expect(rows.length).toBeGreaterThan(4);
  for (const { secret } of rows) expect(text).not.toContain(secret);
  for (const cookie of player.cookies.values()) expect(text).not.toContain(cookie);
  const code = (await world.message(player.phone, 2)).code ?? 'none';
  expect(text).not.toContain(code);
  for (const theirs of [other.username, other.phone.slice(1)]) expect(text).not.toContain(theirs);
});

it('SAFE-13: leaves out messages to an unverified address, which may be for somebody else', async () => {
  const shared = newEmail();
  const owner = await world.proven({ email: shared });
  const other = await world.player();
  await other.request('PATCH', '/api/user/update-profile', {
    body: { email: shared, currentPassword: other.password },
  });
  await world.settled();
  await world.pool.query(
    `insert into outbox (channel, recipient, body, sealed, key_id, next_attempt_at, due_at)
     values ('email', $1, '', 'x', 'none', 'infinity', now() + interval '5 minutes')`,
    [shared],
  );
  expect((await exportOf(owner)).waitingMessages).toEqual([
    expect.objectContaining({ channel: 'email', recipient: shared, state: 'waiting' }),
  ]);
  expect((await exportOf(other)).waitingMessages).toEqual([]);
  await world.pool.query("delete from outbox where key_id = 'none'");
});

it('SAFE-13: is limited to five files a day over all hosts, and needs a session', async () => {
  const player = await world.player();
  const [, second] = world.hosts;
  if (!second) throw new Error('A second host is needed');
  const there = player.at(second);
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await (count % 2 ? there : player).get('/api/data-export')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await world.visitor().get('/api/data-export')).status).toBe(401);
  expect(await player.me()).toMatchObject({ offersDataExport: true });
});

it.each(['/api/data-export', '/api/transaction-history/file'])(
  'SAFE-13: another site’s link to %s is refused, and neither it nor HEAD uses up a file or is recorded',
  async (path) => {
    const player = await world.player();
    for (const site of ['cross-site', 'same-site'])
      expect((await player.get(path, { headers: { 'Sec-Fetch-Site': site } })).status).toBe(403);
    expect((await player.request('HEAD', path)).status).toBe(404);
    const counted = await world.pool.query(
      `select from rate_limits join players on bucket in ('data-export:' || id, 'history-file:' || id) where username = $1`,
      [player.username],
    );
    expect(counted.rowCount).toBe(0);
    const recorded = await world.pool.query(
      `select from account_events e join players p on p.id = e.player_id where username = $1 and kind = 'data-exported'`,
      [player.username],
    );
    expect(recorded.rowCount).toBe(0);
    for (const site of ['same-origin', 'none'])
      expect((await player.get(path, { headers: { 'Sec-Fetch-Site': site } })).status).toBe(200);
  },
);

it('SAFE-13: is printed by support’s command, which is recorded in the audit', async () => {
  const player = await world.player();
  const line = `players export ${player.username} --reason "asked for it"`;
  expect((await operate(world.url, typed(line))).code).toBe(1);
  const printed = await operate(world.url, typed(`${line} --yes --json`));
  expect(printed.json()).toMatchObject({ ok: true, data: { profile: { username: player.username } } });
  const { rows } = await world.pool.query(
    'select action, reason, before, after from operator_actions where target = $1',
    [`player ${player.username}`],
  );
  expect(rows).toEqual([{ action: 'players export', reason: 'asked for it', before: null, after: null }]);
});
