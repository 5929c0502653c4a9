import { linkPaths } from '../../../api-host/domain/links';
import { askCode, newEmail, newPhone, patchProfile, setEmail } from '../../support/accountCalls';
import { tokenIn, type AccountWorld, type Visitor } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

const fresh = { password: 'Mat-khau-2', passwordConfirm: 'Mat-khau-2' };
const freshByPhone = { newPassword: 'Mat-khau-3', reNewPassword: 'Mat-khau-3' };
type Player = Awaited<ReturnType<AccountWorld['proven']>>;

const newestResetToken = async (email: string) => {
  const sent = (await world.messages(email)).find(({ links }) =>
    links[0]?.includes(linkPaths['reset.password']),
  );
  if (!sent) throw new Error(`no link for a reset was sent to ${email}`);
  return tokenIn(sent);
};
const newestCode = async (to: string) =>
  (await world.messages(to)).find(({ code }) => code !== undefined)?.code ?? '';

async function resetLink({ username }: Player, email: string) {
  await world.visitor().postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', { username });
  await world.settled();
  return newestResetToken(email);
}
async function resetCode({ username, phone }: Player) {
  await world.sms(phone, `MXT ${username}`);
  await world.settled();
  return newestCode(phone);
}
async function stepUpCode(player: Player, action: string, to: string) {
  await askCode(player, action);
  await world.settled();
  return newestCode(to);
}
const changePassword = (player: Player, visitor: Visitor = player) =>
  visitor.post('/api/user/change-password', { currentPassword: player.password, password: 'suoibac2' });
const resetByCode = ({ username }: Player, otp: string) =>
  world.visitor().post('/reset-password-by-phone', { username, otp, ...freshByPhone });
const resetByLink = (token: string) => world.visitor().post('/reset-password', { ...fresh, token });

/** Each way to change a credential. */
const changes: [string, (player: Player, email: string) => Promise<{ status: number }>][] = [
  ['the password', (player) => changePassword(player)],
  ['a reset by link', async (player, email) => resetByLink(await resetLink(player, email))],
  ['a reset by code', async (player) => resetByCode(player, await resetCode(player))],
  [
    'the address',
    async (player, email) => {
      const securityCode = await stepUpCode(player, 'confirm.change_email', email);
      return patchProfile(player, { email: newEmail(), securityCode });
    },
  ],
  [
    'the phone',
    async (player) => {
      const otpNumber = await stepUpCode(player, 'confirm.phone_number', player.phone);
      const body = { newPhoneNumber: newPhone(), otpNumber };
      return player.postAsHuman('/api/user/update-phone', 'updatePhoneFormSubmit', body);
    },
  ],
];

describe.each(changes)('a changed credential: %s', (_, change) => {
  it('SAFE-2: ends links, codes, other sessions and known browsers, and notifies every verified channel', async () => {
    const email = newEmail();
    const player = await world.proven({ email, phone: true });
    const elsewhere = world.visitor();
    await elsewhere.login(player.username, player.password, true);
    const [link, code] = [await resetLink(player, email), await resetCode(player)];
    await askCode(player, 'confirm.payment');
    await world.settled();
    const sentBefore = (await world.messages(email)).length;

    expect((await change(player, email)).status).toBe(204);
    await world.settled();
    const { rows } = await world.pool.query<Record<string, number>>(
      `select (select count(*) from links l where l.player_id = p.id and l.purpose = 'reset.password') as links,
              (select count(*) from codes c where c.player_id = p.id) as codes,
              (select count(*) from known_browsers b where b.player_id = p.id) as browsers,
              (select count(*) from known_browsers b where b.player_id = p.id and b.trusted_until > now() + interval '2 days') as trusted
         from players p where username = $1`,
      [player.username],
    );
    // The only remaining browser is the one that made the change.
    expect(rows).toEqual([{ links: 0, codes: 0, browsers: 1, trusted: 0 }]);
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    expect((await resetByLink(link)).status).toBe(422);
    expect((await resetByCode(player, code)).status).toBe(422);
    const [told] = (await world.messages(player.phone)).filter(({ code: sent }) => sent === undefined);
    expect(told?.text).toMatch(/vừa được (đổi|đặt lại).*Nếu không phải bạn/);
    const sentSince = (await world.texts(email)).slice(0, -sentBefore);
    expect(sentSince).toContainEqual(
      expect.stringMatching(/vừa được (đổi|đặt lại)[\s\S]*Nếu không phải bạn/),
    );
  });
});

