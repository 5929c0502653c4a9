import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

it('OPS-5: prints the report of a day as text, or as JSON', async () => {
  const { code, out } = await world.admin('report daily --date 2026-01-31');
  expect([code, out]).toEqual([
    0,
    [
      'Day in Vietnam:      2026-01-31',
      'Transfers credited:  0, 0 VND',
      'Transfers waiting:   0, 0 VND',
      'Claims waiting:      0',
      'KP credited:         0',
      'KP spent:            0',
      'Deliveries:          0 delivered, 0 refused, 0 pending',
      'New accounts:        0',
      'Open alarms:         transfer-notice-malformed 1',
      'Ledger:              not checked yet',
      '',
    ].join('\n'),
  ]);
  const { report } = (await world.admin('report daily --json')).json() as { report: object };
  expect(report).toMatchObject({ credited: [], deliveries: { pending: 0 } });
});

it.each(['2026-02-31', '31.01.2026', 'yesterday', '2999-01-01'])('refuses %s', async (date) => {
  expect((await world.admin(`report daily --date ${date}`)).code).toBe(2);
});
