import { act, render } from '@testing-library/react';
import { LazyReportButton } from '../../../src/problemReport/LazyReportButton';

jest.mock('../../../src/problemReport/ReportButton', () => {
  throw new Error('Loading chunk 1 failed.');
});

it('PLAY-11: without a network the button is absent, and what stands around it stays', async () => {
  const { container } = render(
    <p>
      Không kết nối được. <LazyReportButton />
    </p>,
  );
  // Its chunk is asked for, and cannot be had.
  await act(
    () => import('../../../src/problemReport/ReportButton').catch(() => undefined) as Promise<undefined>,
  );
  expect(container).toHaveTextContent('Không kết nối được.');
  expect(container.querySelector('button')).toBeNull();
});
