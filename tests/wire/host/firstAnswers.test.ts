import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openEvents } from '../../support/eventStream';
import { eventually } from '../../support/eventually';
import { addPlayer, signedIn } from '../../support/players';
import { writeSmallBuild } from '../../support/smallBuild';
import { startHost } from '../../support/startHost';
import { useHost } from '../../support/useHost';
import type { WireClient } from '../../support/wireClient';

const dist = mkdtempSync(path.join(os.tmpdir(), 'portal-dist-'));
beforeAll(() => writeSmallBuild(dist));
// On a busy machine pages must not be served without their first answers.
const { host, database } = useHost({ env: { PORTAL_DIST: dist, API_HOST_PAGE_MS: '5000' } });
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const accept = { Accept: 'text/html' };
const open = (client: WireClient, address: string, headers: Record<string, string> = {}) =>
  client.get(address, { headers: { ...accept, ...headers } });
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const jsonOf = (html: string) => /id="first-answers">(.*?)<\/script>/.exec(html)?.[1] ?? 'null';
const answersOf = (html: string) => JSON.parse(jsonOf(html)) as Record<string, unknown> | null;

const newcomer = async (username: string) => {
  const { pool } = database;
  const id = await addPlayer(pool, username);
  return { id, client: await signedIn(host.origin, pool, id) };
};

describe('a signed-in player’s page', () => {
  it('holds the page’s first API answers unchanged, and is not cached', async () => {
    const { client } = await newcomer('first1');
    const page = await open(client, '/transactions');
    expect(titleOf(page.text)).toBe('frame');
    expect(answersOf(page.text)).toEqual({
      '/api/me': (await client.get('/api/me')).json(),
      '/api/transaction-history': (await client.get('/api/transaction-history')).json(),
      '/api/events': { lastEventId: '0' },
    });
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('PAY-9: holds the start of the stream of money events, which then reports what the page does not hold', async () => {
    const { client, id } = await newcomer('first11');
    const recall = () =>
      database.pool.query<{ id: string }>(`select recall_credit($1, 5, 'sandbox') as id`, [id]);
    const { rows: before } = await recall();
    const { '/api/events': start } = answersOf((await open(client, '/')).text) ?? {};
    expect(start).toEqual({ lastEventId: String(before[0]?.id) });
    const { rows: after } = await recall();
    const stream = await openEvents(client, {
      'Last-Event-ID': (start as { lastEventId: string }).lastEventId,
    });
    const { data } = await stream.next(({ event }) => event === 'money');
    expect(data).toMatchObject({ transactionId: String(after[0]?.id), type: 'credit.recall' });
    stream.close();
  });

  it('is a skeleton until the rendering thread is ready, and rendered from then on', async () => {
    const { client } = await newcomer('first2');
    const rendered = async () => (await open(client, '/transactions')).text;
    await eventually('it is rendered', async () =>
      (await rendered()).includes('<main>/transactions3</main>'),
    );
    const html = await rendered();
    const nonce = /portal-config"[^>]*>[^<]*<\/script><style nonce="([^"]+)"/.exec(html)?.[1];
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
  });

  it('holds only the player’s own data, and no name can leave the script element', async () => {
    const one = await newcomer('first3');
    const other = await newcomer('first4');
    const name = '</script><script>alert(1)</script>\u2028';
    await database.pool.query('update players set first_name = $1 where id = $2', [name, one.id]);
    const [ones, others] = await Promise.all([open(one.client, '/'), open(other.client, '/')]);
    expect(jsonOf(ones.text)).not.toMatch(/[<\u2028]/);
    expect(answersOf(ones.text)).toMatchObject({ '/api/me': { username: 'first3', firstName: name } });
    expect(answersOf(others.text)).toMatchObject({ '/api/me': { username: 'first4' } });
    expect(others.text).not.toContain('first3');
  });

  it('counts as a use of the session, like a call', async () => {
    const { client, id } = await newcomer('first5');
    const age = `update sessions set last_seen_at = now() - interval '1 hour' where player_id = $1`;
    await database.pool.query(age, [id]);
    await open(client, '/transactions');
    const { rows } = await database.pool.query<{ fresh: boolean }>(
      `select last_seen_at > now() - interval '1 minute' as fresh from sessions where player_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ fresh: true }]);
  });
});

describe('a page without first answers', () => {
  it.each(['/', '/transactions'])('is served to a visitor at %s', async (address) => {
    const guest = host.client();
    await guest.csrf();
    for (const client of [host.client(), guest]) {
      const page = await open(client, address);
      expect([titleOf(page.text), answersOf(page.text)]).toEqual(['shell', null]);
    }
  });

  it('is served for a session that has ended', async () => {
    const { client, id } = await newcomer('first6');
    await database.pool.query('delete from sessions where player_id = $1', [id]);
    expect(titleOf((await open(client, '/')).text)).toBe('shell');
  });

  it('is served at an address with a parameter, at a public page, and inside another document', async () => {
    const { client } = await newcomer('first7');
    expect(titleOf((await open(client, '/transactions/7')).text)).toBe('shell');
    expect(titleOf((await open(client, '/login')).text)).toBe('login');
    expect(titleOf((await open(client, '/', { 'Sec-Fetch-Dest': 'iframe' })).text)).toBe('shell');
  });

  it('HOST-1: is served for a portal that calls another host', async () => {
    const env = { PORTAL_DIST: dist, PORTAL_API_HOST: 'https://api.example' };
    const elsewhere = await startHost({ databaseUrl: database.url, env });
    const { pool } = database;
    const client = await signedIn(elsewhere.origin, pool, await addPlayer(pool, 'first8'));
    expect(titleOf((await open(client, '/')).text)).toBe('shell');
    await elsewhere.stop();
  });

  it('OPS-1: is served at once while the database is locked', async () => {
    const { pool } = database;
    // No limit of the database ends the wait for the lock.
    const endless = {
      API_HOST_DATABASE_LOCK_MS: '0',
      API_HOST_DATABASE_STATEMENT_MS: '0',
      API_HOST_DATABASE_QUERY_MS: '0',
    };
    const usual = await startHost({ databaseUrl: database.url, env: { PORTAL_DIST: dist, ...endless } });
    const client = await signedIn(usual.origin, pool, await addPlayer(pool, 'first9'));
    const locker = new Client({ connectionString: database.url });
    await locker.connect();
    await locker.query('begin; lock table sessions in access exclusive mode');
    const page = await open(client, '/');
    expect([page.status, titleOf(page.text)]).toEqual([200, 'shell']);
    await locker.query('rollback');
    await locker.end();
    await usual.stop();
  });

  it('is served by a host with API_HOST_PAGE_MS=0', async () => {
    const env = { PORTAL_DIST: dist, API_HOST_PAGE_MS: '0' };
    const plain = await startHost({ databaseUrl: database.url, env });
    const { pool } = database;
    const client = await signedIn(plain.origin, pool, await addPlayer(pool, 'first10'));
    expect(titleOf((await open(client, '/')).text)).toBe('shell');
    await plain.stop();
  });
});
