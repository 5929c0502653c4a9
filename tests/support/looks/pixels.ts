import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';

/** A picture as it is seen: 8 bits a channel, 3 or 4 channels a pixel, row by row. */
interface Pixels {
  width: number;
  height: number;
  channels: number;
  data: Uint8Array;
}

const SIGNATURE = 8;
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** What stands left, above, and left above predicts a byte (PNG, filter 4). */
function paeth(left: number, above: number, corner: number): number {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** What is added to each byte of a row, by the row's filter; `x` counts bytes, `at` is the place in `data`. */
type Filter = (data: Uint8Array, at: number, row: number, channels: number, x: number) => number;
const leftOf: Filter = (data, at, _row, channels, x) => (x < channels ? 0 : (data[at - channels] as number));
/** The first row has nothing above it; its place before the data reads as undefined. */
const aboveOf: Filter = (data, at, row) => (at < row ? 0 : (data[at - row] as number));
const cornerOf: Filter = (data, at, row, channels, x) =>
  x < channels || at < row ? 0 : (data[at - row - channels] as number);
const filters: readonly Filter[] = [
  () => 0,
  leftOf,
  aboveOf,
  (...place) => (leftOf(...place) + aboveOf(...place)) >> 1,
  (...place) => paeth(leftOf(...place), aboveOf(...place), cornerOf(...place)),
];

/** Turns the filtered rows of a PNG into its bytes. */
function unfilter(filtered: Buffer, height: number, row: number, channels: number): Uint8Array {
  const data = new Uint8Array(height * row);
  for (let y = 0; y < height; y += 1) {
    const from = y * (row + 1);
    const to = y * row;
    data.set(filtered.subarray(from + 1, from + 1 + row), to);
    const number = filtered[from] ?? 0;
    const filter = filters[number];
    if (!filter) throw new Error('A PNG has five filters.');
    if (number > 0)
      for (let x = 0, at = to; x < row; x += 1, at += 1)
        data[at] = (data[at] as number) + filter(data, at, row, channels, x);
  }
  return data;
}

/**
 * Decodes a PNG as Chromium writes it: 8 bits a channel, not interlaced. pngjs takes three times as long, which counts with
 * thousands of pictures a run. Throws for any other picture.
 */
export function decodePng(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = CHANNELS[png.readUInt8(25)];
  if (png.readUInt8(24) !== 8 || channels === undefined || png.readUInt8(28) !== 0)
    throw new Error('Not a PNG of 8 bits a channel in RGB or RGBA without interlacing.');
  const parts: Buffer[] = [];
  for (let at = SIGNATURE; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const filtered = inflateSync(Buffer.concat(parts));
  return { width, height, channels, data: unfilter(filtered, height, width * channels, channels) };
}

/** 16 hex digits that stand for a picture's size and all its pixels, however it was compressed. */
export function hashOf(png: Buffer): string {
  const { width, height, channels, data } = decodePng(png);
  return createHash('sha256')
    .update(`${width} ${height} ${channels}\0`)
    .update(data)
    .digest('hex')
    .slice(0, 16);
}
