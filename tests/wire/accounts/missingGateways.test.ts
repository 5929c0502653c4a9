import { askCode, newEmail, patchProfile } from '../../support/accountCalls';
import type { WireAnswer } from '../../support/wireClient';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(1, { SANDBOX: '0' });

const unavailable = (what: string) => [
  503,
  { statusCode: 503, message: `Hiện chưa gửi được ${what}, xin thử lại sau.` },
];
const told = (answer: WireAnswer) => [answer.status, answer.json()];

describe('without gateways and without the sandbox', () => {
  it('SAFE-11: answers 503 with a message for a code that cannot be sent, and queues none', async () => {
    const player = await world.player();
    await world.pool.query('update players set phone_verified_at = now() where username = $1', [
      player.username,
    ]);
    const answer = await askCode(player, 'confirm.phone_number');
    expect(told(answer)).toEqual(unavailable('tin nhắn SMS'));
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await world.pool.query('select from outbox')).rowCount).toBe(0);
  });

  it('SAFE-11: answers 503 for links by e-mail too, whether an account exists or not', async () => {
    const { username } = await world.player();
    for (const name of [username, 'khong_co_ai']) {
      const visitor = world.visitor();
      const body = { username: name };
      expect(
        told(await visitor.postAsHuman('/reset-password/send-email', 'forgotPasswordFormSubmit', body)),
      ).toEqual(unavailable('email'));
    }
    const remind = { email: 'ai.do@example.com' };
    expect(
      told(await world.visitor().postAsHuman('/recover-username', 'forgotUsernameFormSubmit', remind)),
    ).toEqual(unavailable('email'));
  });

  it('SAFE-11: does not accept an address that no link could verify', async () => {
    const player = await world.player();
    const body = { email: newEmail(), currentPassword: player.password };
    expect(told(await patchProfile(player, body))).toEqual(unavailable('email'));
    expect(told(await player.post('/email-verification/send'))).toEqual(unavailable('email'));
    expect(await player.me()).toMatchObject({ email: null });
  });
});
