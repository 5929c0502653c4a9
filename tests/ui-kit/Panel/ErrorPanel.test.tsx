import { ErrorPanel } from '@portal/ui-kit';
import { screen, waitFor } from '@testing-library/react';
import { keepWhatIsSpoken } from '../../support/keepWhatIsSpoken';
import { renderKit } from '../renderKit';

it('API-6: has only its changes read out, so that a retry that begins does not repeat the error', () => {
  renderKit(<ErrorPanel message="Hỏng rồi" onRetry={() => undefined} />);
  expect(screen.getByRole('alert')).toHaveAttribute('aria-atomic', 'false');
});

it('API-6: announces again an error with which the retry has failed too, but not when the retry begins', async () => {
  const panel = (busy: boolean) => <ErrorPanel message="Hỏng rồi" onRetry={() => undefined} busy={busy} />;
  const { rerender } = renderKit(panel(false));
  const spoken = keepWhatIsSpoken();
  const announced = () => spoken.filter((text) => text.includes('Hỏng rồi'));
  rerender(panel(true));
  await waitFor(() => expect(spoken).toHaveLength(1));
  expect(announced()).toEqual([]);
  rerender(panel(false));
  await waitFor(() => expect(announced()).toEqual(['Hỏng rồi']));
});
