import { Dialog } from '@portal/ui-kit';
import { screen } from '@testing-library/react';
import { renderKit } from '../renderKit';

it('hides the page from screen readers only until it begins to close, so that what follows is announced', () => {
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={() => undefined} title="Đổi tên">
      Nội dung
    </Dialog>
  );
  const { container, rerender } = renderKit(dialog(true));
  expect(container).toHaveAttribute('aria-hidden', 'true');
  rerender(dialog(false));
  expect(screen.getByText('Nội dung')).toBeInTheDocument();
  expect(container).not.toHaveAttribute('aria-hidden');
});
