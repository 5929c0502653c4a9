import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../../api-host/domain/signature';
import { noticePathOf } from '../../api-host/domain/transferNotice';
import { BANK, BANK_SECRET, type MoneyWorld, type TestPlayer } from './moneyWorld';
import type { HostProcess } from './startHost';
import { WireClient, type WireAnswer } from './wireClient';

/** A transfer of a player, with what banks write around the content. `amount` in VND. */
export const noticeFor = (player: TestPlayer, amount = 100_000) => ({
  id: randomUUID(),
  amount,
  content: `MBVCB.123.FSO KP ${player.username.toUpperCase()}.CT tu 0071000`,
});

/** Reports a transfer as the bank does. `at`: the clock it signs with; `secret`: what it signs with. */
export function sendNotice(
  host: HostProcess,
  notice: object,
  { provider = BANK, secret = BANK_SECRET, at = Date.now() } = {},
): Promise<WireAnswer> {
  const body = JSON.stringify(notice);
  return sendSigned(host, provider, body, noticeHeaders(provider, body, { secret, at }));
}

/** What a bank signs a notice with. */
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

/** What the database knows of a transfer. */
export const noticesOf = (world: MoneyWorld, id: string) =>
  world.db.selectFrom('transfer_notices').selectAll().where('external_id', '=', id).execute();

/** The subjects of the alarms of a kind. */
export async function alarmSubjects(world: MoneyWorld, kind: string): Promise<string[]> {
  const rows = await world.db.selectFrom('alarms').select('detail').where('kind', '=', kind).execute();
  return rows.map(({ detail }) => String(detail.subject));
}
