import { Dialog } from '@portal/ui-kit';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
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

describe('gives the focus to the main element if the opener is gone', () => {
  const page = (dialog: ReactNode, withOpener = false) => (
    <main tabIndex={-1}>
      {withOpener && <button type="button">Mở</button>}
      {dialog}
    </main>
  );
  const dialog = (open: boolean) => <Dialog open={open} onClose={() => undefined} title="Đổi tên" />;

  it('also after a click on the backdrop, which focuses the container around the dialog', async () => {
    const { rerender } = renderKit(page(dialog(false), true));
    act(() => screen.getByRole('button', { name: 'Mở' }).focus());
    rerender(page(dialog(true), true));
    rerender(page(dialog(true)));
    const container = screen.getByRole('dialog').parentElement as HTMLElement;
    await userEvent.click(container);
    expect(container).toHaveFocus();
    rerender(page(dialog(false)));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('also if it is mounted only while it is open', () => {
    const { rerender } = renderKit(page(null, true));
    const opener = screen.getByRole('button', { name: 'Mở' });
    act(() => opener.focus());
    rerender(page(dialog(true), true));
    rerender(page(null, true));
    expect(opener).toHaveFocus();

    rerender(page(dialog(true), true));
    rerender(page(dialog(true)));
    rerender(page(null));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

it('says what an alertdialog asks as its description, so that it is read out with the title', () => {
  const dialog = (role: 'dialog' | 'alertdialog') => (
    <Dialog open role={role} onClose={() => undefined} title="Nạp 2.000 Xu?">
      Giá 20.000 KP
    </Dialog>
  );
  const { rerender } = renderKit(dialog('alertdialog'));
  expect(screen.getByRole('alertdialog', { name: 'Nạp 2.000 Xu?' })).toHaveAccessibleDescription(
    'Giá 20.000 KP',
  );
  rerender(dialog('dialog'));
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-describedby');
});

it('stays open for a click on the backdrop if that must not close it', async () => {
  const onClose = jest.fn();
  const now = Date.now();
  renderKit(<Dialog open backdropCloses={false} onClose={onClose} title="Mã khôi phục" />);
  jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
  await userEvent.click(screen.getByRole('dialog').parentElement as HTMLElement);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  jest.restoreAllMocks();
});

it('PLAY-10: the outline of a content that scrolls is inside, since the dialog clips what is outside', () => {
  renderKit(
    <Dialog open onClose={() => undefined} title="Đổi tên">
      Nội dung
    </Dialog>,
  );
  const content = screen.getByText('Nội dung');
  const whenFocused = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
    .filter(({ selectorText }) => /^\.[\w-]+:focus-visible$/.test(selectorText))
    .filter(({ selectorText }) => content.matches(selectorText.replace(':focus-visible', '')));
  expect(whenFocused.map(({ style }) => style.cssText)).toEqual(['outline-offset: -2px;']);
});

it('passes its root to a ref, also if it opens later', () => {
  const ref = createRef<HTMLDivElement>();
  const dialog = (open: boolean) => (
    <Dialog ref={ref} open={open} onClose={() => undefined} title="Đổi tên" />
  );
  const { rerender } = renderKit(dialog(false));
  expect(ref.current).toBeNull();
  rerender(dialog(true));
  expect(ref.current).toContainElement(screen.getByRole('dialog'));
});
