import { fileFor } from '../../../src/serviceWorker/answers';
import { keepFile } from '../../../src/serviceWorker/fileCache';

const origin = 'https://portal.example';
const address = `${origin}/assets/page.1.js`;

/** A response as `fetch` returns it for a file of the same origin. */
const served = (body: string, contentType: string) =>
  Object.defineProperty(new Response(body, { headers: { 'Content-Type': contentType } }), 'type', {
    value: 'basic',
  });
const script = () => served('run()', 'text/javascript');
const page = () => served('<!doctype html>', 'text/html; charset=utf-8');

describe('PLAY-11: a host that answers with its HTML page in place of a missing file', () => {
  const scope = globalThis as { caches?: unknown; fetch: typeof fetch };
  const { fetch: former } = scope;
  const cached = new Map<string, Response>();
  const addressOf = (file: RequestInfo) => (typeof file === 'string' ? file : file.url);
  const assets = {
    match: (file: RequestInfo) => Promise.resolve(cached.get(addressOf(file))?.clone()),
    put: (file: RequestInfo, answer: Response) => Promise.resolve(void cached.set(addressOf(file), answer)),
  } as Cache;
  const answers = (answer: () => Response) => {
    scope.fetch = () => Promise.resolve(answer());
  };
  /** The body of the worker's response, once it has kept what it keeps. */
  const asked = async () => {
    const kept: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void kept.push(work);
    const answer = await fileFor({ request: new Request(address), waitUntil });
    await Promise.all(kept);
    return answer.text();
  };

  beforeEach(() => {
    cached.clear();
    scope.caches = { open: () => Promise.resolve(assets) };
  });
  afterEach(() => {
    delete scope.caches;
    scope.fetch = former;
  });

  it('gets the file from the host the next time, and from the cache from then on', async () => {
    answers(page);
    expect(await asked()).toBe('<!doctype html>');
    answers(script);
    expect(await asked()).toBe('run()');
    answers(page);
    expect(await asked()).toBe('run()');
  });

  it('does not count as the file that a shell or an open page needs', async () => {
    answers(page);
    await expect(keepFile(assets, address)).rejects.toThrow(`${address} is no file: 200`);
    expect([...cached.keys()]).toEqual([]);
    answers(script);
    await keepFile(assets, address);
    expect(await cached.get(address)?.text()).toBe('run()');
  });

  it('replaces a page that is cached under the name of a file', async () => {
    cached.set(address, page());
    answers(script);
    await keepFile(assets, address);
    expect(await asked()).toBe('run()');
  });
});
