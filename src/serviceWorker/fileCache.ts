/**
 * Whether a response is no HTML page. Some hosts answer 200 with their HTML page in place of a missing file, for example while only
 * some of them have a release: such a response must not be kept under the file's name.
 */
const isNoPage = ({ headers }: Response): boolean => !headers.get('Content-Type')?.includes('text/html');

/** Whether the response to a request for a hashed file can be cached permanently. */
export const isFile = (answer: Response): boolean =>
  answer.status === 200 && answer.type === 'basic' && isNoPage(answer);

/** The cached file, unless an HTML page stands in its place. */
export async function cachedFile(assets: Cache, file: RequestInfo): Promise<Response | undefined> {
  const known = await assets.match(file, { ignoreVary: true });
  return known && isNoPage(known) ? known : undefined;
}

/** Caches a file that is not cached yet. Throws if it cannot be fetched. */
export async function keepFile(assets: Cache, address: string): Promise<void> {
  if (await cachedFile(assets, address)) return;
  const answer = await fetch(address);
  if (!isFile(answer)) throw new Error(`${address} is no file: ${answer.status}`);
  await assets.put(address, answer);
}
