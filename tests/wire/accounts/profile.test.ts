import { askCode, newEmail, patchProfile, setEmail } from '../../support/accountCalls';
import { tokenIn } from '../../support/accountWorld';
import { useAccountWorld } from '../../support/useHost';

const world = useAccountWorld(2);

describe('PATCH /api/user/update-profile', () => {
  it('ME-3: sets the names, stores an empty middle name as none, and keeps quotes as text', async () => {
    const player = await world.player();
    const names = { firstName: 'Nam & Bắc', middleName: ' ', lastName: ' Nguyễn "O\'Neil" ' };
    expect((await patchProfile(player, names)).status).toBe(204);
    const raw = await player.get('/api/me');
    expect(raw.headers.get('content-type')).toContain('application/json');
    expect(raw.json()).toMatchObject({
      firstName: 'Nam & Bắc',
      middleName: null,
      lastName: 'Nguyễn "O\'Neil"',
    });
  });

  it.each([
    ['no name', { firstName: '', lastName: 'Nguyễn' }, 'firstName'],
    ['a blank', { firstName: '   ', lastName: 'Nguyễn' }, 'firstName'],
    ['a line break', { firstName: 'Nam\r\nBcc: x@example.com', lastName: 'Nguyễn' }, 'firstName'],
    ['a NUL', { firstName: 'Nam\0', lastName: 'Nguyễn' }, 'firstName'],
    ['markup', { firstName: '<img src=x onerror=alert(1)>', lastName: 'Nguyễn' }, 'firstName'],
    ['turned writing', { firstName: 'Nam', lastName: '\u202Enimda' }, 'lastName'],
    ['too long', { firstName: 'a'.repeat(129), lastName: 'Nguyễn' }, 'firstName'],
    ['a number', { firstName: 7, lastName: 'Nguyễn' }, 'firstName'],
    ['an unknown language', { language: 'en-US' }, 'language'],
    ['two kinds at once', { language: 'vi-VN', email: 'x@example.com' }, ''],
    ['an unknown key', { firstName: 'Nam', lastName: 'Nguyễn', credit: 1_000_000 }, ''],
    ['no object', [], ''],
  ])('%s is refused under its field, and nothing changes', async (_, body, field) => {
    const player = await world.player();
    const before = await player.me();
    const answer = await patchProfile(player, body);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.json() as { errors: object }).errors)).toContain(field);
    expect(await player.me()).toEqual(before);
  });

  it('MAIL-2, MAIL-3: sends a link to a new address, and any of its links verifies it', async () => {
    const player = await world.player();
    const email = newEmail();
    expect((await setEmail(player, email)).status).toBe(204);
    expect(await player.me()).toMatchObject({ email, verifiedAt: null });
    const message = await world.message(email, 1);
    expect(message.links[0]).toContain('/email-verification/');
    expect((await player.post('/email-verification/send')).status).toBe(204);
    const second = await world.message(email, 2);
    const stranger = world.visitor();
    await stranger.csrf();
    const put = (token: string) => stranger.request('PUT', '/email-verification', { body: { token } });
    expect((await put(tokenIn(message))).status).toBe(204);
    expect(await player.me()).toMatchObject({ verifiedAt: expect.any(String) as string });
    expect((await put(tokenIn(message))).status).toBe(204);
    expect((await put(tokenIn(second))).status).toBe(204);
    expect((await player.post('/email-verification/send')).status).toBe(422);
  });

  it('ME-6: changes a verified address only with its code, notifies it, and leaves the new one unverified', async () => {
    const [former, next] = [newEmail(), newEmail()];
    const player = await world.proven({ email: former });
    expect((await patchProfile(player, { email: next })).json()).toMatchObject({
      errors: { securityCode: ['Mã bảo mật không được bỏ trống'] },
    });
    // The same address in different case is not a change and needs no proof.
    expect((await patchProfile(player, { email: former.toUpperCase() })).status).toBe(204);
    await askCode(player, 'confirm.change_email');
    const { code: securityCode = '' } = await world.message(former, 2);
    const wrong = securityCode === '000000' ? '000001' : '000000';
    expect((await patchProfile(player, { email: next, securityCode: wrong })).status).toBe(422);
    expect((await patchProfile(player, { email: next, securityCode })).status).toBe(204);
    expect(await player.me()).toMatchObject({ email: next, verifiedAt: null });
    const told = await world.message(former, 3);
    expect(told.subject).toBe('FS Online: Địa chỉ email đã được đổi');
    expect(told.text).not.toContain(next);
    expect((await world.message(next, 1)).links).toHaveLength(1);
  });
});
