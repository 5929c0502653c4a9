import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { paths } from '@portal/contract';
import { bodiesOf } from '../../../support/bodiesOf';
import { set, useFakeHost } from '../../../support/fakeHost';
import { PROOF, useFakeWorkers } from '../../../support/fakeWorker';
import { enabledButton, fillField } from '../../../support/formControls';
import { answer } from '../../../support/handlers';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
useFakeWorkers();
beforeEach(() => set(host, { me: null }));

const button = (name: string) => screen.getByRole('button', { name });

describe('/recovery/forgot-password', () => {
  it('REC-4: requires 4 characters, solves the bot check, and shows the same note for everyone', async () => {
    const { user } = renderPortal('/recovery/forgot-password');
    const username = await screen.findByLabelText('Tên đăng nhập');
    await fillField(user, username, 'abc');
    expect(button('Gửi yêu cầu')).toBeDisabled();
    await fillField(user, username, 'd');
    await user.click(await enabledButton('Gửi yêu cầu'));
    expect(
      await screen.findByText(
        'Nếu tên đăng nhập khớp với một tài khoản, bạn sẽ nhận được email đặt lại mật khẩu trong vài phút. Hãy kiểm tra cả thư rác.',
      ),
    ).toBeVisible();
    expect(await bodiesOf(host, paths.sendResetEmail)).toEqual([
      { username: 'abcd', gReCaptchaToken: PROOF },
    ]);
    const challenge = host.requests.find(({ url }) => url.includes('bot-check'));
    expect(challenge?.url).toContain('action=forgotPasswordFormSubmit');
  });

  it('API-6: says how long to wait after a 429, and keeps the username', async () => {
    host.server.use(
      answer('post', paths.sendResetEmail, () =>
        HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '30' } }),
      ),
    );
    const { user } = renderPortal('/recovery/forgot-password');
    await fillField(user, await screen.findByLabelText('Tên đăng nhập'), 'demo');
    await user.click(await enabledButton('Gửi yêu cầu'));
    expect(await screen.findByRole('alert')).toHaveTextContent('30');
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveValue('demo');
  });
});
