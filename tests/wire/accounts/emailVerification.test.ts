import type { SignIn } from '@portal/contract';
import { askCode, newEmail, patchProfile, setEmail } from '../../support/accountCalls';
import { tokenIn } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

const BAD_LINK = 'Đường dẫn không hoạt động: đường dẫn không hợp lệ hoặc đã hết hiệu lực.';
const CODE_WRONG = 'Mã bảo mật không đúng hoặc đã hết hiệu lực';

async function playerWithLink() {
  const email = newEmail();
  const player = await world.player();
  await setEmail(player, email);
  const message = await world.message(email, 1);
  return { player, link: message.links[0] ?? '', token: tokenIn(message) };
}

async function verify(token: string, visitor = world.visitor()) {
  if (!visitor.cookies.has('XSRF-TOKEN')) await visitor.csrf();
  return visitor.request('PUT', '/email-verification', { body: { token } });
}

describe('MAIL-2: the link that verifies an address', () => {
  it('still works after mail scanners have opened it', async () => {
    const { player, link, token } = await playerWithLink();
    const path = new URL(link).pathname;
    // Requested as a page by a browser; the host serves the address whether the portal is built or not.
    const asPage = { headers: { Accept: 'text/html' } };
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await world.visitor().request(method, path, asPage)).status).toBe(200);
    expect(await player.me()).toMatchObject({ verifiedAt: null });
    expect((await verify(token)).status).toBe(204);
    expect(await player.me()).toMatchObject({ verifiedAt: expect.any(String) as string });
  });

  it('works for 60 minutes and is then refused with a message', async () => {
    const [young, old] = [await playerWithLink(), await playerWithLink()];
    const age = (minutes: number) =>
      world.pool.query('update links set expires_at = expires_at - make_interval(mins => $1)', [minutes]);
    await age(59);
    expect((await verify(young.token)).status).toBe(204);
    await age(1);
    const late = await verify(old.token);
    expect([late.status, late.json()]).toEqual([422, expect.objectContaining({ message: BAD_LINK })]);
    expect(await old.player.me()).toMatchObject({ verifiedAt: null });
  });

  it('verifies once, and says so to all of 16 attempts at the same moment through two hosts, and to later ones', async () => {
    const { player, token } = await playerWithLink();
    const tabs = Array.from({ length: 16 }, (_, index) => {
      const host = world.hosts[index % 2];
      if (!host) throw new Error('two hosts are needed');
      return world.visitor().at(host);
    });
    await Promise.all(tabs.map((tab) => tab.csrf()));
    const answers = await Promise.all(tabs.map((tab) => verify(token, tab)));
    answers.push(await verify(token));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    const events = (await player.get('/api/sign-ins')).json() as SignIn[];
    expect(events.filter(({ kind }) => kind === 'email-verified')).toHaveLength(1);
  });

  it('is refused once used, after an hour or for an address that the account no longer has verified', async () => {
    const [late, changed] = [await playerWithLink(), await playerWithLink()];
    for (const { token } of [late, changed]) expect((await verify(token)).status).toBe(204);
    await world.pool.query(
      `update links set expires_at = expires_at - interval '60 minutes' where target = $1`,
      [(await late.player.me())['email']],
    );
    await world.pool.query('update players set email_verified_at = null where username = $1', [
      changed.player.username,
    ]);
    for (const { token } of [late, changed]) expect((await verify(token)).status).toBe(422);
  });
});

describe('ME-6: the code that changes an address', () => {
  async function playerWithCode(action: string) {
    const email = newEmail();
    const player = await world.proven({ email });
    expect((await askCode(player, action)).status).toBe(200);
    const { code: securityCode = '' } = await world.message(email, 2);
    return { player, email, securityCode };
  }
  const refusedWith = { errors: { securityCode: [CODE_WRONG] } };

  it('is refused when it is older than 10 minutes', async () => {
    const { player, email, securityCode } = await playerWithCode('confirm.change_email');
    await world.pool.query(`update codes set expires_at = expires_at - interval '10 minutes'`);
    const answer = await patchProfile(player, { email: newEmail(), securityCode });
    expect(answer.json()).toMatchObject(refusedWith);
    expect(await player.me()).toMatchObject({ email });
  });

  it('is refused when it was sent for another purpose', async () => {
    const { player, email, securityCode } = await playerWithCode('confirm.phone_number');
    const answer = await patchProfile(player, { email: newEmail(), securityCode });
    expect(answer.json()).toMatchObject(refusedWith);
    expect(await player.me()).toMatchObject({ email });
  });

  it('is invalid after five wrong attempts, while the account can get a new one', async () => {
    const { player, email, securityCode } = await playerWithCode('confirm.change_email');
    for (let step = 1; step <= 5; step += 1) {
      const wrong = String((Number(securityCode) + step) % 1_000_000).padStart(6, '0');
      expect((await patchProfile(player, { email: newEmail(), securityCode: wrong })).status).toBe(422);
    }
    expect((await patchProfile(player, { email: newEmail(), securityCode })).json()).toMatchObject(
      refusedWith,
    );
    expect(await player.me()).toMatchObject({ email });
    await world.pool.query(`update codes set created_at = created_at - interval '61 seconds'`);
    expect((await askCode(player, 'confirm.change_email')).status).toBe(200);
    const { code } = await world.message(email, 3);
    expect((await patchProfile(player, { email: newEmail(), securityCode: code })).status).toBe(204);
  });
});
