import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { Outcome, type OutcomeProps } from '../../../src/components/Outcome';

const renderOutcome = (tone: OutcomeProps['tone']) =>
  render(
    <MemoryRouter>
      <KitThemeProvider>
        <Outcome tone={tone} title="Xong" text="Mời bạn đăng nhập." href="/login" link="Đăng nhập" />
      </KitThemeProvider>
    </MemoryRouter>,
  );

it.each([
  ['success', 'status'],
  ['error', 'alert'],
  ['info', 'status'],
] as const)('announces %s as %s, with a link to the next step', (tone, role) => {
  renderOutcome(tone);
  const outcome = within(screen.getByRole(role));
  expect(outcome.getByText('Xong')).toBeVisible();
  expect(outcome.getByText('Mời bạn đăng nhập.')).toBeVisible();
  expect(outcome.getByRole('link', { name: 'Đăng nhập' })).toHaveAttribute('href', '/login');
});

const page = (done: boolean) => (
  <MemoryRouter>
    <KitThemeProvider>
      {done ? (
        <Outcome tone="success" title="Xong" text="" href="/login" link="Đăng nhập" />
      ) : (
        <button type="button">Xác nhận</button>
      )}
      <button type="button">Khác</button>
    </KitThemeProvider>
  </MemoryRouter>
);

it('takes the focus of the button that it replaces, and no other', () => {
  const { rerender } = render(page(false));
  act(() => screen.getByRole('button', { name: 'Xác nhận' }).focus());
  rerender(page(true));
  expect(screen.getByRole('status')).toHaveFocus();

  rerender(page(false));
  act(() => screen.getByRole('button', { name: 'Khác' }).focus());
  rerender(page(true));
  expect(screen.getByRole('button', { name: 'Khác' })).toHaveFocus();
});
