import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { signedHeaders } from '../domain/signature';
import { noticePathOf } from '../domain/transferNotice';
import { HttpProblem, problem, type ProblemBody } from '../errors';

import { methodByName } from '../repositories/catalogue';
import { transferNoticeSecrets } from '../repositories/transferNoticeSecrets';

/** A transfer that the sandbox's bank or wallet reports. `amount` in VND. */
interface SandboxTransfer {
  method: string;
  amount: number;
  content: string;
  id: string | undefined;
}

/** Reports a transfer as a bank does: with a signed notice to the host's own notice endpoint. */
export async function reportTransfer(
  app: FastifyInstance,
  deps: Deps,
  transfer: SandboxTransfer,
): Promise<{ id: string; status: string }> {
  const { method, amount, content, id = randomUUID() } = transfer;
  const [secret] = await transferNoticeSecrets(deps, method);
  if (secret === undefined || !(await methodByName(deps.db, method)))
    throw problem(422, 'Không có ngân hàng hay ví này.', { method: ['không có ngân hàng hay ví này'] });
  const body = JSON.stringify({ id, amount, content });
  const path = noticePathOf(method);
  const headers = signedHeaders(secret, { path, rawBody: body }, deps.clock().getTime());
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  if (answer.statusCode !== 200) throw new HttpProblem(answer.statusCode, answer.json<ProblemBody>());
  return { id, ...answer.json<{ status: string }>() };
}
