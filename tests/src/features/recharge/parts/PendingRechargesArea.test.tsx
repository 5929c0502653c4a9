import { screen } from '@testing-library/react';
import type * as followed from '../../../../../src/features/recharge/outcome/usePendingRecharges';
import { payFixture } from '../../../../fixtures/transactions';
import { set, useFakeHost } from '../../../../support/fakeHost';
import { useQuickRechecks } from '../../../../support/operations';
import { chargesSlowly, choose, openAndBuy, PENDING, press } from '../../../../support/rechargePage';
import { renderPortal } from '../../../../support/renderPortal';

const mockFault = { isThere: true };
jest.mock('../../../../../src/features/recharge/outcome/usePendingRecharges', () => {
  const actual = jest.requireActual<typeof followed>(
    '../../../../../src/features/recharge/outcome/usePendingRecharges',
  );
  const usePendingRecharges: typeof actual.usePendingRecharges = (username) => {
    const recharges = actual.usePendingRecharges(username);
    if (mockFault.isThere) throw new TypeError("Cannot read properties of undefined (reading 'metadata')");
    return recharges;
  };
  return { ...actual, usePendingRecharges };
});

const host = useFakeHost();
useQuickRechecks();
beforeEach(() => {
  mockFault.isThere = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('GAME-5: the list of pending recharges fails', () => {
  it('and the player is told of the one just made, until the list can be shown', async () => {
    chargesSlowly(host);
    const { user } = await openAndBuy();
    expect(await screen.findByText(PENDING)).toBeVisible();
    mockFault.isThere = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(screen.getByRole('link', { name: 'Xem biên nhận' })).toBeVisible();
    expect(screen.getAllByText(PENDING)).toHaveLength(1);
  });

  it('and is shown again with the next one', async () => {
    chargesSlowly(host);
    const portal = renderPortal('/recharge');
    await screen.findByRole('button', { name: 'Thử lại' });
    mockFault.isThere = false;
    await choose(portal);
    await press(portal);
    expect(await screen.findByRole('link', { name: 'Xem biên nhận' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
  });

  it('beside the form, and can be loaded again', async () => {
    set(host, { history: [payFixture({ id: 'w', status: 'pending' })] });
    const { user } = renderPortal('/recharge');
    const again = await screen.findByRole('button', { name: 'Thử lại' });
    expect(await screen.findByLabelText('Máy chủ')).toBeVisible();
    mockFault.isThere = false;
    await user.click(again);
    expect(await screen.findByText(PENDING)).toBeVisible();
  });
});
