import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Gift } from '@portal/ui-kit';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { EmptyWithLink } from '../../../src/components/EmptyWithLink';

it('shows a title and a link to another page, and hides its icon from screen readers', () => {
  const { container } = render(
    <MemoryRouter>
      <KitThemeProvider>
        <EmptyWithLink Icon={Gift} title="Chưa có gì" href="/recharge" link="Nạp game" />
      </KitThemeProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText('Chưa có gì')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nạp game' })).toHaveAttribute('href', '/recharge');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('status')).toBeNull();
});
