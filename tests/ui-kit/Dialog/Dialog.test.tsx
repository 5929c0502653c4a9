import { Dialog } from '@portal/ui-kit';
import { act, screen } from '@testing-library/react';
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

it('returns the focus to its opener, and to the main element if the opener is gone', () => {
  const page = (open: boolean, withOpener: boolean) => (
    <main tabIndex={-1}>
      {withOpener && <button type="button">Mở</button>}
      <Dialog open={open} onClose={() => undefined} title="Đổi tên" />
    </main>
  );
  const { rerender } = renderKit(page(false, true));
  const opener = screen.getByRole('button', { name: 'Mở' });
  act(() => opener.focus());
  rerender(page(true, true));
  expect(opener).not.toHaveFocus();
  rerender(page(false, true));
  expect(opener).toHaveFocus();

  rerender(page(true, true));
  rerender(page(true, false));
  rerender(page(false, false));
  expect(screen.getByRole('main')).toHaveFocus();
});
