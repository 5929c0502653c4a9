import { screen } from '@testing-library/react';
import { unsetPortalConfig } from '@portal/contract';
import { set, useFakeHost } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';

const host = useFakeHost();
beforeEach(() => set(host, { me: null }));

describe('/recovery', () => {
  it('REC-1: shows the title, two cards with links, and a link for a forgotten username', async () => {
    renderPortal('/recovery');
    expect(await screen.findByRole('heading', { name: 'Khôi phục mật khẩu' })).toBeVisible();
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf(/Dùng số điện thoại đã đăng ký/)).toBe('/recovery/forgot-password-by-phone');
    expect(hrefOf(/Dùng email/)).toBe('/recovery/forgot-password');
    expect(hrefOf(/Quên tên đăng nhập/)).toBe('/recovery/forgot-username');
  });

  it('REC-2: shows MXT, PTV and the two hotlines', async () => {
    renderPortal('/recovery');
    const card = await screen.findByRole('link', { name: /Dùng số điện thoại/ });
    for (const part of ['MXT', 'PTV', '0900 000 001', '0900 000 002']) expect(card).toHaveTextContent(part);
  });

  it('HOST-5: refers to support instead of a hotline if the deployment has none', async () => {
    renderPortal('/recovery', { config: unsetPortalConfig });
    const card = await screen.findByRole('link', { name: /Dùng số điện thoại/ });
    expect(card).not.toHaveTextContent(/tổng đài|MXT|\d{4}/i);
    expect(card).toHaveTextContent('Hỗ trợ sẽ hướng dẫn bạn nhận mã.');
  });
});
