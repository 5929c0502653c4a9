import { useHost } from '../../support/useHost';

const { database, host } = useHost({ env: { TRUST_PROXY: '1' } });

/** Login attempts from an address; returns the statuses. */
async function tries(address: string, username: string, password: string, count: number) {
  const client = host.client();
  await client.csrf();
  const headers = { 'X-Forwarded-For': address };
  const answers = [];
  for (let i = 0; i < count; i += 1)
    answers.push(await client.post('/login', { username, password }, { headers }));
  return answers;
}

it('limits attempts at one account from one address, even with the right password: 429 with Retry-After', async () => {
  const guesser = '198.51.100.7';
  const answers = await tries(guesser, 'demo', 'guess', 11);
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429]);
  const refused = answers.at(-1);
  const retryAfter = Number(refused?.headers.get('retry-after'));
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(15 * 60);
  expect(refused?.json()).toMatchObject({
    statusCode: 429,
    message: expect.stringContaining('thử lại sau') as unknown,
  });
  expect((await tries(guesser, 'demo', 'Demo@2026', 1))[0]?.status).toBe(429);

  // The owner at another address is not locked out, nor is another account at this address.
  expect((await tries('198.51.100.8', 'demo', 'Demo@2026', 1))[0]?.status).toBe(204);
  expect((await tries(guesser, 'closed', 'Demo@2026', 1))[0]?.status).toBe(204);

  // The limit ends with its time window.
  await database.pool.query(`update rate_limits set window_start = window_start - interval '15 minutes'`);
  expect((await tries(guesser, 'demo', 'Demo@2026', 1))[0]?.status).toBe(204);
});

it('counts attempts at the same moment one by one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, async () => (await tries('198.51.100.20', 'closed', 'guess', 1))[0]?.status),
  );
  expect(answers.filter((status) => status === 422)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(20);
});

it('forgets an account’s attempts once its player has signed in', async () => {
  const address = '198.51.100.30';
  await tries(address, 'demo', 'guess', 9);
  expect((await tries(address, 'demo', 'Demo@2026', 1))[0]?.status).toBe(204);
  expect((await tries(address, 'demo', 'guess', 9)).map(({ status }) => status)).toEqual(Array(9).fill(422));
});

it('counts the /64 of an IPv6 customer as one address', async () => {
  const client = host.client();
  await client.csrf();
  const statuses = [];
  for (let i = 0; i < 11; i += 1) {
    const headers = { 'X-Forwarded-For': `2001:db8:7:7::${i.toString(16)}` };
    statuses.push((await client.post('/login', { username: 'demo', password: 'guess' }, { headers })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

it('SAFE-7: writes no counters for invented names once the address has used up its attempts', async () => {
  const address = '198.51.100.40';
  // In this window and the next, which may begin meanwhile.
  await database.pool.query(
    `insert into rate_limits (bucket, window_start, hits)
     select $1, to_timestamp((floor(extract(epoch from now()) / 900) + n) * 900), 300 from generate_series(0, 1) n`,
    [`login@${address}`],
  );
  for (let count = 0; count < 5; count += 1)
    expect((await tries(address, `invented${count}`, 'guess', 1))[0]?.status).toBe(429);
  const { rows } = await database.pool.query(`select bucket from rate_limits where bucket like '%invented%'`);
  expect(rows).toEqual([]);
});
