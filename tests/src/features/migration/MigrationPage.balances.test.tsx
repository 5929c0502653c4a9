import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { AccountZone } from '@portal/contract';
import { accountZoneFixture, closedAccountZoneFixture, zoneFixture } from '../../../fixtures/zones';
import { set } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';
import {
  confirm,
  focusWindow,
  refetchAfter,
  select,
  submit,
  SUCCESS,
  useMigrationPage,
  valueOf,
} from '../../../support/migrationPage';

const { host, post } = useMigrationPage();

describe('MIG-2: the old balances, exact', () => {
  const shown = () => [
    valueOf('Xu')?.textContent,
    valueOf('Xu chờ chuyển đổi')?.textContent,
    valueOf('Điểm tích lũy nạp thẻ tháng 11')?.textContent,
  ];

  it.each([
    ['usual', [closedAccountZoneFixture()], ['1.234', '567', '12']],
    ['nothing', [closedAccountZoneFixture({ leftCoin: 0, extpoint0: 0, extpoint4: 0 })], ['0', '0', '0']],
    [
      'less than one coin',
      [closedAccountZoneFixture({ leftCoin: 7, extpoint0: 99, extpoint4: 1 })],
      ['0,07', '0', '1'],
    ],
    ['a fraction stays', [closedAccountZoneFixture({ leftCoin: 123_450 })], ['1.234,5', '567', '12']],
    [
      'as large as a number can be',
      [
        closedAccountZoneFixture({
          leftCoin: 9_007_199_254_740_991,
          extpoint0: 9_007_199_254_740_991,
          extpoint4: 9_007_199_254_740_991,
        }),
      ],
      ['90.071.992.547.409,91', '90.071.992.547.409', '9.007.199.254.740.991'],
    ],
    [
      'several zones: their sum, rounded once; open ones do not count',
      [
        closedAccountZoneFixture({ extpoint0: 50 }),
        closedAccountZoneFixture({ zone: zoneFixture({ id: 4, state: 'CLOSED' }), extpoint0: 50 }),
        accountZoneFixture({ leftCoin: 5_000_000 }),
      ],
      ['2.468', '1', '24'],
    ],
  ])('%s', async (_, accountZones, expected) => {
    set(host, { accountZones });
    renderPortal('/recharge');
    await submit();
    expect(shown()).toEqual(expected);
  });

  it('shows the fraction that rounding removes, and nothing if there is none', async () => {
    const portal = renderPortal('/recharge');
    expect(await screen.findByText('Phần lẻ 0,89 không được chuyển')).toBeVisible();
    portal.unmount();
    set(host, { accountZones: [closedAccountZoneFixture({ extpoint0: 56_700 })] });
    renderPortal('/recharge');
    await submit();
    expect(screen.queryByText(/Phần lẻ/)).not.toBeInTheDocument();
  });
});

describe('MIG-4: balances that wait for the game server', () => {
  const moving = (zone: AccountZone): AccountZone => ({ ...zone, movingTo: zoneFixture() });

  it('are checked until they have arrived', async () => {
    refetchAfter(200);
    post(() => {
      host.state.accountZones = [moving(closedAccountZoneFixture())];
      return HttpResponse.json({ message: 'Đang xử lý.' });
    });
    const portal = renderPortal('/recharge');
    await confirm(portal, '1');
    expect(await screen.findByText('Số dư cũ đang được chuyển vào máy chủ S1 Thăng Long.')).toBeVisible();
    expect(screen.queryByLabelText('Chuyển đến máy chủ')).not.toBeInTheDocument();
    host.state.accountZones = [];
    await focusWindow();
    expect(await screen.findByText(SUCCESS)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nạp game' })).toBeVisible();
  });

  it('are shown after a reload as well, and return if they are refused', async () => {
    set(host, { accountZones: [moving(closedAccountZoneFixture())] });
    renderPortal('/recharge');
    expect(await screen.findByText('Số dư cũ đang được chuyển vào máy chủ S1 Thăng Long.')).toBeVisible();
    host.state.accountZones = [closedAccountZoneFixture()];
    await focusWindow();
    expect(await screen.findByText(/Máy chủ game đã từ chối/)).toBeVisible();
    expect(valueOf('Xu')).toHaveTextContent('1.234');
    expect(await select()).toBeVisible();
  });
});
