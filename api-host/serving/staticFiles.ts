import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { BuiltPortal } from './builtPortal';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Adds `reply.sendFile`, which prefers a precompressed file if the client accepts it. Adds no routes. */
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

/** Names under /assets contain the hash of their content, so browsers may cache those files permanently. */
export const cacheControlOf = (address: string): string =>
  address.startsWith('/assets/') ? IMMUTABLE : 'no-cache';

/** Sends one of `portal.files`. */
export const sendBuiltFile = (reply: FastifyReply, portal: BuiltPortal, address: string): FastifyReply =>
  reply
    .header('Cache-Control', cacheControlOf(address))
    .header('Vary', 'Accept-Encoding')
    .sendFile(address, portal.folder);
