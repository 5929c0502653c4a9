import { tokenIn, type Visitor } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(1);

const sessionOf = (visitor: Visitor) => visitor.cookies.get('fs_session') ?? '';

/** A browser in which an attacker has planted a session cookie, and the attacker, who still has that cookie. */
async function plantedBrowser(kind: 'a guest’s' | 'a player’s' | 'a made-up') {
  const attacker = kind === 'a player’s' ? await world.player() : world.visitor();
  if (kind === 'a guest’s') await attacker.csrf();
  if (kind === 'a made-up') attacker.cookies.set('fs_session', 'A'.repeat(43));
  const victim = world.visitor();
  victim.cookies.set('fs_session', sessionOf(attacker));
  await victim.csrf();
  return { attacker, victim, planted: sessionOf(attacker) };
}

const entries: [string, (victim: Visitor) => Promise<{ username: string; status: number }>][] = [
  [
    'a login',
    async (victim) => {
      const { username, password } = await world.player();
      return { username, status: (await victim.login(username, password)).status };
    },
  ],
  [
    'a registration',
    async (victim) => {
      const { phone, password } = await world.player();
      const username = `gan_san_${phone.slice(-4)}`;
      const body = { phone, username, password, passwordConfirm: password };
      return { username, status: (await victim.postAsHuman('/register', 'registerFormSubmit', body)).status };
    },
  ],
];

describe.each(entries)('fixation: %s', (_, enter) => {
  it.each(['a guest’s', 'a player’s', 'a made-up'] as const)(
    'never adopts %s session cookie that was planted before',
    async (kind) => {
      const { attacker, victim, planted } = await plantedBrowser(kind);
      const { username, status } = await enter(victim);
      expect(status).toBe(204);
      expect(sessionOf(victim)).not.toBe(planted);
      expect(await victim.me()).toMatchObject({ username });
      // The planted session gives no access, neither to the victim's account nor to what it gave access to before.
      expect((await attacker.get('/api/me')).status).toBe(401);
      expect((await attacker.get('/api/me', { cookie: `fs_session=${planted}` })).status).toBe(401);
    },
  );
});

it('fixation: signs nobody in by a reset, and invalidates the former cookie on a password change', async () => {
  const player = await world.proven({ email: 'gan.san@example.com' });
  const stranger = world.visitor();
  await stranger.postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', {
    username: player.username,
  });
  const token = tokenIn(await world.message('gan.san@example.com', 2));
  const fresh = { password: 'Mat-khau-2', passwordConfirm: 'Mat-khau-2' };
  expect((await stranger.post('/reset-password', { ...fresh, token })).status).toBe(204);
  expect((await stranger.get('/api/me')).status).toBe(401);

  await player.login(player.username, fresh.password);
  const former = sessionOf(player);
  const change = { currentPassword: fresh.password, password: 'suoibac3', passwordConfirm: 'suoibac3' };
  expect((await player.post('/api/user/change-password', change)).status).toBe(204);
  expect((await player.get('/api/me', { cookie: `fs_session=${former}` })).status).toBe(401);
  expect((await player.get('/api/me')).status).toBe(200);
});
