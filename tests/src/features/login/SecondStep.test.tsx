import { screen, waitFor } from '@testing-library/react';
import { paths } from '@portal/contract';
import { bodiesOf } from '../../../support/bodiesOf';
import { set, useFakeHost } from '../../../support/fakeHost';
import { asksFor } from '../../../support/askedProof';
import { fillField } from '../../../support/formControls';
import { answer, refusal } from '../../../support/handlers';
import { keepWhatIsSpoken } from '../../../support/keepWhatIsSpoken';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
beforeEach(() => set(host, { me: null }));

/** /login after the correct password of a player with a second factor. */
async function atSecondStep() {
  const portal = renderPortal('/login');
  await fillField(portal.user, await screen.findByLabelText('Tên đăng nhập'), 'demo');
  await fillField(portal.user, screen.getByLabelText('Mật khẩu'), 'Demo@2026');
  const submit = screen.getByRole('button', { name: 'Đăng nhập' });
  await waitFor(() => expect(submit).toBeEnabled());
  await portal.user.click(submit);
  await screen.findByLabelText('Mã trong ứng dụng xác thực');
  return portal;
}
const press = async (portal: Awaited<ReturnType<typeof atSecondStep>>, name: string) =>
  portal.user.click(await screen.findByRole('button', { name }));
const loginBodies = () => bodiesOf(host, paths.login);

it('SAFE-5: asks for the code in a single field, and sends it with the login', async () => {
  host.server.use(asksFor('post', paths.login, 'totpCode'));
  const portal = await atSecondStep();
  expect(screen.queryByLabelText('Mật khẩu')).not.toBeInTheDocument();
  const code = screen.getByLabelText('Mã trong ứng dụng xác thực');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveFocus();
  expect(code).toHaveAccessibleDescription('Nhập mã sáu chữ số trong ứng dụng xác thực của bạn.');
  await fillField(portal.user, code, '123 456');
  await press(portal, 'Xác nhận');
  expect(await screen.findByText('Thông tin cá nhân', { selector: 'h1' })).toBeVisible();
  const credentials = { username: 'demo', password: 'Demo@2026', remember: false };
  expect(await loginBodies()).toEqual([credentials, { ...credentials, totpCode: '123456' }]);
});

it('SAFE-5: shows the error of a wrong code under its field, and accepts a recovery code instead', async () => {
  host.server.use(
    answer('post', paths.login, async ({ request }) => {
      const { recoveryCode } = (await request.clone().json()) as { recoveryCode?: string };
      return recoveryCode ? undefined : refusal(422, { errors: { totpCode: ['Mã không đúng.'] } });
    }),
  );
  const portal = await atSecondStep();
  await fillField(portal.user, screen.getByLabelText('Mã trong ứng dụng xác thực'), '000000');
  await press(portal, 'Xác nhận');
  await waitFor(() =>
    expect(screen.getByLabelText('Mã trong ứng dụng xác thực')).toHaveAccessibleDescription(
      /Mã không đúng\.$/,
    ),
  );
  await press(portal, 'Dùng mã khôi phục');
  await fillField(portal.user, await screen.findByLabelText('Mã khôi phục'), '7k2m-q2xd-9v4c-h8tz');
  await press(portal, 'Xác nhận');
  expect(await screen.findByText('Thông tin cá nhân', { selector: 'h1' })).toBeVisible();
  expect((await loginBodies()).at(-1)).toEqual({
    username: 'demo',
    password: 'Demo@2026',
    remember: false,
    recoveryCode: '7k2m-q2xd-9v4c-h8tz',
  });
});

it('SAFE-5: keeps the name, and no secret, when the browser discards the page while the player is in the app', async () => {
  host.server.use(asksFor('post', paths.login, 'totpCode'));
  const portal = await atSecondStep();
  await fillField(portal.user, screen.getByLabelText('Mã trong ứng dụng xác thực'), '123456');
  const kept: object = Object.fromEntries(Object.entries(window.sessionStorage));
  portal.unmount();
  Object.assign(window.sessionStorage, kept);
  renderPortal('/login');
  expect(await screen.findByText(/hãy nhập lại mật khẩu/)).toBeVisible();
  expect(screen.getByLabelText('Tên đăng nhập')).toHaveValue('demo');
  expect(JSON.stringify(kept)).not.toMatch(/Demo@2026|123456/);
});

it('SAFE-5: does not ask for the password again after the step was left', async () => {
  host.server.use(asksFor('post', paths.login, 'totpCode'));
  const portal = await atSecondStep();
  await press(portal, 'Quay lại');
  expect(await screen.findByLabelText('Mật khẩu')).toHaveValue('Demo@2026');
  expect(screen.queryByText(/hãy nhập lại mật khẩu/)).not.toBeInTheDocument();
  expect(window.sessionStorage).toHaveLength(0);
});

