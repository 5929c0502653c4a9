import { render, screen } from '@testing-library/react';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { RootBoundary } from '../../../src/app/RootBoundary';

const Broken = () => {
  throw new TypeError("Cannot read properties of undefined (reading 'credit')");
};

it('HOST-2: what no other boundary caught leaves a Vietnamese sentence and a way on', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <KitThemeProvider>
      <RootBoundary>
        <Broken />
      </RootBoundary>
    </KitThemeProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Đã xảy ra lỗi, hãy thử tải lại trang.');
  expect(screen.getByRole('button', { name: 'Tải lại trang' })).toBeEnabled();
  expect(screen.queryByText(/Cannot read/)).not.toBeInTheDocument();
});
