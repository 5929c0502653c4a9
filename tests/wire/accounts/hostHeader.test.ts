import { newEmail, patchProfile } from '../../support/accountCalls';
import { openAccountWorld, type AccountWorld, type Visitor } from '../../support/accountWorld';
import { rawRequest } from '../../support/rawRequest';
import { validRegistration } from '../../support/registrations';

const EVIL = 'evil.example';
const PUBLIC_URL = 'http://cong.example.vn';

describe.each([
  ['the configured address', { PUBLIC_URL, LOG_LEVEL: 'info' }],
  ["the host's own address where none is configured", {}],
])('links begin with %s, whatever Host a request claims', (_, settings: Record<string, string>) => {
  let world: AccountWorld;
  let ours: string;
  beforeAll(async () => {
    world = await openAccountWorld(1, settings);
    ours = settings['PUBLIC_URL'] ?? world.hosts[0]?.origin ?? '';
  });
  afterAll(() => world.close());

  /** The visitor's request with the attacker's poisoned headers. */
  async function poisoned(visitor: Visitor, method: string, path: string, body: object = {}) {
    if (!visitor.cookies.has('XSRF-TOKEN')) await visitor.csrf();
    const text = JSON.stringify(body);
    const headers = {
      Host: EVIL,
      'X-Forwarded-Host': EVIL,
      'X-Forwarded-For': visitor.address,
      Forwarded: `host=${EVIL}`,
      'X-Original-Host': EVIL,
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
      Cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-XSRF-TOKEN': visitor.cookies.get('XSRF-TOKEN') ?? '',
    };
    const answer = await rawRequest(visitor.origin, method, path, headers, text);
    expect(JSON.stringify([answer.headers, answer.text])).not.toContain(EVIL);
    return answer;
  }

  async function expectOurLinks(to: string, count: number) {
    const { links, text } = await world.message(to, count);
    expect(links).toHaveLength(1);
    for (const link of links) expect(new URL(link).origin).toBe(ours);
    expect(text).not.toContain(EVIL);
  }

  it('REC-4: in the e-mail of a password reset', async () => {
    const email = newEmail();
    const { username } = await world.proven({ email });
    const visitor = world.visitor();
    const gReCaptchaToken = await visitor.solve('forgotPasswordFormSubmit');
    const body = { username, gReCaptchaToken };
    expect((await poisoned(visitor, 'POST', '/reset-password/send-email', body)).status).toBe(204);
    await expectOurLinks(email, 2);
  });

  it('REC-6: in the reminder of usernames', async () => {
    const email = newEmail();
    await world.proven({ email });
    const visitor = world.visitor();
    const gReCaptchaToken = await visitor.solve('forgotUsernameFormSubmit');
    const body = { email, gReCaptchaToken };
    expect((await poisoned(visitor, 'POST', '/recover-username', body)).status).toBe(204);
    await expectOurLinks(email, 2);
  });

  it('ME-6, MAIL-3: in the verification e-mail, the first and a repeated one', async () => {
    const email = newEmail();
    const player = await world.player();
    const body = { email, currentPassword: player.password };
    expect((await poisoned(player, 'PATCH', '/api/user/update-profile', body)).status).toBe(204);
    await expectOurLinks(email, 1);
    expect((await poisoned(player, 'POST', '/email-verification/send')).status).toBe(204);
    await expectOurLinks(email, 2);
  });

  it('REG-6: in the e-mail to a player who registered under a false Host', async () => {
    const visitor = world.visitor();
    const registration = { ...validRegistration, username: 'ten_mien_gia' };
    const gReCaptchaToken = await visitor.solve('registerFormSubmit');
    const answer = await poisoned(visitor, 'POST', '/register', { ...registration, gReCaptchaToken });
    expect(answer.status).toBe(204);
    // The cookie is not set for another domain either.
    expect(answer.headers['set-cookie']?.join()).not.toMatch(/domain=/i);
    expect((await visitor.login(registration.username, registration.password)).status).toBe(204);
    const email = newEmail();
    expect((await patchProfile(visitor, { email, currentPassword: registration.password })).status).toBe(204);
    await expectOurLinks(email, 1);
  });

  it('LOGIN-2: redirects a form post to its page by path alone', async () => {
    const body = 'username=demo&password=Demo%402026';
    const headers = {
      Host: EVIL,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': String(body.length),
    };
    const answer = await rawRequest(world.visitor().origin, 'POST', '/login', headers, body);
    expect([answer.status, answer.headers.location]).toEqual([303, '/login']);
  });
});
