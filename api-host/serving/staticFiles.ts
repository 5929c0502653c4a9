import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { BuiltPortal } from './builtPortal';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** `reply.sendFile`, which sends a precompressed form where the build made one and the client accepts it. It serves nothing by itself. */
export const staticFiles = fastifyPlugin(
  async (app: FastifyInstance): Promise<void> => {
    await app.register(fastifyStatic, {
      serve: false,
      preCompressed: true,
      acceptRanges: false,
      cacheControl: false,
      index: false,
      lastModified: false,
    });
  },
  { name: 'staticFiles' },
);

/** Names under /assets carry the hash of their content, so browsers keep those files for good. */
export const cacheControlOf = (address: string): string =>
  address.startsWith('/assets/') ? IMMUTABLE : 'no-cache';

/** Sends one of `portal.files`. */
export const sendBuiltFile = (reply: FastifyReply, portal: BuiltPortal, address: string): FastifyReply =>
  reply
    .header('Cache-Control', cacheControlOf(address))
    .header('Vary', 'Accept-Encoding')
    .sendFile(address, portal.folder);
