import { openOperatorWorld, type OperatorWorld } from '../../../support/operatorWorld';

let world: OperatorWorld;
beforeAll(async () => {
  world = await openOperatorWorld();
  const received: [string, number, string, string][] = [
    ['FT-100', 50_000, 'FSO KP demo', '2026-03-01T16:59:59Z'],
    // Some banks write a letter and its mark as two characters.
    ['FT-101', 50_000, 'MBVCB.99.Nạp game_cho em'.normalize('NFD'), '2026-03-01T17:00:00Z'],
    ['FT-102', 120_000, '100% tien_an', '2026-03-02T16:59:59Z'],
    ['XY-103', 500_000, 'chuyen tien', '2026-03-02T17:00:00Z'],
  ];
  for (const [id, amount, content, at] of received) {
    await world.lostTransfer(id, amount, content);
    await world.pool.query('update transfer_notices set received_at = $2 where external_id = $1', [id, at]);
  }
  await world.admin('transfers assign techcombank FT-100 demo --yes');
  await world.admin('transfers reject techcombank XY-103 --reason "rent" --yes');
});
afterAll(async () => expect(await world.close()).toEqual([]));

const found = async (line: string) =>
  ((await world.admin(`transfers search ${line} --json`)).json().transfers as { externalId: string }[]).map(
    ({ externalId }) => externalId,
  );

it.each([
  ['', ['XY-103', 'FT-102', 'FT-101', 'FT-100']],
  ['--amount 50000', ['FT-101', 'FT-100']],
  ['--amount 100000-', ['XY-103', 'FT-102']],
  ['--amount -120000', ['FT-102', 'FT-101', 'FT-100']],
  ['--amount 60000-400000', ['FT-102']],
  ['--from 2026-03-02', ['XY-103', 'FT-102', 'FT-101']],
  ['--from 2026-03-02 --to 2026-03-02', ['FT-102', 'FT-101']],
  ['--to 2026-03-01', ['FT-100']],
  ['--content "nạp GAME cho"', ['FT-101']],
  ['--content "100%"', ['FT-102']],
  ['--content "%"', ['XY-103', 'FT-102', 'FT-101', 'FT-100']],
  ['--reference ft-10', ['FT-102', 'FT-101', 'FT-100']],
  ['--reference "_"', []],
  ['--method momo', []],
  ['--state waiting', ['FT-102', 'FT-101']],
  ['--state credited', ['FT-100']],
  ['--player demo', ['FT-100']],
  ['--player closed', []],
  ['--amount 50000 --content nap', []],
])('OPS-6: transfers search %s', async (line, ids) => {
  expect(await found(line)).toEqual(ids);
});

it('says when there are more, records the search in the audit, and refuses unreadable options', async () => {
  expect((await world.admin('transfers search --limit 2')).out).toContain('More match');
  expect((await world.auditOf('transfers')).at(-1)).toMatchObject({
    ...{ action: 'transfers search', after: { search: true, shown: 2 } },
  });
  await world.admin('transfers search --player demo');
  expect((await world.auditOf('transfers')).at(-1)).toMatchObject({ after: { username: 'demo', shown: 1 } });
  const wrong = [
    '--amount 5-4-3',
    '--amount -',
    '--amount 1,5',
    '--from 2026-02-30',
    '--to heute',
    '--state lost',
  ];
  for (const line of wrong) expect((await world.admin(`transfers search ${line}`)).code).toBe(2);
});

it.each([
  ['--from 2026-03-02 --to 2026-03-01', '--from must not be after --to.'],
  ['--amount 400000-60000', '"400000-60000" is not a valid amount: write the smaller one first.'],
])('refuses a range that nothing can be in: %s', async (line, error) => {
  const { code, err } = await world.admin(`transfers search ${line}`);
  expect([code, err]).toEqual([2, `${error}\n`]);
});
