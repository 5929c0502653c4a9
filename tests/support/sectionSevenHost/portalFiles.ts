import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { PortalConfig } from '@portal/contract';
import { builtPortalIn, type BuiltPortal } from '../../../api-host/serving/builtPortal';
import { contentSecurityPolicy } from '../../../api-host/serving/contentSecurityPolicy';
import { places } from '../../../scripts/build/places';
import { typeOf } from '../staticServer';
import { recaptchaPath, recaptchaScript } from './recaptcha';

const builtPortal = builtPortalIn(places.dist);

function sendPage(response: ServerResponse, page: BuiltPortal['shell'], config: PortalConfig) {
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentSecurityPolicy(nonce, config),
  });
  response.end(page.render(nonce, config));
}

/** Serves the built portal like a static server that writes the deployment's settings into its pages. */
export function sendPortal(response: ServerResponse, pathname: string, config: PortalConfig): void {
  const portal = builtPortal();
  if (!portal) throw new Error('dist/ is not built: run `npm run build`.');
  if (pathname === recaptchaPath) {
    response.writeHead(200, { 'Content-Type': typeOf(pathname) });
    response.end(recaptchaScript);
    return;
  }
  if (!portal.files.has(pathname)) {
    sendPage(response, portal.pages.get(pathname) ?? portal.shell, config);
    return;
  }
  response.writeHead(200, {
    'Content-Type': typeOf(pathname),
    'Cache-Control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  createReadStream(path.join(portal.folder, pathname)).pipe(response);
}
