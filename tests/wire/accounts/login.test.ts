import { dependsOnContent } from '../../support/dependsOnContent';
import type { WireClient } from '../../support/wireClient';
import { useHost } from '../../support/useHost';

const { host } = useHost({ env: { TRUST_PROXY: '1' } });

/** Each test logs in from a different address, so that the rate limits of other tests do not apply. */
let lastAddress = 0;
const fromNewAddress = () => ({ 'X-Forwarded-For': `203.0.113.${(lastAddress += 1)}` });
const loginFrom = (client: WireClient, headers: Record<string, string>, username: string, password: string) =>
  client.post('/login', { username, password }, { headers });

describe('login', () => {
  it('LOGIN-4: answers 204, and /api/me returns the whole User from then on', async () => {
    const client = host.client();
    const guest = await client.get('/api/me');
    expect(guest.status).toBe(401);
    expect(guest.json()).toEqual({
      statusCode: 401,
      message: expect.stringContaining('chưa đăng nhập') as unknown,
    });

    const answer = await client.login();
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect((await client.get('/api/me')).json()).toEqual({
      username: 'demo',
      email: 'demo@example.com',
      phoneNumber: '+84912345678',
      firstName: 'Nam',
      middleName: 'Thành',
      lastName: 'Nguyễn',
      dob: null,
      joinAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as unknown,
      language: 'vi-VN',
      verifiedAt: '2026-01-15T03:00:00.000Z',
      verifiedPhoneAt: '2026-01-15T03:00:00.000Z',
      lastPasswordChange: null,
      mfaEnabled: false,
      credit: 0,
      debtCredit: 0,
      offersDataExport: true,
      deletesAt: null,
      paymentRule: { name: 'never', above: null },
    });
  });

  it('LOGIN-1: accepts the username with spaces around it and with capitals', async () => {
    expect((await host.client().login('  DeMo ')).status).toBe(204);
  });

  it('LOGIN-3: answers a wrong password and an unknown name with the same bytes', async () => {
    const answers = [];
    for (const [username, password] of [
      ['demo', 'Demo@2027'],
      ['nobody_at_all', 'Demo@2026'],
      ['nul\u0000byte', 'Demo@2026'],
      ['Đặng Văn', 'Demo@2026'],
    ] as const) {
      const client = host.client();
      await client.csrf();
      const answer = await loginFrom(client, fromNewAddress(), username, password);
      const headers = [...answer.headers].filter(dependsOnContent);
      answers.push(JSON.stringify([answer.status, headers, answer.text]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^\[422,/);
    expect(answers[0]).toContain('errors');
    expect(answers[0]).toContain('username');
  });

  it('LOGIN-3: takes as long for an unknown name as for a wrong password', async () => {
    const client = host.client();
    const took: Record<string, number[]> = { demo: [], unknown_name: [] };
    await client.csrf();
    for (let round = 0; round < 15; round += 1)
      for (const [username, times] of Object.entries(took)) {
        const start = performance.now();
        await loginFrom(client, fromNewAddress(), username, 'wrong password');
        times.push(performance.now() - start);
      }
    const median = (times: number[] = []) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
    const [known, unknown] = [median(took.demo), median(took.unknown_name)];
    // Without the decoy hash, an unknown name would be answered in a tenth of the time.
    expect(unknown).toBeGreaterThan(known * 0.6);
    expect(unknown).toBeLessThan(known * 1.7);
  });

  it('VAL-3: checks the payload by the contract and refuses unknown keys without echoing them', async () => {
    const client = host.client();
    const short = await client.post('/login', { username: 'abc', password: '' });
    expect(short.status).toBe(422);
    expect(short.json()).toMatchObject({
      statusCode: 422,
      errors: { username: ['Tên đăng nhập phải có ít nhất 4 ký tự.'], password: ['Nhập vào mật khẩu.'] },
    });
    const unknown = await client.post('/login', { username: 'demo', password: 'Demo@2026', admin: true });
    expect([unknown.status, Object.keys((unknown.json() as { errors: object }).errors)]).toEqual([422, ['']]);
    for (const body of ['[]', '"text"', '12', 'null', '{"username":{"$ne":null},"password":["x"]}'])
      expect((await client.post('/login', body)).status).toBe(422);
    for (const body of ['{', '{"username":"demo",', '{"__proto__":{"a":1},"username":"demo"}'])
      expect((await client.post('/login', body)).json()).toMatchObject({ statusCode: 400 });
  });
});
