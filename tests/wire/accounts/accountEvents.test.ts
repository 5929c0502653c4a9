import { newEmail, setEmail } from '../../support/accountCalls';
import { eventually } from '../../support/eventually';
import { tokenIn } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(1, { LOG_LEVEL: 'info' });

const eventsOf = async (username: string) => {
  const { rows } = await world.pool.query<{
    kind: string;
    address: string | null;
    user_agent: string | null;
  }>(
    `select kind, host(address) as address, user_agent from account_events
       join players p on p.id = player_id where username = $1 order by account_events.id`,
    [username],
  );
  return rows;
};
const answeredLines = () =>
  (world.hosts[0]?.stderr() ?? '')
    .split('\n')
    .filter((line) => line.includes('"answered"'))
    .map((line) => JSON.parse(line) as { path: string; status: number; playerId?: number });

it('SAFE-3: records sign-ins, including failed ones, with time, address and browser', async () => {
  const { username, password } = await world.player();
  const browser = world.visitor();
  await browser.csrf();
  const body = (tried: string) => ({
    body: { username, password: tried },
    headers: { 'User-Agent': 'Firefox' },
  });
  await browser.request('POST', '/login', body('sai mat khau'));
  await browser.request('POST', '/login', body(password));
  expect(await eventsOf(username)).toEqual([
    expect.objectContaining({ kind: 'registered' }),
    { kind: 'sign-in-failed', address: browser.address, user_agent: 'Firefox' },
    { kind: 'signed-in', address: browser.address, user_agent: 'Firefox' },
  ]);
});

it('SAFE-2: records each change of a credential', async () => {
  const player = await world.player();
  const email = newEmail();
  await setEmail(player, email);
  const token = tokenIn(await world.message(email, 1));
  await player.request('PUT', '/email-verification', { body: { token } });
  await world.sms(player.phone, `PTV ${player.username}`);
  await player.post('/api/user/change-password', { currentPassword: player.password, password: 'suoibac2' });
  const kinds = (await eventsOf(player.username)).map(({ kind }) => kind);
  expect(kinds).toEqual([
    'registered',
    'email-changed',
    'email-verified',
    'phone-verified',
    'password-changed',
  ]);
});

it('records a sign-in under an unknown name without an account and without the name', async () => {
  await world.visitor().login('khong_co_ai_ca', 'sai mat khau');
  const { rows } = await world.pool.query<{ row: string }>(
    'select account_events::text as row from account_events where player_id is null',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain('khong_co_ai_ca');
});

it('logs the account’s number for a login and for a change', async () => {
  const player = await world.player();
  const { rows } = await world.pool.query<{ id: number }>('select id from players where username = $1', [
    player.username,
  ]);
  const playerId = rows[0]?.id;
  await world.visitor().login(player.username, 'sai mat khau');
  await player.post('/api/user/change-password', { currentPassword: player.password, password: 'suoibac2' });
  const lines = () => answeredLines().filter((line) => line.playerId === playerId);
  // The line is written after the response.
  await eventually('the change is logged', async () => lines().length === 3);
  expect(lines().map(({ path, status }) => `${path} ${status}`)).toEqual([
    '/register 204',
    '/login 422',
    '/api/user/change-password 204',
  ]);
});

it('accepts a login whose forwarded address has an odd form', async () => {
  const { username, password } = await world.player();
  for (const address of ['fe80::1%eth0', 'unknown', '1.2.3.4:5678']) {
    const browser = world.visitor();
    await browser.csrf();
    const headers = { 'X-Forwarded-For': address };
    const { status } = await browser.request('POST', '/login', { body: { username, password }, headers });
    expect([address, status]).toEqual([address, 204]);
  }
});
