import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { AnswerPlaceholder, type AnswerPlaceholderProps } from '../../../src/components/AnswerPlaceholder';

type State = Omit<AnswerPlaceholderProps, 'children' | 'onRetry'>;

const loading: State = { answered: false, error: undefined, busy: true };
const failed: State = { answered: false, error: 'Không kết nối được.', busy: false };
const retrying: State = { ...failed, busy: true };
const answered: State = { answered: true, error: undefined, busy: false };

function renderPlaceholder(first: State) {
  const onRetry = jest.fn();
  const page = (state: State) => (
    <KitThemeProvider>
      <button>Elsewhere</button>
      <section aria-label="Part">
        {state.answered && <p>Answer</p>}
        <AnswerPlaceholder {...state} onRetry={onRetry}>
          <p>Skeleton</p>
        </AnswerPlaceholder>
      </section>
    </KitThemeProvider>
  );
  const { rerender } = render(page(first));
  return { onRetry, show: (state: State) => rerender(page(state)) };
}

const retry = () => screen.getByRole('button', { name: 'Thử lại' });

it('shows a skeleton, then an error, and nothing once there is data', () => {
  const { show } = renderPlaceholder(loading);
  expect(screen.getByText('Skeleton')).toBeVisible();
  show(failed);
  expect(screen.getByRole('alert')).toHaveTextContent('Không kết nối được.');
  expect(screen.queryByText('Skeleton')).toBeNull();
  show(answered);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a skeleton instead of the error of an earlier visit while data is refetched', () => {
  renderPlaceholder(retrying);
  expect(screen.getByText('Skeleton')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the error during a retry, and returns the focus to its button if that fails', async () => {
  const { onRetry, show } = renderPlaceholder(failed);
  await userEvent.click(retry());
  expect(onRetry).toHaveBeenCalledTimes(1);
  show(retrying);
  expect(retry()).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Không kết nối được.');
  // jsdom keeps the focus on a button that becomes disabled; a browser removes it.
  act(() => (document.activeElement as HTMLElement).blur());
  show(failed);
  expect(retry()).toHaveFocus();
});

it('moves the focus to the part of the page with the data', async () => {
  const { show } = renderPlaceholder(failed);
  await userEvent.click(retry());
  show(retrying);
  act(() => (document.activeElement as HTMLElement).blur());
  show(answered);
  expect(screen.getByRole('region', { name: 'Part' })).toHaveFocus();
});

it('does not take the focus from a player who has moved it elsewhere', async () => {
  const { show } = renderPlaceholder(failed);
  await userEvent.click(retry());
  show(retrying);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  show(answered);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
