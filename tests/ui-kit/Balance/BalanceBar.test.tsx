import { BalanceBar } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

it("APP-5: shows a debt as 'Còn nợ' with its amount, and nothing when there is no debt", () => {
  const { rerender } = renderKit(<BalanceBar credit={0} debt={25000} />);
  expect(screen.getByText(/Còn nợ/)).toHaveTextContent('Còn nợ 25.000 KP');
  rerender(<BalanceBar credit={0} debt={0} />);
  expect(screen.queryByText(/Còn nợ/)).not.toBeInTheDocument();
});
