import { render, screen } from '@testing-library/react';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { StatusNotice } from '../../../src/components/StatusRegion';

const Notice = ({ text }: { text: string | false }) => (
  <KitThemeProvider>
    <StatusNotice>{text}</StatusNotice>
  </KitThemeProvider>
);

it('is empty before the notice appears, and stays the only region afterwards', () => {
  const { rerender } = render(<Notice text={false} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  // While empty, the region takes no gap in a grid.
  expect(region).toHaveStyle({ position: 'absolute' });
  rerender(<Notice text="Đã gửi." />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('Đã gửi.');
  expect(region).not.toHaveStyle({ position: 'absolute' });
});
