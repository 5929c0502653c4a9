import { sql } from 'kysely';
import { eraseAccount } from '../../../../api-host/repositories/accountErasure';
import { accountsRepository } from '../../../../api-host/repositories/accounts';
import { raiseAlarm } from '../../../../api-host/repositories/alarms';
import { alarmsOf } from '../../../../api-host/repositories/operatorPlayerOverview';
import {
  playerIdByName,
  settleFeedTransfer,
  settleTransfer,
} from '../../../../api-host/repositories/transfers';
import { duringDeletion } from '../../../support/duringDeletion';
import { exitCodes } from '../../../support/operator';
import { secondBrandFolder } from '../../../support/secondBrand';
import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

describe('a lost transfer', () => {
  it('is listed and assigned once; after that it can no longer be changed', async () => {
    const name = await world.playerWith(0);
    await world.lostTransfer('FT-1', 200_000, `chuyen tien ${name}`);
    expect((await world.admin('transfers list')).out).toMatch(
      /unmatched +techcombank +FT-1 +200000 +chuyen tien/,
    );
    const assigned = await world.admin(`transfers assign techcombank FT-1 ${name} --reason "his receipt"`, [
      'y',
    ]);
    expect(assigned.err).toContain(
      `This credits 21600 KP (20000 plus a bonus of 1600) to ${name}, who has 0 KP.`,
    );
    expect(assigned.out).toContain(`Credited 21600 KP to ${name}, who now has 21600 KP.`);
    expect(await world.auditOf('transfer techcombank/FT-1')).toMatchObject([
      {
        action: 'transfers assign',
        reason: 'his receipt',
        before: { state: 'unmatched', credit: 0 },
        after: { state: 'credited', username: name, kp: 21_600, credit: 21_600 },
      },
    ]);
    const { transfers } = (await world.admin('transfers list --state credited --json')).json();
    expect(transfers).toMatchObject([{ externalId: 'FT-1', username: name, credited: 21_600 }]);
    for (const line of [
      `transfers assign techcombank FT-1 ${name}`,
      'transfers assign techcombank FT-1 demo',
      'transfers reject techcombank FT-1 --reason "too late"',
      'transfers reopen techcombank FT-1 --reason "too late"',
    ]) {
      const { code, err } = await world.admin(`${line} --yes`);
      expect([code, err]).toEqual([1, expect.stringContaining(`was already credited to ${name}`)]);
    }
    expect(await world.balanceOf(name)).toEqual({ credit: 21_600, debt: 0 });
  });

  it('is credited once when many operators assign it concurrently to different players', async () => {
    const names = await Promise.all([
      world.playerWith(0),
      world.playerWith(0),
      world.playerWith(0),
      world.playerWith(0),
    ]);
    await world.lostTransfer('FT-2', 10_000);
    const runs = await Promise.all(
      [...names, ...names].map((name) => world.admin(`transfers assign techcombank FT-2 ${name} --yes`)),
    );
    expect(exitCodes(runs)).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
    for (const { err } of runs.filter(({ code }) => code === 1))
      expect(err).toContain('was already credited to');
    const balances = await Promise.all(names.map((name) => world.balanceOf(name)));
    expect(balances.map(({ credit }) => credit).sort()).toEqual([0, 0, 0, 1_000]);
    expect(await world.auditOf('transfer techcombank/FT-2')).toHaveLength(1);
  });

  it('no longer waits once rejected, and waits again once reopened', async () => {
    const name = await world.playerWith(0);
    await world.lostTransfer('FT-3');
    expect((await world.admin('transfers reject techcombank FT-3 --yes')).err).toContain(
      '--reason is missing',
    );
    expect((await world.admin('transfers reject techcombank FT-3 --reason "not ours" --yes')).code).toBe(0);
    expect((await world.admin('transfers list')).out).not.toContain('FT-3');
    expect((await world.admin('transfers list --state declined')).out).toContain('FT-3');
    const refused = await world.admin(`transfers assign techcombank FT-3 ${name} --yes`);
    expect(refused.err).toContain('first reopen it with npm run admin -- transfers reopen');
    const race = await Promise.all(
      [1, 2, 3].map(() => world.admin('transfers reopen techcombank FT-3 --reason "his receipt" --yes')),
    );
    expect(exitCodes(race)).toEqual([0, 1, 1]);
    expect((await world.admin(`transfers assign techcombank FT-3 ${name} --yes`)).code).toBe(0);
    expect((await world.auditOf('transfer techcombank/FT-3')).map(({ action }) => action)).toEqual([
      'transfers reject',
      'transfers reopen',
      'transfers assign',
    ]);
  });

  it('is either rejected or assigned when both happen concurrently', async () => {
    const name = await world.playerWith(0);
    for (let round = 0; round < 5; round += 1) {
      await world.lostTransfer(`FT-4-${round}`, 10_000);
      const runs = await Promise.all([
        world.admin(`transfers assign techcombank FT-4-${round} ${name} --yes`),
        world.admin(`transfers reject techcombank FT-4-${round} --reason "not ours" --yes`),
      ]);
      expect(exitCodes(runs)).toEqual([0, 1]);
      expect(await world.auditOf(`transfer techcombank/FT-4-${round}`)).toHaveLength(1);
    }
  });

  it('is shown with the players it may mean, and without control characters from the payer', async () => {
    await world.player('hoang');
    await world.player('hoanganh');
    await world.lostTransfer('FT-5', 10_000, 'MBVCB.123456.FSO KP HOANG\u001b[2J');
    const { out } = await world.admin('transfers show techcombank FT-5');
    expect(out).toMatch(/Players that it may name\nUSERNAME +NUMBER\nhoang +\d+\nhoanganh +\d+\n/);
    expect(out).toContain('HOANG\\u{1b}[2J');
    expect(out + (await world.admin('transfers list')).out).not.toContain('\u001b');
  });

  it('is shown with the players it may mean by the transfer marker of the brand as well', async () => {
    const name = await world.playerWith(0);
    await world.lostTransfer('FT-8', 10_000, `LDR NGOC ${name}`);
    const shown = (env?: Record<string, string>) =>
      world.admin('transfers show techcombank FT-8', undefined, env);
    expect((await shown()).out).toContain('Players that it may name\nNone.');
    expect((await shown({ PORTAL_BRAND: secondBrandFolder })).out).toMatch(new RegExp(`\\n${name} +\\d+\\n`));
  });

  it('is not assigned if it is worth less than 1 KP, too much, or of an unknown method', async () => {
    const name = await world.playerWith(0);
    await world.lostTransfer('FT-6', 9);
    expect((await world.admin(`transfers assign techcombank FT-6 ${name} --yes`)).err).toContain(
      'less than 1 KP',
    );
    await world.pool.query(
      `insert into transfer_notices (provider, external_id, amount, content, state) values ('nobank', '1', 1000, '', 'unmatched')`,
    );
    expect((await world.admin(`transfers assign nobank 1 ${name} --yes`)).err).toContain(
      'nobank is not a payment method',
    );
    await world.admin(`refund ${name} 9007199254740000 --reason "rich" --yes`);
    await world.lostTransfer('FT-7', 10_000);
    const { code, err } = await world.admin(`transfers assign techcombank FT-7 ${name} --yes`);
    expect([code, err]).toEqual([1, 'Nothing was changed: the result is more than a balance can hold.\n']);
    expect((await world.admin('transfers show techcombank FT-7')).out).toMatch(/State +unmatched/);
    expect((await world.admin('transfers list --state lost')).code).toBe(2);
  });
});

