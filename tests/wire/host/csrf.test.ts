import { calls } from '@portal/contract';
import { startHost } from '../../support/startHost';
import { useHost } from '../../support/useHost';

const { database, host } = useHost();

// Each test logs the same player in, so that player's login limit is reset: it is not under test here.
beforeEach(() => database.pool.query(`delete from rate_limits where bucket like 'logged-in:%'`));

const mutations = calls
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => ({ method, path, name: `${method} ${path}` }));

it('finds the contract’s mutations to test', () => {
  expect(mutations.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /login', 'POST /logout', 'POST /api/recharge/game']),
  );
});

describe.each(mutations)('$name', ({ method, path }) => {
  const body = {};
  const mismatch = { statusCode: 419, message: expect.stringContaining('hết hạn') as unknown };

  it('CSRF: answers 419 without a token, with a wrong one, and with another session’s', async () => {
    const client = host.client();
    await client.login();
    const other = host.client();
    await other.login('closed');
    const own = client.cookies.get('XSRF-TOKEN') ?? '';
    const foreign = other.cookies.get('XSRF-TOKEN') ?? '';

    for (const xsrf of [false, '', 'wrong', `${own}x`, own.slice(0, -1), own.toUpperCase(), foreign]) {
      const answer = await client.request(method, path, { body, xsrf });
      expect([xsrf, answer.status, answer.json()]).toEqual([xsrf, 419, mismatch]);
    }
    expect((await client.request(method, path, { body })).status).not.toBe(419);
  });

  it('CSRF: answers 419 to a token without a session cookie', async () => {
    const client = host.client();
    await client.csrf();
    const xsrf = client.cookies.get('XSRF-TOKEN') ?? '';
    expect((await client.request(method, path, { body, xsrf, cookie: `XSRF-TOKEN=${xsrf}` })).status).toBe(
      419,
    );
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin', { Origin: 'https://evil.example' }],
    ['an origin that hides', { Origin: 'null' }],
    ['another port', { Origin: 'http://127.0.0.1:1' }],
  ])('CSRF: answers 403 to %s, even with the right token', async (_, headers) => {
    const client = host.client();
    await client.login();
    expect((await client.request(method, path, { body, headers })).status).toBe(403);
  });
});

it('CSRF: invalidates a guest’s token at the login', async () => {
  const client = host.client();
  await client.csrf();
  const guests = client.cookies.get('XSRF-TOKEN') ?? '';
  await client.login();
  expect((await client.request('POST', '/logout', { xsrf: guests })).status).toBe(419);
  expect((await client.request('POST', '/logout')).status).toBe(204);
});

it('API-3: csrf-cookie gives a guest a matching pair, and keeps a player’s session', async () => {
  const client = host.client();
  expect((await client.csrf()).status).toBe(204);
  const guest = client.cookies.get('fs_session');
  await client.csrf();
  expect(client.cookies.get('fs_session')).toBe(guest);
  await client.login();
  client.cookies.delete('XSRF-TOKEN');
  await client.csrf();
  expect((await client.get('/api/me')).status).toBe(200);
  expect((await client.request('POST', '/logout')).status).toBe(204);
});

it('CSRF: accepts a token at every host process of one database', async () => {
  const second = await startHost({ databaseUrl: database.url });
  const client = host.client();
  await client.csrf();
  const there = second.client();
  for (const [name, value] of client.cookies) there.cookies.set(name, value);
  expect(
    (await there.request('POST', '/login', { body: { username: 'demo', password: 'Demo@2026' } })).status,
  ).toBe(204);
  await second.stop();
});

it('LOGIN-2: sends a form post from before the scripts loaded back to its page, with nothing done', async () => {
  const answer = await host.client().request('POST', '/login', {
    body: 'username=demo&password=Demo%402026',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: host.origin },
  });
  expect([answer.status, answer.headers.get('location'), answer.text]).toEqual([303, '/login', '']);
  expect(answer.setCookies).toEqual([]);
  expect(host.stderr()).not.toContain('Demo%402026');
});
