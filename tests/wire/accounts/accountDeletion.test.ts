import { ownTables } from '../../../api-host/repositories/accountErasure';
import { askCode, newEmail } from '../../support/accountCalls';
import type { Visitor } from '../../support/accountWorld';
import { eventually } from '../../support/eventually';
import { operate, typed } from '../../support/operator';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

const PATH = '/api/account-deletion';
const DAY_MS = 24 * 60 * 60 * 1000;
const keep = (player: Visitor) => player.request('DELETE', PATH);
const admin = (line: string) => operate(world.url, typed(`${line} --yes --json`));

async function deletesIn(player: Visitor): Promise<number | null> {
  const { deletesAt } = (await player.me()) as { deletesAt: string | null };
  return deletesAt === null ? null : (Date.parse(deletesAt) - Date.now()) / DAY_MS;
}

/** A player with both channels who has requested the deletion with a proof. */
async function leaver() {
  const player = await world.proven({ email: newEmail(), phone: true });
  await askCode(player, 'confirm.deletion');
  const otpNumber = (await world.message(player.phone, 2)).code;
  const answer = await player.post(PATH, { otpNumber });
  return { player, answer };
}

/** Two messages may arrive in either order, so this waits for the one with the text. */
const told = (to: string, text: RegExp): Promise<void> =>
  eventually(`${to} is told ${String(text)}`, async () =>
    (await world.messages(to)).some((message) => text.test(message.text)),
  );

/** Ends the waiting period and waits until a worker has deleted the account. */
async function deleted(username: string): Promise<void> {
  await world.pool.query(
    `update account_deletions set due_at = now() where player_id = (select id from players where username = $1)`,
    [username],
  );
  await eventually(`${username} is deleted`, async () => {
    const { rows } = await world.pool.query('select from players where username = $1', [username]);
    return rows.length === 0;
  });
}

it('SAFE-1, SAFE-13: deletes nothing for a session alone, or for the password of an account with a verified phone', async () => {
  const player = await world.proven({ phone: true });
  for (const body of [{}, { currentPassword: player.password }]) {
    const answer = await player.post(PATH, body);
    expect([answer.status, answer.json()]).toEqual([
      422,
      expect.objectContaining({ errors: { otpNumber: expect.anything() as unknown } }),
    ]);
  }
  await askCode(player, 'confirm.phone_number');
  const foreign = (await world.message(player.phone, 2)).code;
  expect((await player.post(PATH, { otpNumber: foreign })).status).toBe(422);
  expect(await deletesIn(player)).toBeNull();
});

it('SAFE-13: is due 14 days after the proof, ends the other sessions, notifies all channels and is recorded', async () => {
  const player = await world.proven({ email: newEmail(), phone: true });
  const elsewhere = world.visitor();
  await elsewhere.login(player.username, player.password);
  await askCode(player, 'confirm.deletion');
  const otpNumber = (await world.message(player.phone, 2)).code;
  expect((await player.post(PATH, { otpNumber })).status).toBe(204);
  expect(await deletesIn(player)).toBeCloseTo(14, 1);
  expect((await elsewhere.get('/api/me')).status).toBe(401);
  const { email } = (await player.me()) as { email: string };
  for (const to of [player.phone, email]) await told(to, /sẽ bị xóa vào ngày \d\d\/\d\d\/\d{4}/);
  const { rows } = await world.pool.query(
    `select kind from account_events where player_id = (select id from players where username = $1)
      order by id desc limit 1`,
    [player.username],
  );
  expect(rows).toEqual([{ kind: 'deletion-requested' }]);
  // The response may be lost, so a repeated request needs no second code and does not move the date.
  const before = (await player.me()).deletesAt;
  expect((await player.post(PATH, {})).status).toBe(204);
  expect((await player.me()).deletesAt).toBe(before);
});

it('SAFE-13: accepts the password of an account with nothing verified', async () => {
  const player = await world.player();
  expect((await player.post(PATH, { currentPassword: 'sai-mat-khau' })).status).toBe(422);
  expect((await player.post(PATH, { currentPassword: player.password })).status).toBe(204);
  expect(await deletesIn(player)).toBeCloseTo(14, 1);
});

