import { storable } from '../domain/storable';
import type { CoinDelivery, DeliveryResult, GameServer } from './gameServer';
import { signedPost, type SignedCallee } from './signedPost';

const LONGEST_ANSWER = 64 * 1024;

/** Only a 2xx or 4xx response with a body of the protocol counts as an answer; a proxy's error page does not. */
function readAnswer(status: number, text: string): DeliveryResult {
  const unknown: DeliveryResult = { status: 'unknown', reason: `HTTP ${status}` };
  if (status >= 500 || text.length > LONGEST_ANSWER) return unknown;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return unknown;
  }
  const said =
    typeof body === 'object' && body !== null ? (body as { status?: unknown; reason?: unknown }) : {};
  if (said.status === 'delivered' && status < 300) return { status: 'delivered' };
  if (said.status === 'refused')
    return {
      status: 'refused',
      reason: typeof said.reason === 'string' ? storable(said.reason.slice(0, 200)) : 'refused',
    };
  return unknown;
}

/** Game servers that are called over HTTP (docs/gateways.md): one signed POST per delivery. */
export const httpGameServer = (callee: SignedCallee, clock: () => Date): GameServer => ({
  async deliver(delivery: CoinDelivery, signal) {
    const { deliveryId, gameId, username, zoneId, coins, migration } = delivery;
    const body = {
      deliveryId,
      gameId,
      username,
      zoneId,
      coins,
      ...(migration && { kind: 'migration', ...migration }),
    };
    const response = await signedPost(callee, { id: deliveryId, body, signal }, clock());
    return readAnswer(response.status, await response.text());
  },
});
