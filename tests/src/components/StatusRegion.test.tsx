import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { OutcomeRegion, StatusNotice } from '../../../src/components/StatusRegion';
import { turns } from '../../support/idle';
import { keepWhatIsSpoken } from '../../support/keepWhatIsSpoken';

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

it('an outcome is announced once, in a region that was there before, or as an alert outside it', async () => {
  const spoken = keepWhatIsSpoken();
  const shown = (outcome: ReactNode, isAlert: boolean) => (
    <OutcomeRegion isAlert={isAlert}>{outcome}</OutcomeRegion>
  );
  const { rerender } = render(shown(null, false));
  await act(() => turns());
  rerender(shown(<p>Đang kiểm tra.</p>, false));
  await act(() => turns());
  rerender(shown(<p role="alert">Bị từ chối.</p>, true));
  await act(() => turns());
  expect(spoken).toEqual(['Đang kiểm tra.', 'Bị từ chối.']);
});
