import { launchBrowser, storyWindow } from '../../tests/support/browser';
import { rendererOf } from '../../tests/support/looks/renderer';
import { shootLooks, type Hashes, type Shots } from '../../tests/support/looks/shoot';
import { openStill } from '../../tests/support/looks/settled';
import { FOLD, serveStorybook, showStory, storyEntries } from '../../tests/support/storybook';

/** Two browsers at a time, as in the tests. */
const BROWSERS = 2;

/** Called with the pictures of each state as soon as they are taken. */
type Take = (id: string, shots: Shots) => void;

interface Wanted {
  /** The folder of a built Storybook. */
  folder: string;
  /** The ids of the stories, in the order in which they are taken. */
  ids: readonly string[];
  /** The accepted hashes: a story that already matches needs no further wait. */
  accepted?: ReadonlyMap<string, Hashes>;
}

async function takeShare(url: string, { folder, ids, accepted }: Wanted, take: Take): Promise<string> {
  const browser = await launchBrowser();
  const renderer = await rendererOf(browser);
  const context = await browser.newContext(storyWindow('phone'));
  const page = await context.newPage();
  const stories = new Map(storyEntries(folder).map((entry) => [entry.id, entry]));
  // The preview opens on a different story than the first one to be shown.
  const opening = [...stories.values()].find(({ type, id }) => type === 'story' && id !== ids[0]);
  await openStill(page, url, opening?.id ?? '');
  for (const id of ids) {
    const failure = await showStory(page, id);
    if (failure !== null) console.log(`failed   ${id}: ${failure.split('\n', 1)[0] ?? ''}`);
    const whole = !stories.get(id)?.tags.includes(FOLD);
    take(id, await shootLooks(page, { accepted: accepted?.get(id), whole }));
  }
  await browser.close();
  return renderer;
}

/** Takes screenshots of the stories of a built Storybook. Resolves to the browser's renderer fingerprint (rendererOf). */
export async function takeLooks(wanted: Wanted, take: Take): Promise<string> {
  const server = await serveStorybook(wanted.folder);
  const shares = Array.from({ length: BROWSERS }, (_, share) =>
    wanted.ids.filter((_id, at) => at % BROWSERS === share),
  ).filter((ids, share) => share === 0 || ids.length > 0);
  const renderers = await Promise.all(shares.map((ids) => takeShare(server.url, { ...wanted, ids }, take)));
  await server.close();
  return renderers[0] ?? '';
}
