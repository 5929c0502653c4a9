import type { Passkey } from '@portal/contract';
import { newEmail, patchProfile } from '../../support/accountCalls';
import type { Registration, Visitor } from '../../support/accountWorld';
import { errorsOf, totpCode, withSecondFactor } from '../../support/secondFactors';
import { SoftAuthenticator } from '../../support/softAuthenticator';
import type { WireAnswer } from '../../support/wireClient';
import { useAccountWorld } from '../../support/useHost';

const ORIGIN = 'http://localhost:18080';

const world = useAccountWorld(1, { PUBLIC_URL: ORIGIN, LOG_LEVEL: 'info' });

type Options = { challenge: string };
const optionsOf = (answer: WireAnswer) => answer.json() as Options;
const signInOptions = async (visitor: Visitor) => optionsOf(await visitor.post('/passkey/options', {}));
const signIn = async (visitor: Visitor, device: SoftAuthenticator) =>
  visitor.post('/passkey/sign-in', { passkey: device.get(await signInOptions(visitor)) });
const listOf = async (player: Visitor) => (await player.get('/api/passkeys')).json() as Passkey[];

/** A response under an id that no database can store. */
const withNul = (response: string): string =>
  JSON.stringify({ ...(JSON.parse(response) as object), id: 'a\0b' });

/** A player without a verified channel, and a device with one of the player's passkeys. */
async function withPasskey(
  player: Visitor & Registration,
  device = new SoftAuthenticator({ origin: ORIGIN }),
) {
  const proof = { currentPassword: player.password };
  const options = optionsOf(await player.post('/api/passkeys/options', proof));
  const added = await player.post('/api/passkeys', { passkey: device.create(options) });
  if (added.status !== 204) throw new Error(`Not added: ${added.status} ${added.text}`);
  return { player, device };
}
const newPlayer = async () => withPasskey(await world.player());

describe('adding and removing', () => {
  it('SAFE-1, SAFE-5: asks for a proof to add a passkey, and lists it under its browser', async () => {
    const player = await world.player();
    const asked = await player.post('/api/passkeys/options', {});
    expect([asked.status, Object.keys(errorsOf(asked) ?? {})]).toEqual([422, ['currentPassword']]);
    await withPasskey(player);
    const [passkey] = await listOf(player);
    expect(passkey).toMatchObject({ lastUsedAt: null });
    expect(passkey?.name).not.toBe('');
  });

  it('SAFE-5: accepts a challenge once, from its player alone, with user verification at this origin', async () => {
    const [player, other] = [await world.player(), await world.player()];
    const begin = async () =>
      optionsOf(await player.post('/api/passkeys/options', { currentPassword: player.password }));
    const device = new SoftAuthenticator({ origin: ORIGIN });
    const options = await begin();
    expect((await other.post('/api/passkeys', { passkey: device.create(options) })).status).toBe(422);
    expect((await player.post('/api/passkeys', { passkey: device.create(options) })).status).toBe(204);
    expect((await player.post('/api/passkeys', { passkey: device.create(options) })).status).toBe(422);
    const careless = new SoftAuthenticator({ origin: ORIGIN, verifiesUser: false });
    const elsewhere = new SoftAuthenticator({ origin: 'https://phishing.example' });
    for (const wrong of [careless, elsewhere])
      expect((await player.post('/api/passkeys', { passkey: wrong.create(await begin()) })).status).toBe(422);
    expect(await listOf(player)).toHaveLength(1);
  });

  it('SAFE-2, SAFE-5: refuses to add a passkey with a proof from before a change of a credential', async () => {
    const player = await world.player();
    const proof = { currentPassword: player.password };
    const options = optionsOf(await player.post('/api/passkeys/options', proof));
    const change = { currentPassword: player.password, password: 'Mat-khau-2' };
    expect((await player.post('/api/user/change-password', change)).status).toBe(204);
    const device = new SoftAuthenticator({ origin: ORIGIN });
    expect((await player.post('/api/passkeys', { passkey: device.create(options) })).status).toBe(422);
    expect(await listOf(player)).toEqual([]);
  });

  it('SAFE-1, SAFE-2, SAFE-5: ends the sessions of a removed passkey, which signs nobody in any more', async () => {
    const { player, device } = await newPlayer();
    const visitor = world.visitor();
    expect((await signIn(visitor, device)).status).toBe(204);
    expect(Object.keys(errorsOf(await player.post('/api/passkeys/remove', { id: device.id })) ?? {})).toEqual(
      ['currentPassword'],
    );
    const proven = { id: device.id, currentPassword: player.password };
    expect((await player.post('/api/passkeys/remove', proven)).status).toBe(204);
    expect((await visitor.get('/api/me')).status).toBe(401);
    expect((await signIn(world.visitor(), device)).status).toBe(422);
    expect(await listOf(player)).toEqual([]);
  });
});

it('VAL-3: refuses to remove a passkey whose id no database can store', async () => {
  const { player } = await newPlayer();
  const answer = await player.post('/api/passkeys/remove', { id: 'a\0b', currentPassword: player.password });
  expect([answer.status, Object.keys(errorsOf(answer) ?? {})]).toEqual([422, ['id']]);
});

