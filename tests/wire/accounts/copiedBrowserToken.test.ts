import { randomBytes } from 'node:crypto';
import { newEmail } from '../../support/accountCalls';
import { tokenIn, type AccountWorld, type Visitor } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(1);

type Player = Awaited<ReturnType<AccountWorld['proven']>>;

const COOKIE = 'fs_device';
const tokensOf = ({ cookies }: Visitor) => (cookies.get(COOKIE) ?? '').split('.');
const signIn = (
  browser: Visitor,
  { username, password }: Pick<Player, 'username' | 'password'>,
  more: { otpNumber?: string; remember?: boolean } = {},
) => browser.post('/login', { username, password, ...more });
const isSignedIn = async (client: Visitor) => (await client.get('/api/me')).status === 200;
const noticesTo = async (to: string) => {
  await world.settled();
  return (await world.messages(to)).filter(({ text }) => text.includes('vừa được đăng nhập'));
};
const codeTo = async (to: string) => {
  await world.settled();
  const sent = (await world.messages(to)).find(({ code }) => code !== undefined);
  return sent?.code ?? '';
};

/** A player whose sign-ins are approved by SMS. */
async function cautious(): Promise<Player> {
  const player = await world.proven({ phone: true });
  await player.request('PUT', '/api/login-approval', { body: { enabled: true } });
  return player;
}

/** Signs in with a code, as often as that is asked for. */
async function signInByCode(browser: Visitor, player: Player, remember: boolean) {
  expect((await signIn(browser, player, { remember })).status).toBe(422);
  const otpNumber = await codeTo(player.phone);
  expect((await signIn(browser, player, { remember, otpNumber })).status).toBe(204);
  await world.pool.query(
    `update codes set created_at = created_at - interval '61 seconds' where purpose = 'approve.login'`,
  );
}

/** Another browser with a copy of this one's token. */
function copied({ cookies }: Visitor): Visitor {
  const elsewhere = world.visitor();
  elsewhere.cookies.set(COOKIE, cookies.get(COOKIE) ?? '');
  return elsewhere;
}

describe('SAFE-4: a copied token of a browser', () => {
  it('is worth nothing at an account that signs in there afterwards', async () => {
    const [attacker, victim] = [await world.player(), await cautious()];
    const shared = world.visitor();
    await signIn(shared, attacker);
    const elsewhere = copied(shared);
    await shared.post('/logout');
    await signInByCode(shared, victim, true);

    const stolen = await signIn(elsewhere, victim);
    expect([stolen.status, stolen.text]).toEqual([422, expect.stringContaining('otpNumber')]);
    await shared.post('/logout');
    expect((await signIn(shared, victim)).status).toBe(204);
  });

  it('is not trusted either where the account was only seen when it was copied', async () => {
    const victim = await cautious();
    const shared = world.visitor();
    await signInByCode(shared, victim, false);
    const elsewhere = copied(shared);
    await shared.post('/logout');
    await signInByCode(shared, victim, true);
    expect((await signIn(elsewhere, victim)).status).toBe(422);
  });

  it('is not trusted either after a reset of the password in that browser', async () => {
    const victim = await cautious();
    const { username, phone } = victim;
    const shared = world.visitor();
    await signInByCode(shared, victim, false);
    const elsewhere = copied(shared);
    await world.sms(phone, `MXT ${username}`);
    const password = 'Mat-khau-3';
    const reset = { username, otp: await codeTo(phone), newPassword: password, reNewPassword: password };
    expect((await shared.post('/reset-password-by-phone', reset)).status).toBe(204);
    expect((await signIn(elsewhere, { username, password })).status).toBe(422);
    expect((await signIn(shared, { username, password })).status).toBe(204);
  });

  it('is noticed at an account that was not known there', async () => {
    const email = newEmail();
    const [attacker, victim] = [await world.player(), await world.proven({ email })];
    const shared = world.visitor();
    await signIn(shared, attacker);
    const elsewhere = copied(shared);
    await signIn(shared, victim);
    await signIn(elsewhere, victim);
    expect(await noticesTo(email)).toHaveLength(2);
  });
});

describe('SAFE-4: a browser', () => {
  it('stays known to all players who take turns there, each by a token of their own', async () => {
    const family = [await cautious(), await cautious()];
    const shared = world.visitor();
    for (const player of family) await signInByCode(shared, player, true);
    const tokens = tokensOf(shared);
    expect(new Set(tokens).size).toBe(2);
    for (const player of [...family, ...family]) {
      await shared.post('/logout');
      expect((await signIn(shared, player, { remember: true })).status).toBe(204);
    }
    expect(new Set(tokensOf(shared))).toEqual(new Set(tokens));
    for (const { phone } of family) expect(await noticesTo(phone)).toHaveLength(1);
  });

  it('keeps only tokens by which some account knows it', async () => {
    const player = await world.player();
    const browser = world.visitor();
    const madeUp = Array.from({ length: 3 }, () => randomBytes(32).toString('base64url'));
    browser.cookies.set(COOKIE, ['x', '', ...madeUp].join('.'));
    await signIn(browser, player);
    const tokens = tokensOf(browser);
    expect(tokens).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    expect(madeUp).not.toContain(tokens[0]);
  });

  it('is not new once it is trusted, and the link of its message still ends all sessions there', async () => {
    const email = newEmail();
    const player = await world.proven({ email });
    const stranger = world.visitor();
    await signIn(stranger, player);
    const second = copied(stranger);
    const [token] = tokensOf(stranger);
    await signIn(stranger, player, { remember: true });
    expect(tokensOf(stranger)).not.toContain(token);
    // Its token was copied before that, so it is another browser now.
    await signIn(second, player);
    const [told, ...others] = (await noticesTo(email)).reverse();
    expect(others).toHaveLength(1);

    const link = told ? tokenIn(told) : '';
    expect((await world.visitor().post('/api/session-link', { token: link })).status).toBe(204);
    expect([await isSignedIn(stranger), await isSignedIn(second)]).toEqual([false, true]);
    await signIn(stranger, player);
    expect(await noticesTo(email)).toHaveLength(3);
  });

  it('stays the browser in which a recharge was proven, and which made a change', async () => {
    const player = await world.player();
    const browser = world.visitor();
    const known = async () => {
      const { rows } = await world.pool.query<{ proven: boolean }>(
        `select b.payment_proven_at is not null as proven from known_browsers b
           join players p on p.id = b.player_id where p.username = $1 order by b.created_at desc`,
        [player.username],
      );
      return rows.map(({ proven }) => proven);
    };
    await signIn(browser, player);
    await world.pool.query(
      `update known_browsers set payment_proven_at = now()
        where token_hash = sha256(convert_to($1, 'utf8'))`,
      tokensOf(browser),
    );
    await signIn(browser, player, { remember: true });
    expect(await known()).toEqual([true, false]);
    const change = { currentPassword: player.password, password: 'suoibac2' };
    expect((await browser.post('/api/user/change-password', change)).status).toBe(204);
    expect(await known()).toEqual([true]);
  });
});
