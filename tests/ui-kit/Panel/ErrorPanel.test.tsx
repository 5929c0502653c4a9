import { ErrorPanel } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

it('API-6: has only its changes read out, so that a retry that begins does not repeat the error', () => {
  renderKit(<ErrorPanel message="Hỏng rồi" onRetry={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveAttribute('aria-atomic', 'false');
});
