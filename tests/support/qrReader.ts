import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasmFile = require.resolve('zxing-wasm/reader/zxing_reader.wasm');
let prepared: Promise<unknown> | undefined;

/** The text of every QR code that a scanner finds in a PNG image. */
export async function readQrCodes(png: Buffer): Promise<string[]> {
  const { buffer, byteOffset, byteLength } = readFileSync(wasmFile);
  prepared ??= prepareZXingModule({
    overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) },
    fireImmediately: true,
  });
  await prepared;
  const { width, height, data } = PNG.sync.read(png);
  const picture = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as ImageData;
  const found = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 10 });
  return found.map(({ text }) => text);
}
