import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import {
  acceptedFile,
  changedLooks,
  readAccepted,
  writeAccepted,
  type Accepted,
} from '../tests/support/looks/accepted';
import {
  hashesOf,
  isComparable,
  keepPictures,
  looksFolder,
  whyNot,
} from '../tests/support/looks/findChanges';
import type { Hashes } from '../tests/support/looks/shoot';
import { storyEntries } from '../tests/support/storybook';
import { storybookIsFresh } from './build/freshness';
import { storybookOf } from './looks/base';
import { writeReport, type ChangedState } from './looks/report';
import { serveReview } from './looks/serveReview';
import { takeLooks } from './looks/takeLooks';

/**
 * `npm run looks`: shows which stories differ from their accepted look (docs/decisions/0113).
 *
 * `looks` takes screenshots of every story and shows the changes on a page: before, now, difference, slider, accept.
 * `looks -- accept [id…]` takes screenshots of all stories, or those whose ids have one of these prefixes, and accepts them.
 * `looks -- against <commit>` compares with screenshots of a commit taken on this machine, for a browser that renders differently.
 */
const root = path.resolve(__dirname, '..');
const storybook = path.join(root, 'storybook-static');

const storiesOf = (folder: string) =>
  storyEntries(folder)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);

/** Stores every picture that differs from `accepted`, and returns the hashes of all. */
async function takeNow(ids: readonly string[], accepted: Accepted['states']) {
  const states = new Map<string, Hashes>();
  const renderer = await takeLooks({ folder: storybook, ids, accepted }, (id, shots) => {
    states.set(id, hashesOf(shots));
    if (changedLooks(accepted.get(id), hashesOf(shots)).length > 0) keepPictures('now', id, shots);
  });
  return { renderer, states };
}

const changesOf = (accepted: Accepted['states'], now: Accepted['states']): ChangedState[] =>
  [...now].flatMap(([id, hashes]) => {
    const looks = changedLooks(accepted.get(id), hashes);
    return looks.length > 0 ? [{ id, looks }] : [];
  });

/** The hashes of a commit's stories, rendered by this browser. Their pictures are stored as the ones before the change. */
async function takeBefore(commit: string, wanted: readonly string[]): Promise<Accepted['states']> {
  const folder = storybookOf(commit);
  const there = new Set(storiesOf(folder));
  const states = new Map<string, Hashes>();
  await takeLooks({ folder, ids: wanted.filter((id) => there.has(id)) }, (id, shots) => {
    states.set(id, hashesOf(shots));
    keepPictures('before', id, shots);
  });
  return states;
}

async function review(changes: readonly ChangedState[], now: Accepted) {
  if (changes.length === 0) return console.log('Every story looks as accepted.');
  changes.forEach(({ id, looks }) => console.log(`changed  ${id}: ${looks.join(', ')}`));
  const page = writeReport(changes);
  if (!process.stdout.isTTY) return console.log(`\nBefore, now and difference: ${page}`);
  const address = await serveReview(Number(process.env['PORT'] ?? 0), (id) => {
    const { renderer, states } = readAccepted();
    for (const [name, hashes] of now.states) if (id === null || id === name) states.set(name, hashes);
    writeAccepted({ renderer, states });
  });
  console.log(`\nBefore, now, difference and accept: ${address}\nCtrl-C ends it.`);
}

async function accept(prefixes: readonly string[]) {
  const stories = storiesOf(storybook);
  const wanted = stories.filter(
    (id) => prefixes.length === 0 || prefixes.some((each) => id.startsWith(each)),
  );
  const accepted = readAccepted();
  const now = await takeNow(wanted, accepted.states);
  if (prefixes.length > 0 && accepted.states.size > 0 && !isComparable(now.renderer))
    throw new Error(`This browser draws otherwise (${now.renderer}): accept all stories, not some.`);
  const changes = changesOf(accepted.states, now.states);
  const kept = [...accepted.states].filter(([id]) => stories.includes(id));
  writeAccepted({ renderer: now.renderer, states: new Map([...kept, ...now.states]) });
  console.log(`${changes.length} of ${wanted.length} states were changed or new: ${acceptedFile}`);
}

async function main([command, ...rest]: readonly string[]) {
  if (!storybookIsFresh()) {
    const { status } = spawnSync('npm', ['run', 'build:storybook'], {
      cwd: root,
      stdio: 'inherit',
      shell: true,
    });
    if (status !== 0) throw new Error('Storybook could not be built.');
  }
  for (const kind of ['before', 'now', 'difference'])
    rmSync(path.join(looksFolder, kind), { recursive: true, force: true });
  if (command === 'accept') return accept(rest);
  const stories = storiesOf(storybook);
  if (command === 'against') {
    const before = await takeBefore(rest[0] ?? 'HEAD', stories);
    const now = await takeNow(stories, before);
    return review(changesOf(before, now.states), now);
  }
  const accepted = readAccepted();
  const now = await takeNow(stories, accepted.states);
  if (!isComparable(now.renderer)) throw new Error(whyNot(now.renderer));
  const changes = changesOf(accepted.states, now.states);
  if (changes.length > 0)
    await takeBefore(
      'HEAD',
      changes.map(({ id }) => id),
    );
  await review(changes, now);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
