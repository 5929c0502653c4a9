import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@portal/contract';
import { userFixture } from '../../../../fixtures/users';
import { callsOf, useFakeHost } from '../../../../support/fakeHost';
import { renderPortal } from '../../../../support/renderPortal';

const host = useFakeHost();
const path = '/payment/bank-transfer';
const regionOf = (text: HTMLElement) => text.closest<HTMLElement>('[role="status"]')!;

describe('PLAY-2: the announcement of the wait to a screen reader', () => {
  it('is in an existing region, once and not with each poll, and so is the arrival', async () => {
    const { user } = renderPortal(path);
    const amount = await screen.findByRole('radio', { name: /^100\.000 đ/ });
    const before = screen.getAllByRole('status');
    await user.click(amount);
    const region = regionOf(screen.getByText('Đang chờ chuyển khoản…'));
    expect(before).toContain(region);
    expect(region).toHaveTextContent(/^Đang chờ chuyển khoản… thường dưới 1 phút$/);

    const changes = new MutationObserver(() => undefined);
    changes.observe(region, { subtree: true, childList: true, characterData: true });
    const polls = () => callsOf(host).filter((call) => call === `GET ${paths.me}`).length;
    const polled = polls();
    await waitFor(() => expect(polls()).toBeGreaterThan(polled + 1));
    expect(changes.takeRecords()).toEqual([]);

    host.state.me = userFixture({ credit: 130_500 });
    expect(regionOf(await screen.findByText('đã vào tài khoản của bạn'))).toBe(region);
    expect(within(region).queryByText('Đang chờ chuyển khoản…')).not.toBeInTheDocument();
  });

  it('is in the enlarged view as well', async () => {
    renderPortal(`${path}?qr=techcombank`);
    const sheet = within(await screen.findByRole('dialog', { name: 'Techcombank' }));
    const region = regionOf(sheet.getByText('Đang chờ chuyển khoản…'));
    host.state.me = userFixture({ credit: 130_500 });
    expect(regionOf(await sheet.findByText('đã vào tài khoản của bạn'))).toBe(region);
  });
});
