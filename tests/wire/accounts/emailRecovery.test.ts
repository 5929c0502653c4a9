import { setEmail } from '../../support/accountCalls';
import { tokenIn, type Visitor } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';

const PORTAL = 'http://cong.example.vn';

const world = useAccountWorld(2, { PUBLIC_URL: PORTAL, LOG_LEVEL: 'info' });

const BAD_LINK =
  'Đường dẫn của bạn không hợp lệ hoặc đã hết hiệu lực, hãy thử gửi lại yêu cầu nhận mật khẩu mới.';
const fresh = { password: 'Mat-khau-2', passwordConfirm: 'Mat-khau-2' };

let people = 0;
async function playerWithEmail() {
  people += 1;
  const email = `chu${people}@example.com`;
  return { player: await world.proven({ email }), email };
}

const forgot = (visitor: Visitor, username: string) =>
  visitor.postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', { username });

/** Requests a link and waits for the `count`th message to the address. */
async function linkFor(username: string, email: string, count = 2) {
  expect((await forgot(world.visitor(), username)).status).toBe(204);
  return world.message(email, count);
}

const age = (minutes: number) =>
  world.pool.query(`update links set expires_at = expires_at - make_interval(mins => ${minutes})`);

describe('a forgotten password', () => {
  it('REC-4, REC-5: sets a new password by the link and ends every session', async () => {
    const { player, email } = await playerWithEmail();
    const message = await linkFor(player.username, email);
    expect(message).toMatchObject({ channel: 'email', subject: 'FS Online: Đặt lại mật khẩu' });
    expect(message.links).toEqual([
      expect.stringMatching(
        new RegExp(`^${PORTAL}/recovery/forgot-password/[\\w-]{43}$`),
      ) as unknown as string,
    ]);
    const browser = world.visitor();
    const token = tokenIn(message);
    expect((await browser.get(`/reset-password/${token}`)).status).toBe(204);
    expect((await browser.post('/reset-password', { ...fresh, token })).status).toBe(204);
    expect((await player.get('/api/me')).status).toBe(401);
    expect((await world.visitor().login(player.username, player.password)).status).toBe(422);
    expect((await browser.login(player.username, fresh.password)).status).toBe(204);
    expect(await browser.me()).toMatchObject({ lastPasswordChange: expect.any(String) as string });
  });

  it('REC-5: keeps a link valid while it is only opened, and invalidates it once it is used', async () => {
    const { player, email } = await playerWithEmail();
    const token = tokenIn(await linkFor(player.username, email));
    const scanner = world.visitor();
    for (let look = 0; look < 5; look += 1)
      expect((await scanner.get(`/reset-password/${token}`)).status).toBe(204);
    expect((await scanner.post('/reset-password', { ...fresh, token })).status).toBe(204);
    for (const late of [
      await scanner.get(`/reset-password/${token}`),
      await scanner.post('/reset-password', { ...fresh, token }),
    ]) {
      expect(late.status).toBe(422);
      expect(late.json()).toMatchObject({ message: BAD_LINK });
    }
  });

  it('REC-5: refuses a link older than 60 minutes with the text of requirements §8', async () => {
    const { player, email } = await playerWithEmail();
    const token = tokenIn(await linkFor(player.username, email));
    const browser = world.visitor();
    await age(59);
    expect((await browser.get(`/reset-password/${token}`)).status).toBe(204);
    await age(1);
    expect((await browser.get(`/reset-password/${token}`)).json()).toMatchObject({ message: BAD_LINK });
    const late = await browser.post('/reset-password', { ...fresh, token });
    expect([late.status, (late.json() as { message: string }).message]).toEqual([422, BAD_LINK]);
    expect((await world.visitor().login(player.username, player.password)).status).toBe(204);
  });

  it('REC-5: lets one of two tabs that finish the same reset through two hosts win, and refuses the other', async () => {
    const { player, email } = await playerWithEmail();
    const token = tokenIn(await linkFor(player.username, email));
    const tabs = world.hosts.map((host) => world.visitor().at(host));
    await Promise.all(tabs.map((tab) => tab.csrf()));
    const answers = await Promise.all(
      tabs.map((tab, index) => {
        const password = `Mat-khau-${index}`;
        return tab.post('/reset-password', { password, passwordConfirm: password, token });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    const won = answers.findIndex(({ status }) => status === 204);
    expect((await world.visitor().login(player.username, `Mat-khau-${won}`)).status).toBe(204);
  });

  it('refuses links of another kind and made-up links', async () => {
    const { player, email } = await playerWithEmail();
    const reset = tokenIn(await linkFor(player.username, email));
    const browser = world.visitor();
    await browser.csrf();
    const put = await browser.request('PUT', '/email-verification', { body: { token: reset } });
    expect(put.status).toBe(422);
    for (const token of ['x', 'A'.repeat(43), '../../etc', '%00'])
      expect((await browser.get(`/reset-password/${encodeURIComponent(token)}`)).status).toBe(422);
    expect((await browser.get(`/reset-password/${reset}`)).status).toBe(204);
  });

  it('refuses a link that was sent to an address which the account no longer has', async () => {
    const { player, email } = await playerWithEmail();
    const token = tokenIn(await linkFor(player.username, email));
    await world.pool.query('update players set email = $1 where username = $2', [
      `neu-${email}`,
      player.username,
    ]);
    const answer = await world.visitor().post('/reset-password', { ...fresh, token });
    expect(answer.status).toBe(422);
    expect((await world.visitor().login(player.username, player.password)).status).toBe(204);
  });

  it('sends nothing to an unverified address', async () => {
    const player = await world.player();
    await setEmail(player, 'chua@example.com');
    await world.message('chua@example.com', 1);
    await forgot(world.visitor(), player.username);
    await world.settled();
    expect(await world.messages('chua@example.com')).toHaveLength(1);
  });

  it('begins links with the configured address, whatever Host a request claims', async () => {
    const { player, email } = await playerWithEmail();
    const attacker = world.visitor();
    const gReCaptchaToken = await attacker.solve('forgotPasswordFormSubmit');
    await attacker.csrf();
    const body = { username: player.username, gReCaptchaToken };
    const answer = await attacker.request('POST', '/reset-password/send-email', {
      body,
      headers: { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
    });
    expect(answer.status).toBe(204);
    const message = await world.message(email, 2);
    expect(message.text).not.toContain('evil.example');
    expect(message.links[0]).toMatch(new RegExp(`^${PORTAL}/`));
  });
});

describe('a forgotten username', () => {
  const remind = (email: string) =>
    world.visitor().postAsHuman('/recover-username', 'forgotUsernameFormSubmit', { email });

  it('REC-6: sends all names of a verified address to it, whatever the letter case of the request', async () => {
    const email = 'gia.dinh@example.com';
    const one = await world.proven({ email });
    const two = await world.player();
    await setEmail(two, 'Gia.Dinh@Example.com');
    const verify = tokenIn(await world.message('Gia.Dinh@Example.com', 1));
    await two.request('PUT', '/email-verification', { body: { token: verify } });
    expect((await remind('GIA.DINH@example.com')).status).toBe(204);
    const message = await world.message(email, 2);
    expect(message.subject).toBe('FS Online: Tên đăng nhập của bạn');
    expect(message.text).toContain([one.username, two.username].sort().join(', '));
  });

  it('REC-6: answers an unknown address the same way and sends it nothing', async () => {
    expect((await remind('khong.ai@example.com')).status).toBe(204);
    await world.settled();
    expect(await world.messages('khong.ai@example.com')).toEqual([]);
  });

  it.each(['x@example.com\r\nBcc: y@example.com', 'x@example.com, y@example.com', '<x@example.com>', 'x'])(
    'refuses an address that would break a header: %j',
    async (email) => {
      const answer = await remind(email);
      expect(answer.status).toBe(422);
      expect(answer.json()).toMatchObject({ errors: { email: ['Địa chỉ email bạn nhập không hợp lệ'] } });
    },
  );
});
