import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../../api-host/domain/signature';
import { noticePathOf } from '../../api-host/domain/transferNotice';
import { BANK, BANK_SECRET, type MoneyWorld, type TestPlayer } from './moneyWorld';
import type { HostProcess } from './startHost';
import { WireClient, type WireAnswer } from './wireClient';

/** A transfer from a player, with the text that banks add around the content. `amount` in VND. */
export const noticeFor = (player: TestPlayer, amount = 100_000) => ({
  id: randomUUID(),
  amount,
  content: `MBVCB.123.FSO KP ${player.username.toUpperCase()}.CT tu 0071000`,
});

/** Reports a transfer as the bank does. `at`: the time that it signs with; `secret`: the key that it signs with. */
export function sendNotice(
  host: HostProcess,
  notice: object,
  { provider = BANK, secret = BANK_SECRET, at = Date.now() } = {},
): Promise<WireAnswer> {
  const body = JSON.stringify(notice);
  return sendSigned(host, provider, body, noticeHeaders(provider, body, { secret, at }));
}

/** The secret with which a bank signs a notice. */
export const noticeHeaders = (
  provider: string,
  body: string,
  { secret = BANK_SECRET, at = Date.now() } = {},
): Record<string, string> => signedHeaders(secret, { path: noticePathOf(provider), rawBody: body }, at);

export function sendSigned(
  host: HostProcess,
  provider: string,
  body: string,
  headers: Record<string, string>,
): Promise<WireAnswer> {
  return new WireClient(host.origin).request('POST', `/api/transfer-notices/${provider}`, {
    body,
    headers,
    xsrf: false,
  });
}

/** The database's data about a transfer. */
export const noticesOf = (world: MoneyWorld, id: string) =>
  world.db.selectFrom('transfer_notices').selectAll().where('external_id', '=', id).execute();

/** The subjects of all alarms of a kind. */
export async function alarmSubjects(world: MoneyWorld, kind: string): Promise<string[]> {
  const rows = await world.db.selectFrom('alarms').select('detail').where('kind', '=', kind).execute();
  return rows.map(({ detail }) => String(detail.subject));
}
