import { storable } from '../domain/storable';

const LONGEST_ANSWER = 64 * 1024;
const LONGEST_REASON = 200;

/** A gateway's answer as docs/gateways.md describes it. `reason`: why it refused, if it says so. */
interface GatewayAnswer {
  status: unknown;
  reason: string;
}

/** Reads the response of a gateway. undefined if it is no answer of the protocol, such as a 5xx or a proxy's error page. */
export function gatewayAnswer(status: number, text: string): GatewayAnswer | undefined {
  if (status >= 500 || text.length > LONGEST_ANSWER) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof body !== 'object' || body === null) return undefined;
  const said = body as { status?: unknown; reason?: unknown };
  const reason = typeof said.reason === 'string' ? storable(said.reason.slice(0, LONGEST_REASON)) : 'refused';
  return { status: said.status, reason };
}
