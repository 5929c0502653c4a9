import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from '../../../../src/app/layouts/AccountMenu';
import { colourModeChosen } from '../../../../src/store/slices/colourMode';
import { signedOut } from '../../../../src/store/slices/session';
import { userFixture } from '../../../fixtures/users';
import { actionNames } from '../../../support/actionNames';
import { useFakeHost } from '../../../support/fakeHost';
import { createApiMockStore, meIs, stateAfter } from '../../../support/mockStore';
import { renderWithStore } from '../../../support/renderWithStore';

useFakeHost();

async function openMenu() {
  const user = userFixture();
  const store = createApiMockStore(stateAfter(meIs(user)));
  renderWithStore(<AccountMenu user={user} />, store);
  await userEvent.click(screen.getByRole('button', { name: /Tài khoản/ }));
  return store;
}

describe('LAY-2: the account menu', () => {
  it('APP-2: dispatches the chosen colour mode', async () => {
    const store = await openMenu();
    await userEvent.click(await screen.findByRole('radio', { name: 'Sáng' }));
    expect(store.getActions()).toContainEqual(colourModeChosen('light'));
  });

  it('LAY-11: logs out', async () => {
    const store = await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đăng xuất' }));
    await waitFor(() =>
      expect(actionNames(store.getActions())).toEqual(['logout pending', 'logout fulfilled', signedOut.type]),
    );
  });
});
