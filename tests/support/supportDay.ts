import { openClaim } from '../../api-host/repositories/transferClaims';
import { openOperatorWorld, type OperatorWorld } from './operatorWorld';

/** The initial state for docs/support.md: its players, their open cases, and its operators with their keys. */
export async function openSupportDay(): Promise<OperatorWorld & { keys: Record<string, string> }> {
  const world = await openOperatorWorld();
  const { pool } = world;
  await pool.query(
    `update players set last_name = 'Nguyễn', middle_name = 'Thành', first_name = 'Nam', email = 'demo@example.com',
            phone_number = '+84912345678', phone_verified_at = '2026-03-01T02:00:00Z', email_verified_at = '2026-03-01T02:05:00Z',
            joined_at = '2026-03-01T01:55:00Z', mfa_enabled = true where username = 'demo'`,
  );
  await pool.query(
    `insert into totp_secrets (player_id, key_id, sealed, confirmed_at)
     select id, 'test', '', '2026-04-01T02:00:00Z' from players where username = 'demo'`,
  );
  await world.stuckDelivery('hoanganh');
  await world.lostTransfer('FT26309000001', 200_000, 'chuyen tien nap game');
  await world.lostTransfer('FT26312000004', 2_000_000, 'nap cho closed nhe');
  await world.lostTransfer('FT26321000009', 150_000, 'gui em');
  const paid = { amount: 150_000, transferredAt: new Date().toISOString() };
  const { rows } = await pool.query<{ id: number }>(`select id from players where username = 'hoanganh'`);
  await openClaim(world.db, rows[0]?.id ?? 0, paid);
  await pool.query(
    `update transfer_claims set created_at = '2026-11-21T01:10:00Z', transferred_at = '2026-11-21T00:50:00Z'`,
  );
  await pool.query(
    `update transfer_notices set received_at = case external_id when 'FT26309000001' then timestamptz '2026-11-05T03:00:00Z'
       when 'FT26312000004' then timestamptz '2026-11-08T03:00:00Z'
       when 'FT26321000009' then timestamptz '2026-11-21T00:52:00Z' else timestamptz '2026-10-08T03:00:00Z' end`,
  );
  const mai = await world.operator('Mai', 'admin');
  const lan = await world.operator('Lan', 'support', mai);
  return { ...world, keys: { mai, lan, binh: await world.operator('Binh', 'finance', mai) } };
}
