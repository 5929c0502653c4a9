import { Agent, request } from 'node:http';
import fc from 'fast-check';
import type { HostProcess } from '../startHost';
import type { WireClient } from '../wireClient';
import { fuzzedRequest, type FuzzedRequest, type Sender } from './grammar';

interface FuzzReport {
  requests: number;
  /** Status → the number of responses with it; 0: the connection was closed without a response. */
  statuses: Record<number, number>;
  /** One line for each response of 500 or more, and for each request after which the host was gone. */
  faults: string[];
}

const AT_ONCE = 16;
/** The number of requests that are generated and sent before the next ones are generated. */
const BATCH = 1_000;
const ANSWER_WITHIN_MS = 30_000;

/** The status of the response; a stream is closed once it has started. 0 if the host closed the connection instead. */
const statusOf = (origin: string, agent: Agent, { method, path, headers, body }: FuzzedRequest) =>
  new Promise<number>((resolve) => {
    const sent = request(
      `${origin}${path}`,
      { method, headers, agent, timeout: ANSWER_WITHIN_MS },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        if (answer.headers['content-type']?.startsWith('text/event-stream')) answer.destroy();
        else answer.resume();
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(body);
  });

const lineOf = ({ method, path, headers, body }: FuzzedRequest, status: number) =>
  `${status}: ${method} ${path.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${body.toString('latin1').slice(0, 300)}`;

const headersOf = ({ cookies }: WireClient): Record<string, string> => ({
  Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'X-XSRF-TOKEN': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
});

/** The headers of each sender; the player signs in again if a request has ended the session. */
function openBrowsers(host: HostProcess) {
  const [player, visitor] = [host.client(), host.client()];
  return async (): Promise<Record<Sender, Record<string, string>>> => {
    if ((await player.get('/api/me')).status !== 200) await player.login();
    await visitor.csrf();
    return { player: headersOf(player), visitor: headersOf(visitor), stranger: {} };
  };
}

/**
 * Sends this many malformed requests, from a grammar over every route. Each has its own client address, so that no rate limit ends the
 * run early. The same seed generates the same requests.
 */
export async function runFuzz(host: HostProcess, count: number, seed: number): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: {}, faults: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const browsers = openBrowsers(host);
  try {
    for (let begun = 0; begun < count; begun += BATCH) {
      const of = await browsers();
      const samples = fc.sample(fuzzedRequest, {
        numRuns: Math.min(BATCH, count - begun),
        seed: seed + begun,
      });
      const queue = samples.values();
      const sendAll = async () => {
        for (const sample of queue) {
          const at = report.requests;
          report.requests += 1;
          const headers = {
            'X-Forwarded-For': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`,
            ...of[sample.sender],
            ...sample.headers,
          };
          const sent = { ...sample, headers };
          const status = await statusOf(host.origin, agent, sent);
          report.statuses[status] = (report.statuses[status] ?? 0) + 1;
          if (status >= 500) report.faults.push(lineOf(sent, status));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sendAll));
    }
  } finally {
    agent.destroy();
  }
  return report;
}
