import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './startHost';

const assets = path.join(repositoryRoot, 'dist/assets');

/** Matches the addresses of the built scripts that contain `text`. Throws if there is none. */
export function scriptsWith(text: string): (url: URL) => boolean {
  const names = readdirSync(assets).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(assets, name), 'utf8').includes(text),
  );
  if (names.length === 0) throw new Error(`No script contains ${text}.`);
  return ({ pathname }) => names.some((name) => pathname.endsWith(`/${name}`));
}
