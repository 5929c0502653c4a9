import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

const set = (line: string, answers?: string[]) =>
  world.admin(`methods set-account techcombank ${line} --reason "new account"`, answers);

it('OPS-6: changes the account of a method, and records the old and the new one in the audit', async () => {
  const { code, err, out } = await set('--account 19099999999999 --holder "CONG TY MOI"', ['y']);
  expect(code).toBe(0);
  expect(err).toMatch(/^Players now pay techcombank to .*\nThis changes it to 19099999999999 of CONG TY MOI/);
  expect(out).toContain('19099999999999 of CONG TY MOI');
  expect((await world.auditOf('method techcombank')).at(-1)).toMatchObject({
    action: 'methods set-account',
    reason: 'new account',
    before: { account_number: expect.not.stringContaining('19099999999999') as string },
    after: { account_number: '19099999999999', account_name: 'CONG TY MOI', bank_bin: '970407' },
  });
  expect((await set('--account 19099999999999', [])).out).toContain('Nothing to do');
  expect((await set('', [])).out).toContain('Nothing to do');
});

it.each([
  ['--account "1 2"', 'the maximum of VietQR'],
  ['--account 12345678901234567890', 'the maximum of VietQR'],
  ['--bin 97', '6 digits, as assigned by NAPAS'],
  ['--mobile abc', 'a phone number'],
  ['--holder ""', 'The holder must be'],
])('refuses %s', async (line, message) => {
  expect(await set(line, [])).toMatchObject({ code: 2, err: expect.stringContaining(message) as string });
});

it('audits one row for each successful change when two operators change it concurrently', async () => {
  const runs = await Promise.all(
    ['111', '222'].map((number) =>
      world.admin(`methods set-account momo --account ${number} --reason "new one" --yes`),
    ),
  );
  const rows = await world.auditOf('method momo');
  expect(rows).toHaveLength(runs.filter(({ code }) => code === 0).length);
  expect((await world.admin('methods list')).out).toContain(
    (rows.at(-1)?.after as { account_number: string }).account_number,
  );
});
