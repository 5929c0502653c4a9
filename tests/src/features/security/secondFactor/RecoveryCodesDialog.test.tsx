import { screen, within } from '@testing-library/react';
import { RecoveryCodesDialog } from '../../../../../src/features/security/secondFactor/RecoveryCodesDialog';
import { renderWithStore } from '../../../../support/renderWithStore';
import { createTestStore } from '../../../../support/testStore';

it('SAFE-5: shows codes that are masked, and thus equal, in a replay', () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithStore(
    <RecoveryCodesDialog recoveryCodes={['•••', '•••']} username="demo" open onClose={() => undefined} />,
    createTestStore(),
  );
  const list = screen.getByRole('list', { name: 'Mã khôi phục' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(warned).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});
