import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltFile } from './builtPortal';
import { acceptedEncoding } from './encodings';

const YEAR = 'public, max-age=31536000, immutable';

/** Answers a file of the build, in the best form that the build made and the caller takes. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: BuiltFile): FastifyReply {
  const wanted = acceptedEncoding(request.headers['accept-encoding']);
  const precompressed = file.bytes(wanted);
  const encoding = precompressed ? wanted : 'identity';
  reply
    .header('Cache-Control', file.immutable ? YEAR : 'no-cache')
    .header('ETag', file.etag)
    .header('Vary', 'Accept-Encoding')
    .type(file.type);
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(precompressed ?? file.bytes('identity'));
}
