import type { Messenger } from './messenger';
import { signedPost, type SignedCallee } from './signedPost';

const TIMEOUT_MS = 10_000;

/** Posts alarm notices to the operators' webhook (docs/gateways.md): one signed POST per notice, retried until it gets a 2xx (OPS-5). */
export const alarmWebhook = (callee: SignedCallee, clock: () => Date): Messenger => ({
  async send({ id, text }) {
    const body = { id, ...(JSON.parse(text) as object) };
    const response = await signedPost(callee, { id, body, signal: AbortSignal.timeout(TIMEOUT_MS) }, clock());
    await response.body?.cancel();
    return response.ok ? { status: 'sent' } : { status: 'later', reason: `HTTP ${response.status}` };
  },
});
