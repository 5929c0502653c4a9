import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';

const SIGNATURE = 8;

/** The data of all chunks of one type in a PNG, in order. */
function chunksOf(png: Buffer, type: string): Buffer[] {
  const chunks: Buffer[] = [];
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === type) chunks.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

/**
 * 16 hex digits that identify an image's size, format and all its pixels, regardless of compression. The rows are hashed as they are
 * filtered: one browser filters the same pixels the same way, and undoing the filters would take longer than everything else.
 */
export function hashOf(png: Buffer): string {
  const [header = Buffer.alloc(8)] = chunksOf(png, 'IHDR');
  // Room for all rows of four bytes per pixel and a filter: in pieces of the default size, hashing takes half as long again.
  const chunkSize = (header.readUInt32BE(0) * 4 + 1) * header.readUInt32BE(4) + 1;
  return createHash('sha256')
    .update(header)
    .update(inflateSync(Buffer.concat(chunksOf(png, 'IDAT')), { chunkSize }))
    .digest('hex')
    .slice(0, 16);
}
