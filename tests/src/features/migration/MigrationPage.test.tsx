import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@portal/contract';
import { accountZoneFixture, closedAccountZoneFixture, zoneFixture } from '../../../fixtures/zones';
import { set } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';
import { broken } from '../../../support/answers';
import { ask, LIST, focusWindow, select, submit, useMigrationPage } from '../../../support/migrationPage';

const { host, posts } = useMigrationPage();

describe('MIG-1: the migration page replaces /recharge', () => {
  it('while an account zone is CLOSED, with its title and headline', async () => {
    renderPortal('/recharge');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cập nhật tài khoản' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Đã có phiên bản mới!' })).toBeVisible();
    expect(
      screen.getByText(
        'Máy chủ S0 Cổ Loa đã đóng. Hãy chuyển số dư cũ sang một máy chủ đang mở để tiếp tục nạp game.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(document.title).toContain('Cập nhật tài khoản');
  });

  it('unless all account zones are open', async () => {
    set(host, { accountZones: [accountZoneFixture({ leftCoin: 1 })] });
    renderPortal('/recharge');
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp game' })).toBeVisible();
  });
});

describe('MIG-3: one open zone and a question', () => {
  it('lists only ACTIVE zones, none chosen', async () => {
    renderPortal('/recharge');
    const field = await select();
    expect([...field.options].map(({ text, disabled }) => [text, disabled])).toEqual([
      ['Chọn máy chủ', true],
      ['S1 Thăng Long', false],
      ['S2 Long Thành', false],
    ]);
    expect(field).toHaveAttribute('name', 'zoneId');
    expect(await submit()).toBeDisabled();
  });

  it('HOST-2: does not offer the closed zone itself, which a host may list without a state', async () => {
    const listed = [zoneFixture({ id: 1 }), zoneFixture({ id: 2 }), closedAccountZoneFixture().zone];
    host.state.zones = listed.map((zone) => ({ ...zone, state: null }));
    renderPortal('/recharge');
    const field = await select();
    expect([...field.options].map(({ value }) => value)).toEqual(['', '1', '2']);
  });

  it("asks in the specification's words, and sends nothing on Hủy", async () => {
    const portal = renderPortal('/recharge');
    const dialog = await ask(portal);
    expect(dialog).toHaveTextContent(`Xác nhận chuyển "${LIST}" vào máy chủ S2 Long Thành`);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Hủy' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.here()).toBe('/recharge');
    expect(posts()).toBe(0);
  });

  it('withdraws the question with a message if the chosen zone closes', async () => {
    const portal = renderPortal('/recharge');
    await ask(portal);
    host.state.zones = host.state.zones.map((zone) => (zone.id === 2 ? { ...zone, state: 'CLOSED' } : zone));
    await focusWindow();
    expect(
      await screen.findByText('Máy chủ S2 Long Thành vừa đóng. Hãy chọn một máy chủ khác.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await submit()).toBeDisabled();
    await portal.user.selectOptions(await select(), '1');
    expect(await submit()).toBeEnabled();
    expect(screen.queryByText(/vừa đóng/)).not.toBeInTheDocument();
  });

  it('says that no zone is open, and offers a reload', async () => {
    set(host, { accountZones: [closedAccountZoneFixture()], zones: [zoneFixture({ state: 'CLOSED' })] });
    const portal = renderPortal('/recharge');
    expect(await screen.findByText(/chưa có máy chủ nào đang mở/)).toBeVisible();
    host.state.zones = [zoneFixture()];
    await portal.user.click(screen.getByRole('button', { name: 'Tải lại' }));
    expect(await select()).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('GAME-7: shows an error and a retry without the zones, and polls only what it has read', async () => {
    host.server.use(broken(paths.zones));
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const hasPolled = () => timers.mock.calls.some(([, ms]) => ms === 15_000);
    const portal = renderPortal('/recharge');
    expect(await screen.findByText('Kết nối đến máy chủ bị gián đoạn, xin thử lại sau')).toBeVisible();
    // A poll would have the same alert read again.
    expect(hasPolled()).toBe(false);
    set(host, { accountZones: [closedAccountZoneFixture()] });
    await portal.user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await select()).toBeVisible();
    await waitFor(() => expect(hasPolled()).toBe(true));
  });
});
