import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

it('PLAY-3: shows the transfers that match a claim, however many others have waited longer', async () => {
  await world.pool.query(`
    insert into transfer_notices (provider, external_id, amount, content, state, received_at)
    select 'techcombank', 'FT' || n, 300000, 'chuyen tien', 'unmatched', now() - interval '3 days' from generate_series(1, 1200) n`);
  await world.lostTransfer('FT-OF-THE-CLAIM', 50_000);
  await world.claim('claimant', 50_000);
  const { rows } = await world.pool.query<{ id: number }>('select id::int from transfer_claims');
  const { candidates, more } = (await world.admin(`claims show ${rows[0]?.id} --json`)).json();
  expect(candidates).toMatchObject([{ externalId: 'FT-OF-THE-CLAIM' }]);
  expect(more).toBe(false);
  expect((await world.admin(`claims show ${rows[0]?.id}`)).out).not.toContain('There are more');
});

it('PLAY-3: shows the transfer with the claimed reference before others of the same amount, the closest in time first', async () => {
  const id = await world.player('payer');
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into transfer_claims (player_id, amount, transferred_at, reference) values ($1, 70000, now() - interval '1 day', 'ft 26-777')
     returning id::int`,
    [id],
  );
  await world.pool.query(`
    insert into transfer_notices (provider, external_id, amount, content, state, received_at)
    select 'techcombank', 'ID' || days, 70000, 'chuyen tien', 'unmatched', now() - days * interval '1 day' from generate_series(1, 20) days
    union all
    select 'techcombank', 'FT26777', 70001, 'chuyen tien', 'unmatched', now() - interval '30 days'`);
  const { candidates, more } = (await world.admin(`claims show ${rows[0]?.id} --json`)).json();
  expect((candidates as { externalId: string }[]).map(({ externalId }) => externalId)).toEqual([
    ...['FT26777', 'ID1', 'ID2', 'ID3', 'ID4', 'ID5', 'ID6', 'ID7', 'ID8', 'ID9'],
  ]);
  expect(more).toBe(true);
  expect((await world.admin(`claims show ${rows[0]?.id}`)).out).toContain(
    'There are more: see npm run admin -- transfers search --amount 70000 --state waiting.',
  );
});
