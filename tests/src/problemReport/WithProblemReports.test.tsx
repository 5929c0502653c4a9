import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Store } from '@reduxjs/toolkit';
import { examplePortalConfig, unsetPortalConfig, type PortalConfig } from '@portal/contract';
import { ErrorPanel } from '@portal/ui-kit';
import { provideApi } from '../../../src/api/whenApi';
import { requestFailedChunksAgain } from '../../../src/components/preloadable';
import { PortalConfigContext } from '../../../src/lib/PortalConfigContext';
import { WithProblemReports } from '../../../src/problemReport/WithProblemReports';
import { createMockStore, stateAfter } from '../../support/mockStore';
import { renderWithStore } from '../../support/renderWithStore';
import { createTestStore } from '../../support/testStore';

let mockIsLost = true;
jest.mock('../../../src/problemReport/ReportDialog', () => {
  if (mockIsLost) throw new Error('Loading chunk ReportDialog failed.');
  return jest.requireActual<object>('../../../src/problemReport/ReportDialog');
});
afterEach(() => void jest.restoreAllMocks());

const renderUnder = (config: PortalConfig, store: Store = createMockStore(stateAfter())) =>
  renderWithStore(
    <PortalConfigContext value={config}>
      <WithProblemReports>
        <ErrorPanel message="Không kết nối được." onRetry={() => undefined} />
      </WithProblemReports>
    </PortalConfigContext>,
    store,
  );

const buttonsUnder = (config: PortalConfig) => {
  renderUnder(config);
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
};

it('an error panel has "Báo lỗi" in its first render, so that no button moves', () =>
  expect(buttonsUnder(examplePortalConfig)).toEqual(['Thử lại', 'Báo lỗi']));

it('HOST-4: an error panel has no "Báo lỗi" if the host accepts no reports', () =>
  expect(buttonsUnder(unsetPortalConfig)).toEqual(['Thử lại']));

it("API-6: says that its dialog is loading, or could not be loaded, in view, and requests it again with the next tap or 'Thử lại'", async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderUnder(examplePortalConfig, createTestStore());
  const open = () => userEvent.click(screen.getAllByRole('button', { name: 'Báo lỗi' })[0]!);
  await open();
  const failed = 'Không hiện được phần này. Hãy kiểm tra mạng rồi thử lại.';
  const panel = async () => (await screen.findByText(failed)).closest<HTMLElement>('[role="alert"]')!;
  expect(scrolled.mock.contexts).toEqual([await panel()]);
  // As start.tsx does for each error that a boundary has caught.
  requestFailedChunksAgain();
  await open();
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  mockIsLost = false;
  requestFailedChunksAgain();
  let deliver = (): void => undefined;
  provideApi(() => new Promise((resolve) => (deliver = resolve)));
  await userEvent.click(within(await panel()).getByRole('button', { name: 'Thử lại' }));
  expect(screen.getByText('Đang tải...')).toBeVisible();
  deliver();
  expect(await screen.findByRole('dialog', { name: 'Báo lỗi' })).toBeVisible();
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
  expect(screen.queryByText('Đang tải...')).not.toBeInTheDocument();
});
