import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { serviceWorkerConfig } from '../../webpack.config';
import { assetsPath } from './assetsPath';
import type { Chunks } from './chunks';
import { compile } from './compile';

/** The chunks that are available offline: the shell, the pages that show last-read data, and the login. */
const OFFLINE_CHUNKS = ['shell', 'offline', 'personalInfo', 'transactions', 'login'] as const;

/** Writes sw.js, which contains the list of this build's files, and sw-removal.js into `folder`. */
export async function writeServiceWorker(folder: string, { initial, scriptsOfChunk }: Chunks): Promise<void> {
  await compile(serviceWorkerConfig(folder));
  const files = [...new Set([...initial, ...OFFLINE_CHUNKS.flatMap(scriptsOfChunk)])];
  const worker = path.join(folder, 'sw.js');
  const list = JSON.stringify(files.map((name) => assetsPath + name));
  await writeFile(worker, `self.portalFiles=${list};\n${await readFile(worker, 'utf8')}`);
}
