import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examplePortalConfig, paths, type ProblemReportPayload } from '@portal/contract';
import { render } from '@testing-library/react';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { RootBoundary } from '../../../src/app/RootBoundary';
import { bodiesOf } from '../../support/bodiesOf';
import { useFakeHost } from '../../support/fakeHost';
import { createTestStore } from '../../support/renderPortal';

const host = useFakeHost();

const Broken = () => {
  throw new TypeError("Cannot read properties of undefined (reading 'credit')");
};

function renderBroken(config: Partial<typeof examplePortalConfig> = {}) {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <KitThemeProvider>
      <RootBoundary store={createTestStore()} config={{ ...examplePortalConfig, ...config }}>
        <Broken />
      </RootBoundary>
    </KitThemeProvider>,
  );
}

const reports = async () => (await bodiesOf(host, paths.problemReports)) as ProblemReportPayload[];

it('HOST-2: shows a Vietnamese message and a reload button for an error that no other boundary caught', () => {
  renderBroken({ problemReports: false });
  expect(screen.getByRole('alert')).toHaveTextContent('Đã xảy ra lỗi, hãy thử tải lại trang.');
  expect(screen.getByRole('button', { name: 'Tải lại trang' })).toBeEnabled();
  expect(screen.queryByText(/Cannot read/)).not.toBeInTheDocument();
  // HOST-4: this host does not accept reports.
  expect(screen.queryByRole('button', { name: 'Báo lỗi' })).not.toBeInTheDocument();
});

it('sends a report only after the player confirms it', async () => {
  renderBroken();
  await userEvent.click(screen.getByRole('button', { name: 'Báo lỗi' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Không gửi' }));
  expect(await reports()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Báo lỗi' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Gửi báo lỗi' }));
  expect(await screen.findByText('7KQ2M4XA')).toBeInTheDocument();
  expect(await reports()).toMatchObject([{ topic: 'blank' }]);
});

it.each([true, false])(
  'with crash reports %s the error is reported without asking, or not at all',
  async (crashReports) => {
    renderBroken({ crashReports });
    await waitFor(async () => expect(await reports()).toHaveLength(crashReports ? 1 : 0));
    if (crashReports) expect(await reports()).toMatchObject([{ topic: 'crash' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
