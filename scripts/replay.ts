import path from 'node:path';
import { readRecording } from './replay/readRecording';
import { buildIfNeeded } from './start';
import { serveReplay } from './replay/serveReplay';

/** `npm run replay -- file.json`: serves the portal with a recording on PORT (by default any free port), without a host (docs/state.md). */
async function main() {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Which recording? npm run replay -- file.json');
  const text = readRecording(file);
  if (!(await buildIfNeeded())) throw new Error('The portal could not be built.');
  const { addressOf } = await serveReplay(() => text, Number(process.env['PORT'] ?? 0));
  console.log(`Replay: ${addressOf(path.basename(file))}\nCtrl-C ends it.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
