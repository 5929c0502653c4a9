import { tally } from '../../support/recharges';
import { useMoneyWorld } from '../../support/useHost';

const { world, host } = useMoneyWorld(1);

/** As a browser submits a form of the page. */
const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  host.client().request('POST', `/sandbox${path}`, {
    body: new URLSearchParams(fields).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: host.origin,
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
    xsrf: false,
  });

describe('the sandbox page', () => {
  it('needs no scripts, and its styles carry the nonce of its policy', async () => {
    const page = await host.client().get('/sandbox');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const nonce = /style-src 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1];
    expect(page.text).toContain(`<style nonce="${nonce ?? '?'}">`);
    expect(page.text).not.toMatch(/<script|style=|onclick=/);
    expect(page.text).toContain('value="FSO KP DEMO"');
  });

  it('plays the bank: the prefilled form credits demo', async () => {
    const answer = await submit('/transfers', {
      method: 'techcombank',
      amount: '100000',
      content: 'FSO KP DEMO',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/sandbox');
    const demo = host.client();
    await demo.login();
    expect((await demo.get('/api/me')).json()).toMatchObject({ credit: 10_500 });
  });

  it('escapes what players wrote', async () => {
    await submit('/transfers', {
      method: 'techcombank',
      amount: '1000',
      content: '<img src=x onerror=alert(1)>',
    });
    const page = await host.client().get('/sandbox');
    expect(page.text).not.toContain('<img');
    expect(page.text).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it.each([
    ['another origin', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['an opaque origin', { Origin: 'null' }],
  ])('refuses a form from %s', async (_, headers) => {
    expect((await submit('/game', { mode: 'down' }, headers)).status).toBe(403);
    const setting = await world.db.selectFrom('sandbox_settings').selectAll().execute();
    expect(setting).toEqual([]);
  });
});

describe('the sandbox’s calls', () => {
  it('GET /sandbox/messages is empty while nothing was sent, and filters by address', async () => {
    // Asks by address: demo, who logged in above, was sent a message about it.
    const sent = () => host.client().get('/sandbox/messages?to=%2B84900000001');
    expect((await sent()).json()).toEqual([]);
    await world.db
      .insertInto('messages')
      .values({ channel: 'sms', recipient: '+84900000001', body: 'Mã: 123456', code: '123456' })
      .execute();
    expect((await sent()).json()).toEqual([
      {
        id: expect.any(String) as string,
        channel: 'sms',
        to: '+84900000001',
        text: 'Mã: 123456',
        links: [],
        code: '123456',
        sentAt: expect.stringMatching(/Z$/) as string,
      },
    ]);
    expect((await host.client().get('/sandbox/messages?to=nobody')).json()).toEqual([]);
  });

  it('POST /sandbox/sms stores the SMS', async () => {
    expect((await world.sandbox('/sms', { from: '0912345678', text: 'MXT demo' })).status).toBe(202);
    expect(await world.db.selectFrom('sandbox_sms').select(['sender', 'body']).execute()).toEqual([
      { sender: '0912345678', body: 'MXT demo' },
    ]);
  });

  it('POST /sandbox/zones/:id opens and closes a zone', async () => {
    expect((await world.sandbox('/zones/2', { state: 'CLOSED' })).json()).toEqual({ id: 2, state: 'CLOSED' });
    const player = (await world.newPlayer(0)).at(host);
    expect((await player.get('/api/zones')).json()).toContainEqual(
      expect.objectContaining({ id: 2, state: 'CLOSED' }),
    );
    expect((await world.sandbox('/zones/2', { state: 'ACTIVE' })).status).toBe(200);
    expect((await world.sandbox('/zones/9', { state: 'ACTIVE' })).status).toBe(404);
  });

  it('POST /sandbox/players/:username recalls KP and sets old balances', async () => {
    const player = await world.newPlayer(1_000);
    await world.sandbox(`/players/${player.username}`, { recall: 1_200 });
    expect(await world.balanceOf(player)).toEqual({ credit: 0, debt: 200 });
    await world.sandbox(`/players/${player.username}`, { leftCoin: 5 });
    await world.sandbox(`/players/${player.username}`, { extpoint4: 7 });
    expect((await player.at(host).get('/api/account-zones')).json()).toMatchObject([
      { zone: { id: 3 }, leftCoin: 5, extpoint0: 0, extpoint4: 7 },
    ]);
    expect((await world.sandbox('/players/nobody_here', { recall: 1 })).status).toBe(404);
  });

  it('POST /sandbox/network fails the next calls, then delays answers', async () => {
    const client = (await world.newPlayer(0)).at(host);
    await world.sandbox('/network', { failNext: 2 });
    const answers = [
      await client.get('/api/me'),
      await client.get('/api/zones'),
      await client.get('/api/me'),
    ];
    expect(tally(answers)).toEqual({ '503': 2, '200': 1 });
    await world.sandbox('/network', { delayMs: 300 });
    const began = performance.now();
    await client.get('/api/me');
    expect(performance.now() - began).toBeGreaterThanOrEqual(295);
    expect((await world.sandbox('/network', {})).json()).toEqual({ delayMs: 0, failNext: 0 });
  });

  it.each([
    ['/game', { mode: 'explode' }, 'mode'],
    ['/zones/1', { state: 'OPEN' }, 'state'],
    ['/zones/x', { state: 'ACTIVE' }, 'id'],
    ['/transfers', { method: 'momo', amount: 0, content: 'x' }, 'amount'],
    ['/transfers', { method: 'momo', amount: 1, content: '' }, 'content'],
    ['/sms', { from: '', text: 'x' }, 'from'],
    ['/network', { delayMs: -1 }, 'delayMs'],
    ['/players/demo', { recall: 0 }, 'recall'],
    ['/players/demo', { gold: 1 }, 'gold'],
  ])('POST /sandbox%s %j is refused for %s', async (path, body, field) => {
    const answer = await world.sandbox(path, body);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.json() as { errors: object }).errors)).toEqual([field]);
  });
});