it.each([
  ['totpCode', 'password', 'Mã trong ứng dụng xác thực', '000000'],
  ['recoveryCode', 'totpCode', 'Mã khôi phục', '7k2m-q2xd-9v4c-h8tz'],
] as const)('API-5: the step %s shows an error for %s above its field', async (step, under, label, typed) => {
  host.server.use(
    answer('post', paths.login, async ({ request }) => {
      const proof = ((await request.clone().json()) as Record<string, unknown>)[step];
      return refusal(422, { errors: proof ? { [under]: ['Hết hiệu lực.'] } : { totpCode: ['Thiếu mã'] } });
    }),
  );
  const portal = await atSecondStep();
  if (step === 'recoveryCode') await press(portal, 'Dùng mã khôi phục');
  await fillField(portal.user, await screen.findByLabelText(label), typed);
  await press(portal, 'Xác nhận');
  expect(await screen.findByRole('alert')).toHaveTextContent('Hết hiệu lực.');
  expect(screen.getByLabelText(label)).toHaveValue(typed);
});

it('SAFE-5: a player who lost both requests the removal, and completes it later with a code by SMS', async () => {
  const waits = 'Từ 09:00 ngày 24/11/2026 bạn có thể gỡ.';
  let isDue = false;
  host.server.use(
    answer('post', paths.login, async ({ request }) => {
      const { lostFactor, otpNumber } = (await request.clone().json()) as Record<string, unknown>;
      if (otpNumber) return undefined;
      const asked = !lostFactor ? 'totpCode' : isDue ? 'otpNumber' : 'lostFactor';
      return refusal(422, { errors: { [asked]: [waits] } });
    }),
  );
  const portal = await atSecondStep();
  const lose = async () => {
    await press(portal, 'Dùng mã khôi phục');
    await press(portal, 'Tôi không còn cả hai');
    await press(portal, 'Gửi yêu cầu');
  };
  await lose();
  expect(await screen.findByText(waits)).toBeVisible();
  await press(portal, 'Quay lại');
  expect(await screen.findByLabelText('Mật khẩu')).toHaveValue('Demo@2026');
  isDue = true;
  await press(portal, 'Đăng nhập');
  await lose();
  await fillField(portal.user, await screen.findByLabelText('Mã bảo mật'), '123456');
  await press(portal, 'Xác nhận');
  expect(await screen.findByText('Thông tin cá nhân', { selector: 'h1' })).toBeVisible();
  expect((await loginBodies()).at(-1)).toMatchObject({ lostFactor: true, otpNumber: '123456' });
});

it('SAFE-5: says what the host answers to the request, and keeps the focus on the step', async () => {
  const waits = 'Từ 09:00 ngày 24/11/2026 bạn có thể gỡ.';
  host.server.use(
    answer('post', paths.login, async ({ request }) => {
      const { lostFactor } = (await request.clone().json()) as Record<string, unknown>;
      return refusal(422, { errors: { [lostFactor ? 'lostFactor' : 'totpCode']: [waits] } });
    }),
  );
  const portal = await atSecondStep();
  await press(portal, 'Dùng mã khôi phục');
  await press(portal, 'Tôi không còn cả hai');
  expect(await screen.findByText(/bạn phải chờ 72 giờ/)).toHaveFocus();
  const spoken = keepWhatIsSpoken();
  await press(portal, 'Gửi yêu cầu');
  await screen.findByText(waits);
  await waitFor(() => expect(spoken).toEqual([waits]));
  expect(screen.getByText('Xác thực hai lớp')).toHaveFocus();
});

it('SAFE-4: a player whose factor support has removed is asked for the code of an approval by e-mail', async () => {
  host.server.use(
    answer('post', paths.login, async ({ request }) => {
      const { lostFactor, securityCode } = (await request.clone().json()) as Record<string, unknown>;
      if (securityCode) return undefined;
      const asked = lostFactor ? 'securityCode' : 'totpCode';
      return refusal(422, { errors: { [asked]: ['Nhập mã xác nhận đã gửi đến email d•••@example.com.'] } });
    }),
  );
  const portal = await atSecondStep();
  await press(portal, 'Dùng mã khôi phục');
  await press(portal, 'Tôi không còn cả hai');
  await press(portal, 'Gửi yêu cầu');
  await fillField(portal.user, await screen.findByLabelText('Mã bảo mật'), '123456');
  await press(portal, 'Xác nhận');
  expect(await screen.findByText('Thông tin cá nhân', { selector: 'h1' })).toBeVisible();
  expect((await loginBodies()).at(-1)).toMatchObject({ securityCode: '123456' });
});

it.each([
  ['otpNumber', 'totpCode', 'Mã trong ứng dụng xác thực', '000000'],
  ['securityCode', 'recoveryCode', 'Mã khôi phục', '7k2m-q2xd-9v4c-h8tz'],
] as const)(
  'SAFE-4: a host that approves by %s after %s is sent that code',
  async (asked, step, label, typed) => {
    host.server.use(
      answer('post', paths.login, async ({ request }) => {
        const proofs = (await request.clone().json()) as Record<string, unknown>;
        if (proofs[asked]) return undefined;
        return refusal(422, { errors: { [proofs[step] ? asked : 'totpCode']: ['Nhập mã.'] } });
      }),
    );
    const portal = await atSecondStep();
    if (step === 'recoveryCode') await press(portal, 'Dùng mã khôi phục');
    await fillField(portal.user, await screen.findByLabelText(label), typed);
    await press(portal, 'Xác nhận');
    await fillField(portal.user, await screen.findByLabelText('Mã bảo mật'), '123456');
    await press(portal, 'Xác nhận');
    expect(await screen.findByText('Thông tin cá nhân', { selector: 'h1' })).toBeVisible();
  },
);
