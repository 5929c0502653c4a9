import { openOperatorWorld, type OperatorWorld } from '../../support/operatorWorld';
import { useOpened } from '../../support/useOpened';

/** What the questions below are about, of the player payer and of two operators with keys. */
async function openCases() {
  const world = await openOperatorWorld();
  const { pool } = world;
  const number = await world.stuckDelivery('payer');
  await pool.query(
    `update players set last_name = 'Trần', first_name = 'Mai', phone_number = '+84912345678', mfa_enabled = true
      where username = 'payer'`,
  );
  await pool.query(
    `insert into sessions (token_hash, player_id, remember, expires_at)
     select sha256('a'), id, false, now() + interval '1 day' from players where username = 'payer'`,
  );
  for (const id of ['FT-1', 'FT-2', 'FT-3']) await world.lostTransfer(id, 2_000_000, 'TRAN MAI chuyen tien');
  for (const line of [
    'transfers reject techcombank FT-2 --reason rent',
    'players suspend demo --reason theft',
  ])
    await world.admin(`${line} --yes`);
  await world.claim('payer', 2_000_000);
  await world.admin('gift-codes create --title Quà --gives Xu --code QUA-MAI --player payer --yes');
  await world.admin('players delete closed --reason wish --yes');
  const mai = await world.operator('Mai', 'admin');
  const lan = await world.operator('Lan', 'support', mai);
  await world.admin('transfers assign techcombank FT-3 payer --reason receipt --yes', undefined, {
    OPERATOR_KEY: lan,
  });
  return { ...world, number, env: { OPERATOR_KEY: mai } };
}

const world: OperatorWorld & { number: number; env: Record<string, string> } = useOpened(
  openCases,
  async (cases) => expect(await cases.close()).toEqual([]),
);

const newest = async () => {
  const { rows } = await world.pool.query<Record<string, unknown>>(
    'select operator, action, target, reason, before, after from operator_actions order by id desc limit 1',
  );
  return rows[0];
};

const ANSWERED_NO = 'Continue? [y/N] Nothing was changed.\n';

describe('OPS-6: what a question shows of a player is recorded even if the answer is no', () => {
  it.each([
    ['recall payer 5 --reason why', 'player payer'],
    ['refund payer 5 --reason why', 'player payer'],
    ['transfers assign techcombank FT-1 payer --reason why', 'transfer techcombank/FT-1'],
    ['transfers reject techcombank FT-1 --reason why', 'transfer techcombank/FT-1'],
    ['transfers reopen techcombank FT-2 --reason why', 'transfer techcombank/FT-2'],
    ['claims accept 1 techcombank FT-1 --reason why', 'transfer techcombank/FT-1'],
    ['claims refuse 1 --because notFound --reason why', 'claim 1'],
    ['players end-sessions payer --reason why', 'player payer'],
    ['players delete payer --reason why', 'player payer'],
    ['players keep closed --reason why', 'player closed'],
    ['players suspend payer --reason why', 'player payer'],
    ['players release demo --reason why', 'player demo'],
    ['players phone payer 0987654321 --reason why', 'player payer'],
    ['players email payer new@example.com --reason why', 'player payer'],
    ['players remove-factor payer --reason why', 'player payer'],
    ['gift-codes revoke QUA-MAI --reason why', 'gift code QUA-MAI'],
    ['approvals reject 1 --reason why', 'approval 1'],
  ])('%s', async (line, target) => {
    const before = await world.audits();
    const { code, err } = await world.admin(line, ['n'], world.env);
    expect([code, err]).toEqual([1, expect.stringContaining(ANSWERED_NO)]);
    expect(await world.audits()).toBe(before + 1);
    const [, words = ''] = /^(recall|refund|\S+ \S+)/.exec(line) ?? [];
    expect(await newest()).toMatchObject({
      operator: 'Mai',
      action: `${words} (look)`,
      target,
      reason: 'why',
      before: null,
    });
  });

  it('of a delivery', async () => {
    for (const what of ['retry', 'settle']) {
      const line = `deliveries ${what} ${world.number} ${what === 'settle' ? 'refused ' : ''}--reason why`;
      const { err } = await world.admin(line, ['n'], world.env);
      expect(err).toContain('The recharge of payer (5000 KP');
      expect(await newest()).toMatchObject({
        action: `deliveries ${what} (look)`,
        after: { username: 'payer' },
      });
    }
  });

  it('of a movement that waits for approval', async () => {
    const { err } = await world.admin('approvals approve 1', ['n'], world.env);
    expect(err).toContain('to payer (Trần Mai), who has 0 KP');
    expect(await newest()).toMatchObject({
      operator: 'Mai',
      action: 'approvals approve (look)',
      target: 'transfer techcombank/FT-3',
      after: { username: 'payer' },
    });
  });

  it('without a terminal as well', async () => {
    const { err } = await world.admin('refund payer 5 --reason unanswered', undefined, world.env);
    expect(err).toContain('without a terminal');
    expect(await newest()).toMatchObject({ action: 'refund (look)', reason: 'unanswered' });
  });

  it('is not shown if the audit cannot have it', async () => {
    await world.pool.query(`
      create function refuse_look() returns trigger language plpgsql as $$ begin raise exception 'no room'; end $$;
      create trigger refuse_look before insert on operator_actions for each row execute function refuse_look()`);
    const { err } = await world.admin('refund payer 5 --reason why', ['n'], world.env);
    await world.pool.query('drop function refuse_look cascade');
    expect(err).toBe('Nothing was changed: no room\n');
  });

  it('leaves no row beside that of the change with --yes, which asks nothing', async () => {
    const before = await world.audits();
    await world.admin('refund payer 5 --reason unasked --yes', undefined, world.env);
    expect(await world.audits()).toBe(before + 1);
    expect(await newest()).toMatchObject({ action: 'refund', reason: 'unasked' });
  });

  it('does not count as a movement of KP', async () => {
    for (const answer of ['n', 'n', 'y']) {
      const { err } = await world.admin('refund payer 60000 --reason large', [answer], world.env);
      expect(err).not.toContain('second operator');
    }
  });
});

