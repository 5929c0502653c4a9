import { screen, waitFor, within } from '@testing-library/react';
import { campaignFixture } from '../../../../fixtures/campaigns';
import { broken } from '../../../../support/answers';
import { set, useFakeHost } from '../../../../support/fakeHost';
import { useQuickRechecks } from '../../../../support/operations';
import { openAndChoose, press, rechargeButton } from '../../../../support/rechargePage';
import { renderPortal } from '../../../../support/renderPortal';

const host = useFakeHost();
useQuickRechecks();

const card = () => screen.findByRole('region', { name: 'Tết sum vầy' });

describe('PLAY-9: the campaigns on /recharge', () => {
  it('show the KP missing for the next bonus, and the bonus of each milestone', async () => {
    set(host, { campaigns: [campaignFixture()] });
    renderPortal('/recharge');
    const shown = within(await card());
    expect(shown.getByText('Nạp thêm 38.000 KP vào game để nhận 4.000 KP thưởng.')).toBeVisible();
    expect(shown.getByText('Đã nạp game 12.000 / 50.000 KP')).toBeVisible();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nạp game 10.000 KP · đã nhận+500 KP',
      'Nạp game 50.000 KP+4.000 KP',
      'Nạp game 200.000 KP+20.000 KP',
    ]);
  });

  it('HOST-2: calculate exactly with fractions of KP', async () => {
    set(host, { campaigns: [campaignFixture({ spent: 49_999.6 })] });
    renderPortal('/recharge');
    expect(within(await card()).getByText('Nạp thêm 0,4 KP vào game để nhận 4.000 KP thưởng.')).toBeVisible();
  });

  it('say so when all bonuses were received, or when none are left', async () => {
    const rewarded = campaignFixture().milestones.map((milestone) => ({
      ...milestone,
      rewardedAt: '2026-11-20T02:00:00.000Z',
    }));
    set(host, {
      campaigns: [
        campaignFixture({ spent: 300_000, milestones: rewarded }),
        campaignFixture({ id: 'HE', title: 'Hè rực lửa', usedUp: true }),
      ],
    });
    renderPortal('/recharge');
    expect(within(await card()).getByText('Bạn đã nhận hết phần thưởng của sự kiện này.')).toBeVisible();
    const used = await screen.findByRole('region', { name: 'Hè rực lửa' });
    expect(within(used).getByText('Phần thưởng của sự kiện này đã phát hết.')).toBeVisible();
  });

  it('are refetched after a purchase', async () => {
    set(host, { campaigns: [campaignFixture({ spent: 10_000 })] });
    const portal = await openAndChoose();
    await card();
    set(host, { campaigns: [campaignFixture({ spent: 30_000 })] });
    await press(portal);
    await waitFor(async () => expect(within(await card()).getByText(/^Đã nạp game 30\.000 /)).toBeVisible());
  });

  it.each([{ type: 'top_up' }, { state: 'closed' }])('are hidden if they are %j', async (other) => {
    set(host, { campaigns: [campaignFixture(other), campaignFixture({ id: 'HE', title: 'Hè rực lửa' })] });
    renderPortal('/recharge');
    expect(await screen.findByRole('region', { name: 'Hè rực lửa' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Tết sum vầy' })).toBeNull();
  });

  it.each([
    ['HOST-4: unknown to the host', () => set(host, { campaigns: null })],
    ['not to be read', () => host.server.use(broken('/api/campaigns'))],
  ])('are missing if they are %s', async (_, arrange) => {
    arrange();
    renderPortal('/recharge');
    await rechargeButton();
    expect(screen.queryByRole('region', { name: 'Tết sum vầy' })).toBeNull();
  });
});
