import { screen } from '@testing-library/react';
import { Button } from '@portal/ui-kit';
import { renderKit } from '../renderKit';

const buttons = (busy: boolean) => (
  <div tabIndex={-1} data-testid="dialog">
    <Button busy={busy}>Lưu</Button>
    <input aria-label="Ô khác" />
  </div>
);

const save = () => screen.getByRole('button', { name: 'Lưu' });
/** jsdom keeps the focus on an element that becomes disabled; browsers do not. */
const asBrowsersDo = () => save().blur();

it('returns the focus to a pressed button once it is no longer busy', () => {
  const { rerender } = renderKit(buttons(false));
  save().focus();
  rerender(buttons(true));
  asBrowsersDo();
  rerender(buttons(false));
  expect(save()).toHaveFocus();
});

it('takes the focus back from a dialog that received it, and from nothing else', () => {
  const { rerender } = renderKit(buttons(false));
  save().focus();
  rerender(buttons(true));
  screen.getByTestId('dialog').focus();
  rerender(buttons(false));
  expect(save()).toHaveFocus();
  rerender(buttons(true));
  screen.getByLabelText('Ô khác').focus();
  rerender(buttons(false));
  expect(screen.getByLabelText('Ô khác')).toHaveFocus();
});

it('never takes a focus that the button did not have', () => {
  const { rerender } = renderKit(buttons(false));
  rerender(buttons(true));
  rerender(buttons(false));
  expect(document.body).toHaveFocus();
});
