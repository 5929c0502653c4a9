import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf } from '../brand/addresses';
import type { BrandFile } from '../brand/pictures';
import { cacheControlOf } from './staticFiles';
import { acceptedEncoding, encodeNow, type Encoding } from './encodings';

const isText = ({ type }: BrandFile) => /^text\/|svg|json/.test(type);

/** Data that every response with a file needs. A brand's files do not change while the host runs. */
interface Prepared {
  etag: string;
  /** The content by encoding, compressed on first request. */
  encoded: Map<Encoding, Promise<Buffer>>;
}

const prepared = new WeakMap<BrandFile, Prepared>();

function prepare(file: BrandFile): Prepared {
  const known = prepared.get(file);
  if (known) return known;
  const made = { etag: `"${hashOf(file.content)}"`, encoded: new Map<Encoding, Promise<Buffer>>() };
  prepared.set(file, made);
  return made;
}

function encodedOnce({ encoded }: Prepared, { content }: BrandFile, encoding: Encoding): Promise<Buffer> {
  const body = encoded.get(encoding) ?? encodeNow(content, encoding);
  encoded.set(encoding, body);
  return body;
}

/** Sends a file of the deployment's brand, or 304 if the browser already has it. */
export async function sendBrandFile(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  file: BrandFile,
): Promise<FastifyReply> {
  const made = prepare(file);
  reply
    .header('Cache-Control', cacheControlOf(address))
    .header('Vary', 'Accept-Encoding')
    .header('ETag', made.etag)
    .type(file.type);
  if (request.headers['if-none-match']?.includes(made.etag)) return reply.code(304).send();
  const encoding = isText(file) ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding === 'identity') return reply.send(file.content);
  return reply.header('Content-Encoding', encoding).send(await encodedOnce(made, file, encoding));
}