describe('a changed credential', () => {
  it('SAFE-2: keeps the session and the browser that changed it', async () => {
    const email = newEmail();
    const player = await world.proven({ email });
    await player.login(player.username, player.password, true);
    const securityCode = await stepUpCode(player, 'confirm.change_email', email);
    expect((await patchProfile(player, { email: newEmail(), securityCode })).status).toBe(204);
    expect((await player.get('/api/me')).status).toBe(200);
    const { rowCount } = await world.pool.query(
      'select from known_browsers join players on id = player_id where username = $1',
      [player.username],
    );
    expect(rowCount).toBe(1);
  });

  it('SAFE-2: notifies the older channel when a new one is verified', async () => {
    const player = await world.proven({ phone: true });
    const otpNumber = await stepUpCode(player, 'confirm.change_email', player.phone);
    const email = newEmail();
    await patchProfile(player, { email, otpNumber });
    const token = tokenIn(await world.message(email, 1));
    const stranger = world.visitor();
    await stranger.csrf();
    await stranger.request('PUT', '/email-verification', { body: { token } });
    expect(await world.texts(player.phone)).toContainEqual(expect.stringContaining('vừa được xác minh'));
    expect((await player.get('/api/me')).status).toBe(200);
  });

  it('SAFE-2: invalidates verification links from before the change', async () => {
    const player = await world.player();
    const [former, next] = [newEmail(), newEmail()];
    await setEmail(player, former);
    const token = tokenIn(await world.message(former, 1));
    await setEmail(player, next);
    await setEmail(player, former);
    await player.csrf();
    expect((await player.request('PUT', '/email-verification', { body: { token } })).status).toBe(422);
    expect(await player.me()).toMatchObject({ email: former, verifiedAt: null });
  });
});

describe('races', () => {
  const atHost = (player: Visitor, index: number) => {
    const host = world.hosts[index];
    if (!host) throw new Error('two hosts are needed');
    return player.at(host);
  };

  it('SAFE-2: accepts one of two address changes that use one code at once through two hosts', async () => {
    const email = newEmail();
    const player = await world.proven({ email });
    const securityCode = await stepUpCode(player, 'confirm.change_email', email);
    const answers = await Promise.all(
      [0, 1].map((index) => patchProfile(atHost(player, index), { email: newEmail(), securityCode })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  });

  it('SAFE-2: accepts only one of a password change, a reset by link and a reset by code at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = newEmail();
      const player = await world.proven({ email, phone: true });
      const [token, otp] = [await resetLink(player, email), await resetCode(player)];
      const [changed, byLink, byCode] = await Promise.all([
        changePassword(player, atHost(player, 1)),
        resetByLink(token),
        resetByCode(player, otp),
      ]);
      // A reset may end the session before the change looks it up.
      const statuses = [changed.status === 401 ? 422 : changed.status, byLink.status, byCode.status];
      expect(statuses.toSorted()).toEqual([204, 422, 422]);
      const passwords = ['suoibac2', fresh.password, freshByPhone.newPassword];
      const logins = [];
      for (const password of passwords)
        logins.push((await world.visitor().login(player.username, password)).status);
      expect(logins).toEqual(statuses);
    }
  });

  it('SAFE-2: never verifies the new address by a link of the old one opened while the address changes', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await world.player();
      const [former, next] = [newEmail(), newEmail()];
      await setEmail(player, former);
      const token = tokenIn(await world.message(former, 1));
      await Promise.all([
        atHost(player, 1).request('PUT', '/email-verification', { body: { token } }),
        setEmail(player, next),
      ]);
      const me = await player.me();
      expect([former, next]).toContain(me['email']);
      if (me['email'] === next) expect(me).toMatchObject({ verifiedAt: null });
    }
  });
});
