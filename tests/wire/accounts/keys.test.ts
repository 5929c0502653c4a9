import { hashOfCode } from '../../../api-host/domain/codes';
import { openAccountWorld, tokenIn, type AccountWorld, type Visitor } from '../../support/accountWorld';
import { eventually } from '../../support/eventually';
import { hostThatEnds, startHost, type HostProcess } from '../../support/startHost';

const OLD = `old=${'a'.repeat(40)}`;
const NEW = `new=${'b'.repeat(40)}`;
const settings = { TRUST_PROXY: '1', BOT_CHECK_DIFFICULTY: '3', LOG_LEVEL: 'warn' };

let world: AccountWorld;
let rotated: HostProcess;
let withoutOld: HostProcess;
beforeAll(async () => {
  world = await openAccountWorld(1, { API_HOST_KEYS: OLD });
  const host = (keys: string) =>
    startHost({ databaseUrl: world.url, env: { ...settings, API_HOST_KEYS: keys } });
  rotated = await host(`${NEW},${OLD}`);
  withoutOld = await host(NEW);
});
afterAll(async () => {
  await Promise.all([rotated.stop(), withoutOld.stop()]);
  await world.close();
});

const reset = (visitor: Visitor, username: string, otp: string) =>
  visitor.post('/reset-password-by-phone', {
    username,
    otp,
    newPassword: 'Mat-khau-2',
    reNewPassword: 'Mat-khau-2',
  });
async function playerWithCode() {
  const player = await world.proven({ phone: true });
  await world.sms(player.phone, `MXT ${player.username}`);
  const { code = '' } = await world.message(player.phone, 2);
  return { player, code };
}

/** All texts and bytes in the database, as in a dump. */
async function dump(): Promise<string> {
  const { rows: tables } = await world.pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'messages'`,
  );
  const parts = [];
  for (const { name } of tables) {
    const { rows } = await world.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    parts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return parts.join('\n');
}

it('SAFE-10: stores no key in the database that produces a code’s hash', async () => {
  const { player, code } = await playerWithCode();
  const { rows } = await world.pool.query<{ code_hash: Buffer; player_id: number; target: string }>(
    `select code_hash, player_id, target from codes join players on id = player_id where username = $1`,
    [player.username],
  );
  const row = rows[0];
  if (!row) throw new Error('no code was kept');
  const { rows: secrets } = await world.pool.query<{ value: Buffer }>('select value from secrets');
  const binding = { playerId: row.player_id, purpose: 'reset.password', target: row.target } as const;
  for (const key of [Buffer.alloc(0), ...secrets.map(({ value }) => value)])
    expect(hashOfCode(key, binding, code)).not.toEqual(row.code_hash);
});

it('SAFE-10: a dump made while messages wait holds no code, no link and no session', async () => {
  const { player, code } = await playerWithCode();
  const email = 'cho.thu@example.com';
  const owner = await world.proven({ email });
  await world.pool.query(`update outbox set due_at = now() + interval '5 minutes'`);
  await world.pool.query(
    `create function hold_back() returns trigger language plpgsql as $$ begin new.due_at := now() + interval '5 minutes'; return new; end $$`,
  );
  await world.pool.query(
    'create trigger hold_back before insert on outbox for each row execute function hold_back()',
  );
  await player.post('/api/security-code/', { action: 'confirm.payment' });
  await owner.postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', {
    username: owner.username,
  });
  await eventually('both wait', async () => {
    const { rowCount } = await world.pool.query(`select from outbox where state = 'waiting'`);
    return rowCount === 2;
  });
  const waiting = await dump();
  await world.pool.query('drop trigger hold_back on outbox');
  await world.pool.query('update outbox set due_at = now()');
  const { code: stepUp = '' } = await world.message(player.phone, 3);
  const token = tokenIn(await world.message(email, 2));
  expect(waiting).toContain(player.username);
  for (const secret of [token, player.cookies.get('fs_session') ?? 'no cookie'])
    expect(waiting).not.toContain(secret);
  // Six digits occur in many longer numbers by chance: match whole words only.
  for (const digits of [stepUp, code])
    expect(waiting).not.toMatch(new RegExp(`(?<![0-9a-f])${digits}(?![0-9a-f])`));
});

it('SAFE-10: accepts codes made with the former key after a rotation, until that key is removed', async () => {
  const one = await playerWithCode();
  const { player, code } = one;
  expect((await reset(world.visitor().at(withoutOld), player.username, code)).status).toBe(422);
  expect((await reset(world.visitor().at(rotated), player.username, code)).status).toBe(204);
});

it('SAFE-10: accepts forms that were opened before a rotation', async () => {
  const player = await world.player();
  const here = player.at(rotated);
  const body = { body: { language: 'vi-VN' } };
  expect((await here.request('PATCH', '/api/user/update-profile', body)).status).toBe(204);
  expect((await player.at(withoutOld).request('PATCH', '/api/user/update-profile', body)).status).toBe(419);
  const visitor = world.visitor();
  const gReCaptchaToken = await visitor.solve('forgotUsernameFormSubmit');
  const remind = { email: 'ai.do@example.com', gReCaptchaToken };
  expect((await visitor.at(rotated).post('/recover-username', remind)).status).toBe(204);
});

it('SAFE-10: a host whose secret differs from the one that the database was used with does not start, and says what to do', async () => {
  const env = { ...settings, API_HOST_KEYS: `new=${'c'.repeat(40)},${OLD}` };
  const { code, stderr } = await hostThatEnds({ databaseUrl: world.url, env });
  expect([code, stderr]).toEqual([
    1,
    'API_HOST_KEYS: the database was used with another secret under the id new. Put that secret back; if it is lost for good, give the new one an id that was never used (docs/operating.md, Keys).\n',
  ]);
});
