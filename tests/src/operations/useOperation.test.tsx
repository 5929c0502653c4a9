import { act, screen } from '@testing-library/react';
import { useFakeHost } from '../../support/fakeHost';
import { turns } from '../../support/idle';
import { openAndChoose, press } from '../../support/rechargePage';
import { useQuickRechecks } from '../../support/operations';

jest.mock('../../../src/operations/recharge/rechargeThunks', () => {
  throw new Error('The connection was lost.');
});

useFakeHost();
useQuickRechecks();

it('GAME-8: says that nothing was sent only of a recharge, not of the page whose code cannot be loaded', async () => {
  const portal = await openAndChoose();
  await act(() => turns());
  expect(screen.queryByText(/chưa được gửi/)).not.toBeInTheDocument();
  await press(portal);
  expect(await screen.findByText('Giao dịch chưa được gửi, bạn chưa bị trừ KP.')).toBeVisible();
});