it('SAFE-13: is cancelled by one repeatable call at any host, and money operations continue meanwhile', async () => {
  const { player, answer } = await leaver();
  expect(answer.status).toBe(204);
  const content = `FSO KP ${player.username}`;
  const transfer = { method: 'techcombank', amount: 200_000, content };
  await world.visitor().request('POST', '/sandbox/transfers', { body: transfer, xsrf: false });
  expect((await player.post('/api/recharge/game', { creditAmount: 5_000, zoneId: 1 })).status).toBe(200);
  const [, second] = world.hosts;
  if (!second) throw new Error('A second host is needed');
  expect((await keep(player.at(second))).status).toBe(204);
  expect((await keep(player)).status).toBe(204);
  expect(await player.me()).toMatchObject({ deletesAt: null, credit: 16_600 });
  await told(player.phone, /được giữ lại/);
});

it('SAFE-13: refuses a code that was used before the deletion was cancelled', async () => {
  const { player } = await leaver();
  await keep(player);
  const used = (await world.messages(player.phone)).find(({ code }) => code !== undefined)?.code;
  expect((await player.post(PATH, { otpNumber: used })).status).toBe(422);
});

it('SAFE-13: leaves no trace of the player after the wait, ends access, and sends a last message', async () => {
  const { player } = await leaver();
  const { username, phone, password } = player;
  const { email } = (await player.me()) as { email: string };
  await player.request('PATCH', '/api/user/update-profile', {
    body: { firstName: 'Thịnh', middleName: 'Gia', lastName: 'Vương' },
  });
  await deleted(username);
  expect((await player.get('/api/me')).status).toBe(401);
  expect((await world.visitor().login(username, password)).status).toBe(422);
  await told(phone, /đã được xóa/);
  await world.settled();
  const { rows: tables } = await world.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in ('messages', 'sandbox_sms', 'sandbox_deliveries', 'rate_limits', 'former_usernames')`,
  );
  const traces = [];
  for (const { name } of tables)
    for (const trace of [username, email, phone.slice(1), 'Thịnh', 'Vương']) {
      const { rows } = await world.pool.query(`select from "${name}" t where strpos(t::text, $1) > 0`, [
        trace,
      ]);
      if (rows.length > 0) traces.push(`${name}: ${trace}`);
    }
  expect(traces).toEqual([]);
});

it('SAFE-13: keeps the username taken: a registration with it is refused under its field', async () => {
  const { player } = await leaver();
  await deleted(player.username);
  const body = {
    phone: '0911222333',
    username: player.username,
    password: 'suoibac1',
    passwordConfirm: 'suoibac1',
  };
  const answer = await world.visitor().postAsHuman('/register', 'registerFormSubmit', body);
  expect([answer.status, answer.json()]).toMatchObject([422, { errors: { username: [expect.any(String)] } }]);
  // The constraint also holds for a host that knows nothing of former names.
  await expect(
    world.pool.query(`insert into players (username, password_hash) values ($1, 'x')`, [player.username]),
  ).rejects.toMatchObject({ code: '23505', constraint: 'former_usernames_pkey' });
});

it('SAFE-13: is requested and cancelled by support for a player, both recorded in the audit', async () => {
  const player = await world.proven({ phone: true });
  const { username } = player;
  expect((await admin(`players delete ${username} --reason "asked by phone"`)).json()).toMatchObject({
    ok: true,
  });
  expect((await player.get('/api/me')).status).toBe(401);
  await told(player.phone, /sẽ bị xóa/);
  expect((await admin(`players delete ${username} --reason "again"`)).json()).toMatchObject({
    changed: false,
  });
  expect((await admin(`players keep ${username}`)).json()).toMatchObject({ ok: true, deletesAt: null });
  expect((await admin(`players keep ${username}`)).json()).toMatchObject({ changed: false });
  await player.login(username, player.password);
  expect(await deletesIn(player)).toBeNull();
  const { rows } = await world.pool.query(
    'select action from operator_actions where target = $1 order by id',
    [`player ${username}`],
  );
  const actions = ['players delete', 'players delete (look)', 'players keep', 'players keep (look)'];
  expect(rows).toEqual(actions.map((action) => ({ action })));
});

it('SAFE-13: empties every table that belongs to an account alone', async () => {
  const { rows } = await world.pool.query<{ name: string }>(
    `select conrelid::regclass::text as name from pg_constraint
      where confrelid = 'players'::regclass and confdeltype = 'c'`,
  );
  const erased: readonly string[] = ownTables;
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map(({ name }) => name).filter((name) => !erased.includes(name))).toEqual([]);
});
