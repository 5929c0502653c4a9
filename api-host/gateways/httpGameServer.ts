import type { CoinDelivery, DeliveryResult, GameServer } from './gameServer';
import { gatewayAnswer } from './gatewayAnswer';
import { signedPost, type SignedCallee } from './signedPost';

function readAnswer(status: number, text: string): DeliveryResult {
  const answer = gatewayAnswer(status, text);
  if (answer?.status === 'delivered' && status < 300) return { status: 'delivered' };
  if (answer?.status === 'refused') return { status: 'refused', reason: answer.reason };
  return { status: 'unknown', reason: `HTTP ${status}` };
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
