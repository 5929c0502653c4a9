import { screen, waitFor } from '@testing-library/react';
import { paths } from '@portal/contract';
import { bodiesOf } from '../../../support/bodiesOf';
import { set, useFakeHost } from '../../../support/fakeHost';
import { PROOF, useFakeWorkers } from '../../../support/fakeWorker';
import { enabledButton, fillField } from '../../../support/formControls';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
useFakeWorkers();
beforeEach(() => set(host, { me: null }));

const button = (name: string) => screen.getByRole('button', { name });

describe('/recovery/forgot-username', () => {
  it('REC-6: sends the e-mail address with a bot check, and shows the same note for everyone', async () => {
    const { user } = renderPortal('/recovery/forgot-username');
    const email = await screen.findByLabelText('Địa chỉ email');
    await fillField(user, email, 'sai');
    await user.click(await enabledButton('Gửi yêu cầu'));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Địa chỉ email bạn nhập không hợp lệ'));
    await fillField(user, email, '@example.com');
    await user.click(button('Gửi yêu cầu'));
    expect(
      await screen.findByText(
        'Nếu địa chỉ email khớp với một tài khoản, bạn sẽ nhận được tên đăng nhập trong vài phút. Hãy kiểm tra cả thư rác.',
      ),
    ).toBeVisible();
    expect(await bodiesOf(host, paths.recoverUsername)).toEqual([
      { email: 'sai@example.com', gReCaptchaToken: PROOF },
    ]);
    const challenge = host.requests.find(({ url }) => url.includes('bot-check'));
    expect(challenge?.url).toContain('action=forgotUsernameFormSubmit');
  });
});
