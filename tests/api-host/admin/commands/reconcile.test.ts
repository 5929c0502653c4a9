import { writeFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openFolder } from '../../../support/openFolder';
import { openOperatorWorld, type OperatorWorld } from '../../../support/operatorWorld';

let world: OperatorWorld;
const folder = openFolder('portal-reconcile-');
const file = path.join(folder, 'statement.csv');
beforeAll(async () => {
  world = await openOperatorWorld();
  for (const [id, amount, at] of [
    ['FT-1', 200_000, '2026-11-05T03:00:00Z'],
    ['FT-2', 50_000, '2026-11-30T16:59:59Z'],
    ['FT-3', 70_000, '2026-11-30T17:00:00Z'],
  ] as const) {
    await world.lostTransfer(id, amount, `content of ${id}`);
    await world.pool.query('update transfer_notices set received_at = $2 where external_id = $1', [id, at]);
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  expect(await world.close()).toEqual([]);
});

const reconcile = (statement: string, more = '') => {
  writeFileSync(file, statement);
  return world.admin(
    `reconcile --method techcombank --file ${file} --from 2026-11-01 --to 2026-11-30 ${more}`,
  );
};

it('OPS-6: reports agreement and records it in the audit, but credits nothing', async () => {
  const before = await world.balanceOf('demo');
  const { code, out } = await reconcile(
    'Ngày,Số tham chiếu,Số tiền\n05/11/2026,FT-1,200.000\n30/11/2026,ft-2,"50,000.00"\n',
  );
  expect([code, out]).toEqual([
    0,
    'Bank: 2 transfers, 250000 VND. Portal: 2 transfers, 250000 VND.\nMatched: 2. Bank and portal agree.\n',
  ]);
  expect((await world.auditOf('method techcombank')).at(-1)).toMatchObject({
    ...{ action: 'reconcile', after: { lines: 2, same: 2, agree: true } },
  });
  expect(await world.balanceOf('demo')).toEqual(before);
});

it.each(['amount', 'date'])(
  'OPS-6: shows nothing of a file that is no statement, by its %s',
  async (column) => {
    // Operators run the program as the host's user, who can read the host's secrets.
    const { code, out, err } = await reconcile(
      'SHOWN=1,5000\nAPI_HOST_KEYS=1=c2VjcmV0,5000\n',
      `--amount-column ${column === 'amount' ? 'SHOWN=1' : '5000'} --content-column SHOWN=1 --date-column SHOWN=1`,
    );
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('Line 2: the cell is not a valid');
    expect(err).not.toContain('c2VjcmV0');
  },
);

it('reports what only the bank or only the portal has, and differing amounts, with exit code 1', async () => {
  const statement =
    'Ngày;Số tham chiếu;Số tiền;Nội dung\n05/11/2026;FT-1;200.001;x\n06/11/2026;FT-9;90.000;FSO KP demo\n01/12/2026;FT-3;70.000;x\n';
  const { code, out } = await reconcile(statement);
  expect(code).toBe(1);
  expect(out).toMatch(/1 only at the bank:\nLINE .*\n +3 .* FT-9 +90000 +FSO KP demo/);
  expect(out).toMatch(/1 only in the portal:\nRECEIVED .*\n2026-11-30 16:59Z +FT-2 +50000 +unmatched/);
  expect(out).toMatch(/1 with the same reference but different amounts:\nLINE .*\n +2 +FT-1 +200001 +200000/);
  expect(out).not.toContain('FT-3');
  expect((await reconcile(statement, '--json')).json()).toMatchObject({
    ok: false,
    missingHere: [{ reference: 'FT-9', amount: 90_000 }],
    missingThere: [{ externalId: 'FT-2' }],
  });
});

it('shows the day in Vietnam of a line, whether or not it has a time', async () => {
  const { out } = await reconcile(
    'Ngày,Ref,Amount\n05/11/2026,FT-1,200000\n30/11/2026,FT-2,50000\n06/11/2026,FT-8,1000\n07/11/2026 01:30,FT-9,2000\n',
  );
  expect(out).toMatch(/^ +4 +2026-11-06 +FT-8 /m);
  expect(out).toMatch(/^ +5 +2026-11-07 +FT-9 /m);
});

it('reads the file from the operator’s current folder, and not from that of the portal', async () => {
  writeFileSync(file, 'Ref,Amount\nFT-1,200000\nFT-2,50000\n');
  const { code, out, err } = await world.admin(
    'reconcile --method techcombank --file statement.csv --from 2026-11-01 --to 2026-11-30',
    undefined,
    { INIT_CWD: folder },
  );
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Bank and portal agree.');
});

it('recognises a reference that the portal received on another day', async () => {
  const { code } = await reconcile(
    'Ngày,Ref,Amount\n05/11/2026,FT-1,200000\n30/11/2026,FT-2,50000\n30/11/2026,FT-3,70000\n',
  );
  expect(code).toBe(0);
});

it('matches a transfer that a feed reported seconds after the end of the period, in both periods', async () => {
  const at = '2026-02-01T00:00:05+07:00';
  await world.pool.query(
    `insert into transfer_notices (provider, external_id, amount, content, state, received_at)
     values ('vietcombank', 'sepay:7001', 100000, 'FSO KP EDGE', 'unmatched', $1)`,
    [at],
  );
  writeFileSync(
    file,
    'Ngày,Số tham chiếu,Ghi có,Nội dung\n31/01/2026 23:59:58,FT26031123456,100000,FSO KP EDGE\n',
  );
  for (const period of ['--from 2026-01-01 --to 2026-01-31', '--from 2026-02-01 --to 2026-02-28']) {
    const { code, json } = await world.admin(
      `reconcile --method vietcombank --file ${file} ${period} --json`,
    );
    expect([code, json()]).toMatchObject([0, { missingHere: [], missingThere: [], sameByContent: 1 }]);
  }
});

it.each([
  ['--file nowhere.csv', 1, 'nowhere.csv cannot be read (ENOENT)'],
  ['--method nobank', 1, 'There is no payment method'],
  ['--from 2026-12-01', 2, '--from is after --to'],
  ['--to 2026-02-30', 2, 'is not a valid day'],
  ['--amount-column Gift', 1, 'no header line'],
])('%s is refused with a one-line message', async (more, code, message) => {
  const refused = await reconcile('Ref,Amount\nFT-1,200000\n', more);
  expect([refused.code, refused.err]).toEqual([code, expect.stringContaining(message)]);
});
