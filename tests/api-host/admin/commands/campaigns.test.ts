import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

const CREATE = 'campaigns create --title "Quà" --ends 2099-02-28 --reason "event" --yes';

it('PLAY-9: creates, lists, closes and audits a campaign', async () => {
  const create = `${CREATE} --id SUKIENMOT --milestones 1000:50,5000:400 --budget 900`;
  expect((await world.admin(create)).err).toBe('');
  expect((await world.admin('campaigns list')).out).toMatch(/SUKIENMOT +running .* 0\/900 +1000:50,5000:400/);
  expect((await world.admin(create)).err).toContain('already');
  const close = 'campaigns close SUKIENMOT --reason "too early" --yes';
  expect((await world.admin(close)).code).toBe(0);
  expect((await world.admin(close)).err).toContain('is already closed');
  expect((await world.admin('campaigns close KHONGCO --reason "too early" --yes')).err).toContain(
    'There is no',
  );
  expect(await world.auditOf('campaign SUKIENMOT')).toMatchObject([
    { action: 'campaigns create', reason: 'event', after: { kp: 900, username: '(all players)' } },
    { action: 'campaigns close', reason: 'too early' },
  ]);
});

it.each([
  '--id S-2 --milestones 1000:50 --budget 0',
  '--id S-2 --milestones 1000:1001 --budget 9000',
  '--id S-2 --milestones 1000:50,1000:60 --budget 9000',
  '--id S-2 --milestones 1000:50,500:60 --budget 9000',
  '--id S-2 --milestones 1000 --budget 9000',
  '--id S-2 --milestones 1000:50:2 --budget 9000',
  '--id nho --milestones 1000:50 --budget 9000',
  '--id S-2 --milestones 1000:50 --budget 9000 --starts 2099-03-01',
])('%s: is refused as a usage error', async (options) => {
  expect((await world.admin(`${CREATE} ${options}`)).code).toBe(2);
});

it('OPS-6: counts the budget of a campaign towards what an operator may move alone', async () => {
  const OPERATOR_KEY = await world.operator('Lan', 'finance', await world.operator('Mai', 'admin'));
  const create = `${CREATE} --id SUKIENHAI --milestones 1000:50 --budget 90000000`;
  expect((await world.admin(create, undefined, { OPERATOR_KEY })).out).toContain('Nothing has moved yet');
  expect((await world.admin('campaigns list', undefined, { OPERATOR_KEY })).out).not.toContain('SUKIENHAI');
});
