import { act, render, screen } from '@testing-library/react';
import { useFocusPassedOn } from '../../../src/hooks/useFocusPassedOn';

const Row = ({ busy }: { busy: boolean }) => (
  <div ref={useFocusPassedOn<HTMLDivElement>()}>
    <button type="button" disabled={busy}>
      Thử lại
    </button>
  </div>
);

const page = (row: boolean, busy = false) => (
  <main tabIndex={-1}>
    {row && <Row busy={busy} />}
    <button type="button">Khác</button>
  </main>
);

const button = (name: string) => screen.getByRole('button', { name });

it('passes the focus of a removed control to the container', () => {
  const { rerender } = render(page(true));
  act(() => button('Thử lại').focus());
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('passes on the focus that the browser took from a control because it is busy', () => {
  const { rerender } = render(page(true));
  act(() => button('Thử lại').focus());
  // A browser does this when the button is disabled, unlike jsdom.
  act(() => button('Thử lại').blur());
  rerender(page(true, true));
  rerender(page(false));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves the focus where the player has moved it', () => {
  const { rerender } = render(page(true));
  act(() => button('Thử lại').focus());
  act(() => button('Khác').focus());
  rerender(page(false));
  expect(button('Khác')).toHaveFocus();
});