it.each([
  ['a text that no database can store', ['internal', 'a\0b']],
  ['no texts', [['internal'], { usb: 1 }]],
  ['no list', 'internal'],
])('VAL-3: adds a passkey whose transports are %s', async (_what, transports) => {
  const player = await world.player();
  const options = optionsOf(await player.post('/api/passkeys/options', { currentPassword: player.password }));
  const device = new SoftAuthenticator({ origin: ORIGIN });
  const made = JSON.parse(device.create(options)) as { response: object };
  const passkey = JSON.stringify({ ...made, response: { ...made.response, transports } });
  expect((await player.post('/api/passkeys', { passkey })).status).toBe(204);
  expect((await signIn(world.visitor(), device)).status).toBe(204);
});

it('VAL-3: refuses to add a passkey with a longer id than WebAuthn allows', async () => {
  const player = await world.player();
  const device = new SoftAuthenticator({ origin: ORIGIN, idBytes: 3_000 });
  const options = optionsOf(await player.post('/api/passkeys/options', { currentPassword: player.password }));
  const answer = await player.post('/api/passkeys', { passkey: device.create(options) });
  expect([answer.status, Object.keys(errorsOf(answer) ?? {})]).toEqual([422, ['passkey']]);
});

describe('signing in', () => {
  it('SAFE-5: needs neither name nor password, nor the second factor of the account', async () => {
    const { player, device } = await newPlayer();
    await withSecondFactor(world, player);
    const visitor = world.visitor();
    expect((await signIn(visitor, device)).status).toBe(204);
    expect((await visitor.me())['username']).toBe(player.username);
    expect((await listOf(player))[0]?.lastUsedAt).not.toBeNull();
  });

  it('SAFE-7: works although the account has used up its logins with the password', async () => {
    const { player, device } = await newPlayer();
    await world.pool.query(
      `insert into rate_limits (bucket, window_start, hits)
       values ($1, to_timestamp(floor(extract(epoch from now()) / 900) * 900), 60)`,
      [`logged-in:${player.username}`],
    );
    expect((await world.visitor().login(player.username, player.password)).status).toBe(429);
    expect((await signIn(world.visitor(), device)).status).toBe(204);
  });

  it('SAFE-5: accepts a signature once, within five minutes, and refuses a copy with a lower counter', async () => {
    const { device } = await newPlayer();
    const visitor = world.visitor();
    const passkey = device.get(await signInOptions(visitor));
    expect((await visitor.post('/passkey/sign-in', { passkey })).status).toBe(204);
    expect((await world.visitor().post('/passkey/sign-in', { passkey })).status).toBe(422);

    const late = device.get(await signInOptions(visitor));
    await world.pool.query(`update passkey_challenges set expires_at = now() - interval '1 second'`);
    expect((await visitor.post('/passkey/sign-in', { passkey: late })).status).toBe(422);

    device.counter = 0;
    expect((await signIn(visitor, device)).status).toBe(422);
  });

  it('SAFE-5: answers every fault in the same words', async () => {
    const { player, device } = await newPlayer();
    const visitor = world.visitor();
    const unknown = new SoftAuthenticator({ origin: ORIGIN });
    const proof = optionsOf(await player.post('/api/passkeys/proof', {}));
    const answers = [
      await signIn(visitor, unknown),
      await visitor.post('/passkey/sign-in', { passkey: device.get(proof) }),
      await visitor.post('/passkey/sign-in', { passkey: device.get({ challenge: 'made-up' }) }),
      await visitor.post('/passkey/sign-in', { passkey: '{"id":"a","response":{"clientDataJSON":"AA"}}' }),
      await visitor.post('/passkey/sign-in', { passkey: 'no JSON' }),
      await visitor.post('/passkey/sign-in', { passkey: withNul(device.get(await signInOptions(visitor))) }),
    ];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(422);
  });

  it('SAFE-5: still works after a change of the password', async () => {
    const { player, device } = await newPlayer();
    const change = { currentPassword: player.password, password: 'Mat-khau-2' };
    expect((await player.post('/api/user/change-password', change)).status).toBe(204);
    expect((await signIn(world.visitor(), device)).status).toBe(204);
  });
});

describe('as a proof', () => {
  it('SAFE-1, SAFE-5: proves a change once, but not with a signature made for a sign-in', async () => {
    const { player, device } = await newPlayer();
    const signInSigned = device.get(await signInOptions(world.visitor()));
    expect((await patchProfile(player, { email: newEmail(), passkey: signInSigned })).status).toBe(422);
    const passkey = device.get(optionsOf(await player.post('/api/passkeys/proof', {})));
    expect((await patchProfile(player, { email: newEmail(), passkey })).status).toBe(204);
    expect((await patchProfile(player, { email: newEmail(), passkey })).status).toBe(422);
  });

  it('SAFE-5: is offered only so often, so that no player fills the database with challenges', async () => {
    const { player } = await newPlayer();
    const ask = () => player.post('/api/passkeys/proof', {});
    for (let times = 0; times < 100; times += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it("SAFE-5: another player's passkey proves nothing", async () => {
    const [{ player }, { device }] = [await newPlayer(), await newPlayer()];
    const passkey = device.get(optionsOf(await player.post('/api/passkeys/proof', {})));
    expect((await patchProfile(player, { email: newEmail(), passkey })).status).toBe(422);
  });

  it('SAFE-5: switches the authenticator app off', async () => {
    const { player, device } = await newPlayer();
    const guarded = await withSecondFactor(world, player);
    expect(totpCode(guarded.totpSecret)).toMatch(/^\d{6}$/);
    const passkey = device.get(optionsOf(await player.post('/api/passkeys/proof', {})));
    expect((await player.post('/api/second-factor/remove', { passkey })).status).toBe(204);
  });
});
