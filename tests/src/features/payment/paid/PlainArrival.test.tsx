import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { PlainArrival } from '../../../../../src/features/payment/paid/PlainArrival';

const Page = () => {
  const [paid, setPaid] = useState(true);
  return (
    <main tabIndex={-1}>
      {paid && (
        <PlainArrival arrived={{ credited: 10_500, repaid: 0, owed: 0 }} onNewCode={() => setPaid(false)} />
      )}
    </main>
  );
};

it('PLAY-2: passes the focus of its button to the page, once a new code is asked for', async () => {
  render(<Page />, { wrapper: KitThemeProvider });
  expect(screen.getByText(/đã vào tài khoản của bạn/)).toHaveTextContent('+10.500 KP');
  await userEvent.click(screen.getByRole('button', { name: 'Tạo mã mới' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
