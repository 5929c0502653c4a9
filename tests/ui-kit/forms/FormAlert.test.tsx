import { screen } from '@testing-library/react';
import { renderForm } from './renderForm';

it('API-5: renders nothing without a message', () => {
  renderForm({ children: null });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
