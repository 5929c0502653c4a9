import { screen } from '@testing-library/react';
import { loadParts } from '../../../../src/components/lazyPart';
import { TransactionTable } from '../../../../src/features/transactions/TransactionTable';
import { topUpFixture } from '../../../fixtures/transactions';
import { createMockStore, stateAfter } from '../../../support/mockStore';
import { renderWithStore } from '../../../support/renderWithStore';

it('PLAY-10: huge amounts may wrap, since enlarged text leaves no line on a phone for one', async () => {
  await loadParts();
  const huge = Number.MAX_SAFE_INTEGER;
  const relatedTransactions = [{ id: '1', type: 'credit.recharge', realValue: huge }];
  renderWithStore(
    <TransactionTable transactions={[topUpFixture({ value: huge, relatedTransactions })]} />,
    createMockStore(stateAfter()),
  );
  for (const text of [/^\+9\.007\.199\.254\.740\.991\sKP$/, /^9\.007\.199\.254\.740\.991\sđ$/]) {
    const amount = screen.getByText(
      (_, element) => element?.tagName === 'SPAN' && text.test(element.textContent),
    );
    expect(getComputedStyle(amount).whiteSpace).not.toBe('nowrap');
  }
});
