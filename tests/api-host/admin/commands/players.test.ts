import { playerCode } from '../../../../api-host/domain/playerCode';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

describe('players', () => {
  it('are found by username, own name, e-mail, phone number and transfer code', async () => {
    await world.pool.query(
      `update players set first_name = 'Thành', last_name = 'Nguyễn', email = 'Nam@Example.com', phone_number = '+84912345678'
        where username = 'demo'`,
    );
    const { rows } = await world.pool.query<{ id: number }>(`select id from players where username = 'demo'`);
    const code = playerCode(rows[0]?.id ?? 0);
    const ways = [
      'demo',
      'DEM',
      '"nguyễn THÀNH"',
      'nam@example.COM',
      '0912345678',
      '"0912 345 678"',
      '+84912345678',
      '84912345678',
      code,
      `"FSO KP ${code}"`,
    ];
    for (const text of ways) {
      const { players } = (await world.admin(`players find ${text} --json`)).json();
      expect(players).toMatchObject([
        { username: 'demo', email: 'N•••@Example.com', phoneNumber: '+84••••••678' },
      ]);
    }
    expect(await world.recorded('players')).toMatchObject({
      action: 'players find',
      after: { found: ['demo'] },
    });
    expect((await world.admin('players find %')).out).toBe('None.\n');
    // Parts of what is masked would give it away, one character after the other, without a reason in the audit.
    for (const part of ['nam@', 'am@example.com', '345678', '091234567', '+8491234567'])
      expect((await world.admin(`players find ${part}`)).out).toBe('None.\n');
    expect((await world.admin('players find o --limit 1')).out).toContain('More match');
  });

  it('are shown completely, without data that could sign anybody in', async () => {
    await world.pool.query(
      `insert into sessions (token_hash, player_id, remember, expires_at, address, user_agent)
       select sha256('x'), id, false, now() + interval '1 day', '203.0.113.9', 'Firefox' from players where username = 'demo'`,
    );
    await world.lostTransfer('shown', 50_000);
    expect((await world.admin('transfers assign techcombank shown demo --yes')).code).toBe(0);
    const { out } = await world.admin('players show demo --reveal "calls about ticket 814"');
    for (const part of [
      'ID00000001',
      '+84912345678',
      'Nguyễn Thành',
      'Nam@Example.com (not verified)',
      '203.0.113.9',
      'Firefox',
      'topup.bank-transfer',
    ])
      expect(out).toContain(part);
    expect(await world.recorded('player demo')).toMatchObject({
      ...{ action: 'players show', reason: 'calls about ticket 814', after: { revealed: true } },
    });
    for (const flag of ['', '--json']) {
      const { out: masked } = await world.admin(`players show demo ${flag}`);
      expect(masked).not.toMatch(/password_hash|argon2|token/i);
      expect(masked).toContain('N•••@Example.com');
      for (const personal of ['Nam@Example', '912345', '203.0.113']) expect(masked).not.toContain(personal);
    }
    expect(await world.recorded('player demo')).toMatchObject({
      action: 'players show',
      after: { revealed: false },
    });
    const ended = await world.admin('players end-sessions demo --reason "lost his phone" --yes');
    expect(ended.out).toContain('demo is signed out everywhere: 1 session ended.');
    expect(await world.recorded('player demo')).toMatchObject({
      action: 'players end-sessions',
      before: { sessions: 1 },
      after: { sessions: 0 },
    });
    expect((await world.admin('players show demo')).out).toContain('Sessions: none.');
    expect((await world.admin('players show nobody')).err).toContain('players find <text>');
  });
});
