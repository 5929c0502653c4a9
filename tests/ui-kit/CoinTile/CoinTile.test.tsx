import { CoinTile, SuccessPanel } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

it("shows another product's picture of coins", () => {
  const tile = { coins: 500, coinName: 'Xu', cost: 5000, selected: false, onSelect: () => undefined };
  const { container } = renderKit(
    <CoinTile {...tile} picture={<img src="/gem.svg" alt="" data-testid="gem" />} />,
  );
  expect(screen.getByTestId('gem')).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeNull();
});

it('shows it in the success panel as well', () => {
  renderKit(
    <SuccessPanel
      title="Đã nạp"
      amount="+500 Xu"
      picture={<img src="/gem.svg" alt="" data-testid="gem" />}
    />,
  );
  expect(screen.getByTestId('gem')).toBeInTheDocument();
});