describe('a bank feed’s transfer whose account belongs to no payment method', () => {
  const reported = (id: number, provider: string, amount = 200_000) => ({
    ...{ provider, externalId: `sepay:${id}` },
    ...{ amount, content: 'chuyen tien' },
  });

  it('is assigned at the rates of the named method, under which it is recorded from then on', async () => {
    const name = await world.playerWith(0);
    await world.feedTransfer(1);
    const unnamed = await world.admin(`transfers assign sepay sepay:1 ${name} --yes`);
    expect([unnamed.code, unnamed.err]).toEqual([
      1,
      expect.stringContaining('name its method with --method'),
    ]);
    const assigned = await world.admin(
      `transfers assign sepay sepay:1 ${name} --method techcombank --reason "his receipt"`,
      ['y'],
    );
    expect(assigned.err).toContain(
      'The rates of techcombank apply.\nThe transfer is recorded under techcombank from now on.\n' +
        `This credits 21600 KP (20000 plus a bonus of 1600) to ${name}`,
    );
    expect(assigned.code).toBe(0);
    expect(await world.balanceOf(name)).toEqual({ credit: 21_600, debt: 0 });
    expect(await world.auditOf('transfer techcombank/sepay:1')).toMatchObject([
      {
        before: { state: 'unmatched', provider: 'sepay' },
        after: { state: 'credited', method: 'techcombank', username: name, kp: 21_600 },
      },
    ]);
    const topUp = { playerId: await world.player('repeated'), type: 'topup.bank-transfer' };
    for (const provider of ['sepay', 'momo', 'techcombank'])
      expect(
        await settleFeedTransfer(world.db, 'sepay', reported(1, provider), {
          ...{ ...topUp, recharge: 20_000n },
          bonus: 0n,
        }),
      ).toEqual({ provider: 'techcombank', state: 'credited', fresh: false });
    expect(await world.balanceOf('repeated')).toEqual({ credit: 0, debt: 0 });
  });

  it('is credited once, although the feed reports it again for its method meanwhile', async () => {
    const names = [await world.playerWith(0), await world.playerWith(0)];
    const [assignee = '', named = ''] = names;
    const playerId = (await playerIdByName(world.db, named)) ?? 0;
    const topUp = { playerId, type: 'topup.bank-transfer', recharge: 1_000n, bonus: 0n };
    for (let round = 0; round < 5; round += 1) {
      await world.feedTransfer(10 + round, 10_000);
      await Promise.all([
        world.admin(`transfers assign sepay sepay:${10 + round} ${assignee} --method techcombank --yes`),
        settleFeedTransfer(world.db, 'sepay', reported(10 + round, 'techcombank', 10_000), topUp),
      ]);
    }
    const balances = await Promise.all(names.map((name) => world.balanceOf(name)));
    expect(balances.reduce((sum, { credit }) => sum + credit, 0)).toBe(5_000);
  });

  it('moves to another method than the one that it was recorded under', async () => {
    const name = await world.playerWith(0);
    await settleFeedTransfer(world.db, 'sepay', reported(20, 'techcombank', 10_000), null);
    await world.admin('methods set-rate momo 0.2 --yes');
    const { code, out } = await world.admin(
      `transfers assign techcombank sepay:20 ${name} --method momo --yes`,
    );
    expect([code, out]).toEqual([0, expect.stringContaining(`Credited 2000 KP to ${name}`)]);
    expect((await world.admin('transfers show momo sepay:20')).out).toMatch(/State +credited/);
    expect((await world.admin('transfers show techcombank sepay:20')).code).toBe(1);
  });

  it('takes its alarms along, which then concern its player', async () => {
    const name = await world.playerWith(0);
    await world.feedTransfer(50, 10_000);
    await raiseAlarm(world.db, 'transfer-notice-conflict', 'sepay/sepay:50', { content: 'of the payer' });
    await raiseAlarm(world.db, 'transfer-notice-conflict', 'sepay/sepay:500');
    // A host that knew the new method already has raised the same alarm.
    await raiseAlarm(world.db, 'transfer-waiting', 'techcombank/sepay:50');
    await raiseAlarm(world.db, 'transfer-waiting', 'sepay/sepay:50');
    await world.admin(`transfers assign sepay sepay:50 ${name} --method techcombank --yes`);
    const alarms = () =>
      world.db
        .selectFrom('alarms')
        .select(['kind', 'open_key', 'detail', sql<boolean>`closed_at is null`.as('open')])
        .where(sql<boolean>`detail ->> 'subject' like '%sepay:50%'`)
        .orderBy('id')
        .execute();
    const subject = 'techcombank/sepay:50';
    const waiting = {
      kind: 'transfer-waiting',
      open_key: `transfer-waiting ${subject}`,
      detail: { subject },
    };
    const conflict = { kind: 'transfer-notice-conflict', open_key: `transfer-notice-conflict ${subject}` };
    const other = { detail: { subject: 'sepay/sepay:500' }, open: true };
    expect(await alarms()).toMatchObject([
      { ...conflict, detail: { subject, content: 'of the payer' }, open: true },
      other,
      { ...waiting, open: true },
      { ...waiting, open: false },
    ]);
    const playerId = (await playerIdByName(world.db, name)) ?? 0;
    expect((await alarmsOf(world.db, playerId, 9)).map((alarm) => alarm.kind)).toContain(conflict.kind);
    await world.db
      .transaction()
      .execute(async (trx) => eraseAccount(trx, await accountsRepository(trx).lockWhole(playerId)));
    expect((await alarms())[0]?.detail).toEqual({ subject });
  });

  it('is not assigned to a method that has a transfer with its id, or does not exist', async () => {
    const name = await world.playerWith(0);
    for (const provider of ['techcombank', 'momo'])
      await settleTransfer(world.db, { ...reported(0, provider), externalId: 'payos:FT9' }, null);
    const assign = (method: string) =>
      world.admin(`transfers assign momo payos:FT9 ${name} --method ${method} --yes`);
    expect((await assign('techcombank')).err).toContain('techcombank already has a transfer payos:FT9');
    expect((await assign('nobank')).err).toContain('There is no payment method "nobank"');
    expect(await world.balanceOf(name)).toEqual({ credit: 0, debt: 0 });
  });

  it('keeps waiting if the account is deleted after the operator was asked', async () => {
    const name = await world.playerWith(0);
    await world.feedTransfer(40, 10_000);
    const playerId = (await playerIdByName(world.db, name)) ?? 0;
    const { code, err } = await duringDeletion(world, playerId, () =>
      world.admin(`transfers assign sepay sepay:40 ${name} --method techcombank --yes`),
    );
    expect([code, err]).toEqual([1, expect.stringContaining(`The account ${name} was deleted.`)]);
    expect((await world.admin('transfers show sepay sepay:40')).out).toMatch(/State +unmatched/);
  });

  it('settles a claim at the rates of the named method', async () => {
    const name = await world.playerWith(0);
    await world.claim(name, 10_000);
    await world.feedTransfer(30, 10_000);
    const { claims } = (await world.admin('claims list --json')).json() as { claims: { id: number }[] };
    const accepted = await world.admin(
      `claims accept ${claims[0]?.id} sepay sepay:30 --method techcombank --reason "his receipt"`,
      ['y'],
    );
    expect([accepted.code, accepted.err]).toEqual([
      0,
      expect.stringContaining('The rates of techcombank apply.'),
    ]);
    expect(await world.balanceOf(name)).toEqual({ credit: 1_000, debt: 0 });
    expect((await world.admin('transfers show techcombank sepay:30')).out).toMatch(/State +credited/);
  });
});

describe('a transfer that its sender reported itself', () => {
  it('stays under the sender’s name at the rates of a named method, so that a repeated notice finds it', async () => {
    const name = await world.playerWith(0);
    const transfer = { provider: 'closedbank', externalId: '1', amount: 10_000, content: 'x' };
    await settleTransfer(world.db, transfer, null);
    const { code } = await world.admin(`transfers assign closedbank 1 ${name} --method techcombank --yes`);
    expect(code).toBe(0);
    expect(await world.balanceOf(name)).toEqual({ credit: 1_000, debt: 0 });
    expect(await settleTransfer(world.db, transfer, null)).toEqual({ state: 'credited', fresh: false });
    expect(await world.auditOf('transfer closedbank/1')).toMatchObject([
      { after: { method: 'techcombank' } },
    ]);
  });

  it('is credited only at the rates of its own method', async () => {
    const name = await world.playerWith(0);
    await world.lostTransfer('FT-9', 10_000);
    const { code, err } = await world.admin(`transfers assign techcombank FT-9 ${name} --method momo --yes`);
    expect([code, err]).toEqual([1, expect.stringContaining('techcombank itself reported the transfer')]);
  });
});
