import { signedHeaders } from '../../../api-host/domain/signature';
import { HOTLINE_SECRET } from '../../support/accountWorld';
import { WireClient } from '../../support/wireClient';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

const fresh = { newPassword: 'Mat-khau-2', reNewPassword: 'Mat-khau-2' };
const reset = (username: string, otp: string, visitor = world.visitor()) =>
  visitor.post('/reset-password-by-phone', { username, otp, ...fresh });
const wrongFor = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

/** A player with a verified phone, and the code from the `count`th SMS. */
async function playerWithCode() {
  const player = await world.proven({ phone: true });
  await world.sms(player.phone, `MXT ${player.username}`);
  const { code = '' } = await world.message(player.phone, 2);
  return { player, code };
}

describe('REC-2: the hotline', () => {
  it('verifies the account’s own phone by its PTV, and answers with a code', async () => {
    const player = await world.player();
    expect(await player.me()).toMatchObject({ verifiedPhoneAt: null });
    await world.sms(player.phone, `PTV ${player.username}`);
    const message = await world.message(player.phone, 1);
    expect(message).toMatchObject({ channel: 'sms', code: expect.stringMatching(/^\d{6}$/) as string });
    expect(message.text).toContain(message.code);
    expect(await player.me()).toMatchObject({ verifiedPhoneAt: expect.any(String) as string });
    expect((await reset(player.username, message.code ?? '')).status).toBe(204);
  });

  it('ignores MXT from an unverified phone', async () => {
    const player = await world.player();
    await world.sms(player.phone, `MXT ${player.username}`);
    await world.settled();
    expect(await world.messages(player.phone)).toEqual([]);
    expect(await player.me()).toMatchObject({ verifiedPhoneAt: null });
  });

  it.each(['MXT', 'PTV'])(
    'changes nothing and sends no answer for %s from any other number',
    async (word) => {
      const player = await world.player();
      const stranger = '0999888777';
      await world.sms(stranger, `${word} ${player.username}`);
      await world.sms(stranger, `${word} khong_co_ai`);
      await world.settled();
      expect(await world.messages(stranger)).toEqual([]);
      expect(await world.messages(player.phone)).toEqual([]);
      expect(await player.me()).toMatchObject({ verifiedPhoneAt: null });
      const { rowCount } = await world.pool.query(
        'select from codes join players on id = player_id where username = $1',
        [player.username],
      );
      expect(rowCount).toBe(0);
    },
  );

  it('tolerates what keyboards make of the text, and other spellings of the number', async () => {
    const player = await world.proven({ phone: true });
    const national = player.phone.slice(1);
    const texts: [string, string][] = [
      [`84${national}`, `  mxt   ${player.username.toUpperCase()}. `],
      [`+84 ${national}`, `Mxt: {${player.username}}`],
      [player.phone, `mxt${player.username.replace('newcomer', 'nêwcömẹr')}`],
    ];
    for (const [index, [from, text]] of texts.entries()) {
      expect((await world.sms(from, text)).status).toBe(202);
      expect((await world.message(player.phone, index + 2)).code).toMatch(/^\d{6}$/);
    }
  });

  it('accepts each signed report of its gateway once by id, and refuses all others', async () => {
    const player = await world.proven({ phone: true });
    const report = (body: string, headers: Record<string, string>) =>
      new WireClient(player.origin).request('POST', '/api/hotline-messages', { body, headers, xsrf: false });
    const body = JSON.stringify({ id: 'sms-1', from: player.phone, text: `MXT ${player.username}` });
    const signed = (secret: string, rawBody: string, at = Date.now(), path = '/api/hotline-messages') =>
      signedHeaders(secret, { path, rawBody }, at);
    const good = signed(HOTLINE_SECRET, body);
    const forged = [
      {},
      signed('another-secret-that-is-long-enough', body),
      signed(HOTLINE_SECRET, `${body} `),
      signed(HOTLINE_SECRET, body, Date.now(), '/api/transfer-notices/momo'),
    ];
    for (const headers of forged) expect((await report(body, headers)).status).toBe(401);
    expect((await report(body, signed(HOTLINE_SECRET, body, Date.now() - 302_000))).status).toBe(503);
    expect(await world.messages(player.phone)).toHaveLength(1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(body, good)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(
      new Set(['200 {"status":"taken"}']),
    );
    await world.message(player.phone, 2);
    await world.settled();
    expect(await world.messages(player.phone)).toHaveLength(2);
  });
});

describe('REC-3: a new password by the code', () => {
  it('is set and ends every session', async () => {
    const { player, code } = await playerWithCode();
    expect((await reset(` ${player.username.toUpperCase()}`, code)).status).toBe(204);
    expect((await player.get('/api/me')).status).toBe(401);
    expect((await world.visitor().login(player.username, fresh.newPassword)).status).toBe(204);
  });

  it('is set by one of 64 simultaneous attempts with the same code through two hosts', async () => {
    const { player, code } = await playerWithCode();
    const visitors = Array.from({ length: 64 }, (_, index) => {
      const host = world.hosts[index % 2];
      if (!host) throw new Error('two hosts are needed');
      return world.visitor().at(host);
    });
    await Promise.all(visitors.map((visitor) => visitor.csrf()));
    const answers = await Promise.all(visitors.map((visitor) => reset(player.username, code, visitor)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(63);
  });

  it('is refused after five wrong attempts, even simultaneous ones, while the account stays usable', async () => {
    const { player, code } = await playerWithCode();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => reset(player.username, wrongFor(code, index + 1))),
    );
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ errors: { otp: ['Mã xác thực không hợp lệ'] } });
    expect((await reset(player.username, code)).status).toBe(422);
    expect((await world.visitor().login(player.username, player.password)).status).toBe(204);
    await world.sms(player.phone, `MXT ${player.username}`);
    await world.settled();
    // In addition to the message about the login's new browser (SAFE-4).
    const next = (await world.messages(player.phone)).find(({ code: sent }) => sent !== undefined)?.code;
    expect((await reset(player.username, next ?? '')).status).toBe(204);
  });

  it('is still accepted after four wrong attempts', async () => {
    const { player, code } = await playerWithCode();
    for (let step = 1; step <= 4; step += 1) await reset(player.username, wrongFor(code, step));
    expect((await reset(player.username, code)).status).toBe(204);
  });

  it('is refused with an old code once a new one was sent', async () => {
    const { player, code } = await playerWithCode();
    await world.sms(player.phone, `MXT ${player.username}`);
    const { code: newer = '' } = await world.message(player.phone, 3);
    if (newer !== code) expect((await reset(player.username, code)).status).toBe(422);
    expect((await reset(player.username, newer)).status).toBe(204);
  });

  it('is refused with a code older than 10 minutes', async () => {
    const { player, code } = await playerWithCode();
    await world.pool.query(`update codes set expires_at = expires_at - interval '10 minutes'`);
    expect((await reset(player.username, code)).status).toBe(422);
  });

  it('is refused with a code of another player, purpose or phone', async () => {
    const [one, two] = [await playerWithCode(), await playerWithCode()];
    if (one.code !== two.code) expect((await reset(two.player.username, one.code)).status).toBe(422);

    // Wrong purpose: a step-up code of the same player and phone.
    await two.player.post('/api/security-code/', { action: 'confirm.change_password' });
    const { code: stepUp = '' } = await world.message(two.player.phone, 3);
    if (stepUp !== two.code) expect((await reset(two.player.username, stepUp)).status).toBe(422);

    // Wrong phone: the account has a different one by now.
    await world.pool.query('update players set phone_number = $1 where username = $2', [
      '+84955555555',
      one.player.username,
    ]);
    expect((await reset(one.player.username, one.code)).status).toBe(422);
  });

  it('leaves only a keyed hash of the code stored, and nothing of its message once that was sent', async () => {
    const { player, code } = await playerWithCode();
    const { rows } = await world.pool.query<{ row: string }>(
      'select codes::text as row from codes join players on id = player_id where username = $1',
      [player.username],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(code);
    await world.settled();
    expect((await world.pool.query('select from outbox')).rowCount).toBe(0);
  });

  it('VAL-2: reports malformed fields in the words of requirements §5', async () => {
    const body = { username: 'abc', otp: '12345', newPassword: 'suoibac1', reNewPassword: 'x' };
    const answer = await world.visitor().post('/reset-password-by-phone', body);
    expect(answer.json()).toMatchObject({
      errors: {
        username: ['Tài khoản không hợp lệ'],
        otp: ['Mã xác thực không hợp lệ'],
        reNewPassword: ['Mật khẩu xác nhận không trùng khớp.'],
      },
    });
  });
});
