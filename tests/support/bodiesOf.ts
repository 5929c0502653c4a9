import type { FakeHost } from './fakeHost';

/** The JSON bodies of the requests to a path, in order. */
export const bodiesOf = async ({ requests }: FakeHost, path: string): Promise<unknown[]> =>
  Promise.all(
    requests
      .filter(({ url, method }) => method !== 'GET' && new URL(url).pathname === path)
      .map(async (request) => (await request.clone().json()) as unknown),
  );
