import { useOperatorWorld } from '../../../support/useOperatorWorld';

const world = useOperatorWorld();

it('creates, lists and revokes gift codes', async () => {
  const line =
    'gift-codes create --title "Quà xin lỗi" --gives "500 Xu" --player demo --zone 1 --expires 2099-12-31 --yes --json';
  const { code } = (await world.admin(line)).json();
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
  expect((await world.admin('gift-codes list --player demo')).out).toContain(
    `${String(code)}   open   demo  S1 Thiên Long  2099-12-31 16:59Z`,
  );
  const given = 'gift-codes create --title A --gives B --code FSO-2026 --yes';
  expect((await world.admin(given)).code).toBe(0);
  expect((await world.admin(given)).err).toContain('The code FSO-2026 already exists');
  const revoked = await world.admin('gift-codes revoke FSO-2026 --reason "by mistake" --yes');
  expect(revoked.out).toContain('FSO-2026 has expired.');
  expect((await world.admin('gift-codes revoke FSO-2026 --reason "by mistake" --yes')).err).toContain(
    'is expired',
  );
  expect((await world.admin('gift-codes revoke FSO-TRIAN-2026 --reason "by mistake" --yes')).err).toContain(
    'is used',
  );
  expect((await world.admin('gift-codes create --title A --gives B --zone 77 --yes')).err).toContain(
    'no zone 77',
  );
  expect((await world.admin('gift-codes create --title A --gives B --expires 2020-01-01 --yes')).code).toBe(
    2,
  );
  expect((await world.admin('gift-codes create --title A --gives B --code fso --yes')).code).toBe(2);
  expect(await world.auditOf('gift code FSO-2026')).toMatchObject([
    { action: 'gift-codes create', before: null, after: { title: 'A', username: null } },
    { action: 'gift-codes revoke', reason: 'by mistake', before: { expiresAt: null } },
  ]);
});
