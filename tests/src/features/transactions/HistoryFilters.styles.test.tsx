import { render } from '@testing-library/react';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { Filters } from '../../../../src/features/transactions/HistoryFilters.styles';

it('PLAY-10: the row of filters, which clips what is outside, has room for the outline of a focused one', () => {
  const { container } = render(<Filters />, { wrapper: KitThemeProvider });
  const { overflowX, paddingTop, paddingLeft, paddingRight } = getComputedStyle(container.firstElementChild!);
  expect(overflowX).toBe('auto');
  // 2 px of outline, 2 px away.
  for (const room of [paddingTop, paddingLeft, paddingRight])
    expect(parseFloat(room)).toBeGreaterThanOrEqual(4);
});
