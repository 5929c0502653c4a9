import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../brand/addresses';
import type { BrandFile } from '../brand/pictures';
import { cacheControlOf } from './staticFiles';
import { acceptedEncoding, encodeNow } from './encodings';

const isText = ({ type }: BrandFile) => /^text\/|svg|json/.test(type);

/** Sends a file of the deployment's brand. A browser that has it already is told so. */
export async function sendBrandFile(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  file: BrandFile,
): Promise<FastifyReply> {
  const etag = `"${hashOf(file.content)}"`;
  reply
    .header('Cache-Control', cacheControlOf(address))
    .header('Vary', 'Accept-Encoding')
    .header('ETag', etag)
    .type(file.type);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const encoding = isText(file) ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding === 'identity') return reply.send(file.content);
  return reply.header('Content-Encoding', encoding).send(await encodeNow(file.content, encoding));
}
