import { screen } from '@testing-library/react';
import { examplePortalConfig, unsetPortalConfig, type PortalConfig } from '@portal/contract';
import { ErrorPanel } from '@portal/ui-kit';
import { PortalConfigContext } from '../../../src/lib/PortalConfigContext';
import { WithProblemReports } from '../../../src/problemReport/WithProblemReports';
import { createMockStore, stateAfter } from '../../support/mockStore';
import { renderWithStore } from '../../support/renderWithStore';

const buttonsUnder = (config: PortalConfig) => {
  renderWithStore(
    <PortalConfigContext value={config}>
      <WithProblemReports>
        <ErrorPanel message="Không kết nối được." onRetry={() => undefined} />
      </WithProblemReports>
    </PortalConfigContext>,
    createMockStore(stateAfter()),
  );
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
};

it('an error panel has "Báo lỗi" in its first render, so that no button moves', () =>
  expect(buttonsUnder(examplePortalConfig)).toEqual(['Thử lại', 'Báo lỗi']));

it('HOST-4: an error panel has no "Báo lỗi" if the host accepts no reports', () =>
  expect(buttonsUnder(unsetPortalConfig)).toEqual(['Thử lại']));
