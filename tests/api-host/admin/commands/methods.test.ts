import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

it('applies changed rates and bonuses exactly, from the next transfer on', async () => {
  expect((await world.admin('methods set-rate techcombank 0.07 --yes')).out).toContain('10000 VND = 700 KP');
  expect((await world.admin('bonuses set techcombank 150000 0.333333333333333333 --yes')).code).toBe(0);
  await world.lostTransfer('rates', 199_999);
  const { kp } = (await world.admin('transfers assign techcombank rates demo --yes --json')).json();
  // 13999 plus a third of it, each rounded down.
  expect(kp).toBe(13_999 + 4_666);
  expect(await world.recorded('bonus techcombank 150000')).toMatchObject({
    before: null,
    after: { rate: '0.333333333333333333' },
  });
  expect((await world.admin('bonuses set techcombank 150000 0 --yes')).code).toBe(0);
  expect((await world.admin('bonuses remove techcombank 150000 --yes')).code).toBe(0);
  expect(await world.recorded('bonus techcombank 150000')).toMatchObject({
    before: { rate: '0' },
    after: null,
  });
  expect((await world.admin('bonuses remove techcombank 150000 --yes')).code).toBe(1);
  expect((await world.admin('bonuses list --method techcombank --json')).json().bonuses).toHaveLength(4);
  expect((await world.admin('methods set-rate techcombank 0.1 --yes')).code).toBe(0);
});

it('adds payment methods hidden, and removes one only when nothing depends on it', async () => {
  const line =
    'methods add vietinbank --kind bank-transfer --label VietinBank --holder "CONG TY FSO" --account 101234567890 --bin 970415 --rate 0.1 --yes';
  expect((await world.admin(line)).code).toBe(0);
  expect((await world.admin(line)).err).toContain('The payment method vietinbank already exists');
  expect((await world.admin('methods list')).out).toMatch(/vietinbank +bank-transfer +no +0\.1 +VietinBank/);
  expect((await world.admin('methods enable vietinbank --yes')).code).toBe(0);
  expect((await world.admin('methods remove vietinbank --yes')).err).toContain(
    'first run npm run admin -- methods disable',
  );
  await world.admin('methods disable vietinbank --yes');
  await world.admin('bonuses set vietinbank 50000 0.02 --yes');
  await world.pool.query(
    `insert into transfer_notices (provider, external_id, amount, content, state) values ('vietinbank', '1', 1000, '', 'unmatched')`,
  );
  expect((await world.admin('methods remove vietinbank --yes')).err).toContain(
    '1 transfer of vietinbank must be settled first',
  );
  await world.admin('transfers reject vietinbank 1 --reason "a test" --yes');
  expect((await world.admin('methods remove vietinbank --yes')).code).toBe(0);
  expect(await world.recorded('method vietinbank')).toMatchObject({
    action: 'methods remove',
    before: {
      name: 'vietinbank',
      exchange_rate: '0.1',
      bonuses: [{ cashValue: 50_000, bonusRate: '0.02' }],
    },
    after: null,
  });
  for (const [wrong, message] of [
    ['--bin 97041', '6 digits, as assigned by NAPAS'],
    ['--account "1 2"', 'the maximum of VietQR'],
    ['--kind cash', 'is not a valid kind'],
    ['--rate 0', 'is not a valid rate'],
    ['--label ""', '--label is missing'],
  ] as const) {
    const { code, err } = await world.admin(`${line} ${wrong}`);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  }
});

it('OPS-6: a rate that is probably a slip needs the current one as well', async () => {
  const refused = await world.admin('methods set-rate momo 95 --yes');
  expect([refused.code, refused.err]).toEqual([
    1,
    'With a rate of 95, 10000 VND = 950000 KP; it is now 0.1, 10000 VND = 1000 KP. If that is meant, add --from 0.1.\n',
  ]);
  expect((await world.admin('methods set-rate momo 0.01', ['y'])).err).toContain('add --from 0.1');
  expect((await world.admin('methods set-rate momo 95 --from 0.2 --yes')).err).toContain(
    'The current rate is 0.1, not 0.2',
  );
  expect((await world.admin('methods set-rate momo 95 --from 0.1 --yes')).out).toContain('is now 95');
  expect((await world.admin('methods set-rate momo 0.1 --from 95 --yes')).code).toBe(0);
});

it('OPS-6: a change by a factor of exactly 10 is a slip, although floating point puts 0.7 / 0.07 below 10', async () => {
  expect((await world.admin('methods set-rate techcombank 0.07 --yes')).code).toBe(0);
  const refused = await world.admin('methods set-rate techcombank 0.7 --yes');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('add --from 0.07')]);
  expect((await world.admin('methods set-rate techcombank 0.69 --yes')).code).toBe(0);
  const down = await world.admin('methods set-rate techcombank 0.069 --yes');
  expect([down.code, down.err]).toEqual([1, expect.stringContaining('add --from 0.69')]);
  expect((await world.admin('methods set-rate techcombank 0.1 --yes')).code).toBe(0);
});

it('OPS-6: the rate of a new method that is probably a slip needs a confirmation, and enabling one shows its rate', async () => {
  const line =
    'methods add vietinbank --kind bank-transfer --label VietinBank --holder "CONG TY FSO" --account 101234567890 --yes --rate';
  const refused = await world.admin(`${line} 10`);
  expect([refused.code, refused.err]).toEqual([
    1,
    expect.stringMatching(
      /^With a rate of 10, 10000 VND = 100000 KP; with [a-z]+, 10000 VND = 1000 KP\. If that is meant, add --from 0\.\n$/,
    ),
  ]);
  expect((await world.admin(`${line} 0.01`)).code).toBe(1);
  expect((await world.admin(`${line} 10 --from 0`)).code).toBe(0);
  const { err } = await world.admin('methods enable vietinbank', ['n']);
  expect(err).toContain('This offers vietinbank to players: 10000 VND = 100000 KP.');
  expect((await world.admin('methods remove vietinbank --yes')).code).toBe(0);
});
