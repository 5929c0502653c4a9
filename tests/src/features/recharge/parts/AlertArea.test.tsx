import { screen } from '@testing-library/react';
import { useFakeHost } from '../../../../support/fakeHost';
import { useQuickRechecks } from '../../../../support/operations';
import { BOUGHT, openAndChoose, press } from '../../../../support/rechargePage';

useFakeHost();
useQuickRechecks();

it('PLAY-5: announces the success in an existing live region', async () => {
  const portal = await openAndChoose();
  const before = screen.getAllByRole('status');
  await press(portal);
  const success = (await screen.findByText(BOUGHT)).closest<HTMLElement>('[role="status"]')!;
  expect(before).toContain(success);
});
