import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { PortalConfig } from '@portal/contract';
import type { BuiltPortal } from './builtPortal';
import { workerPolicy } from './contentSecurityPolicy';

export const WORKER_ADDRESS = '/sw.js';
/** A worker that replaces an installed one, then removes itself. */
const REMOVAL = '/sw-removal.js';

/**
 * Sends the service worker, or the one that removes it if the deployment has none (PLAY-11, docs/decisions/0108). Its last line changes
 * with the settings, since the cached shell contains them: browsers reinstall a worker whose text has changed.
 */
export function sendWorker(
  reply: FastifyReply,
  { folder, brandHash }: BuiltPortal,
  portal: PortalConfig,
): FastifyReply {
  const text = readFileSync(path.join(folder, portal.serviceWorker ? WORKER_ADDRESS : REMOVAL), 'utf8');
  const settings = createHash('sha256')
    .update(JSON.stringify(portal) + brandHash)
    .digest('hex')
    .slice(0, 16);
  return reply
    .header('Cache-Control', 'no-cache')
    .header('Content-Security-Policy', workerPolicy)
    .type('text/javascript; charset=utf-8')
    .send(`${text}\n//${settings}\n`);
}