describe('OPS-6: what a command says of a player without asking is recorded', () => {
  it.each([
    ['players phone payer 0912345678 --reason why', 'player payer', 'already has this number'],
    ['players remove-factor demo --reason why', 'player demo', 'neither a second factor'],
    ['players suspend demo --reason why', 'player demo', 'already suspended'],
    ['players delete closed --reason why', 'player closed', 'already scheduled'],
    ['players keep demo --reason why', 'player demo', 'No deletion'],
    ['players end-sessions demo --reason why', 'player demo', 'no sessions'],
    ['refund payer 9007199254740990 --reason why', 'player payer', 'more than a balance can hold'],
  ])('%s', async (line, target, said) => {
    const before = await world.audits();
    const { out, err } = await world.admin(`${line} --yes`, undefined, world.env);
    expect(out + err).toContain(said);
    expect(await world.audits()).toBe(before + 1);
    expect(await newest()).toMatchObject({
      action: expect.stringContaining(' (look)') as string,
      target,
      reason: 'why',
    });
  });

  it('so that nobody reads the deliveries and transfers of others from refusals', async () => {
    const settled = `deliveries settle ${world.number} delivered --reason arrived --yes`;
    await world.admin(settled, undefined, world.env);
    await world.admin('transfers assign techcombank FT-1 demo --reason receipt --yes', undefined, {
      ...world.env,
      APPROVAL_LIMIT_KP: '1000000',
    });
    for (const [line, username] of [
      [`deliveries retry ${world.number} --yes`, 'payer'],
      [settled, 'payer'],
      ['transfers assign techcombank FT-1 payer --yes', 'demo'],
      ['transfers reject techcombank FT-1 --reason why --yes', 'demo'],
      ['transfers reopen techcombank FT-1 --reason why --yes', 'demo'],
      ['claims accept 1 techcombank FT-1 --reason why --yes', 'demo'],
    ] as const) {
      const before = await world.audits();
      const { err } = await world.admin(line, undefined, world.env);
      expect(err).toContain(username);
      expect(await world.audits()).toBe(before + 1);
      expect(await newest()).toMatchObject({
        action: expect.stringContaining(' (look)') as string,
        after: { username },
      });
    }
  });
});
