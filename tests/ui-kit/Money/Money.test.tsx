import { Money } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

it('APP-5: shows KP with its unit', () => {
  renderKit(<Money value={120000} data-testid="money" />);
  expect(screen.getByTestId('money')).toHaveTextContent(/^120\.000 KP$/);
});

it('PAY-5: shows VND as đ', () => {
  renderKit(<Money value="10000" unit="VND" data-testid="money" />);
  expect(screen.getByTestId('money')).toHaveTextContent(/^10\.000 đ$/);
});

it.each([
  [100, '+100 KP'],
  [0, '0 KP'],
  [-100, '−100 KP'],
])('PAY-4: shows a signed %s as %s', (value, text) => {
  renderKit(<Money value={value} signed data-testid="money" />);
  expect(screen.getByTestId('money').textContent.replace(/\s/g, ' ')).toBe(text);
});

it('PLAY-10: breaks a large amount that is too wide, but not its unit', () => {
  renderKit(<Money value={88_888_888} size="large" data-testid="money" />);
  expect(screen.getByTestId('money')).toHaveStyle({ overflowWrap: 'anywhere', whiteSpace: 'normal' });
  expect(screen.getByText('KP')).toHaveStyle({ whiteSpace: 'nowrap' });
});
