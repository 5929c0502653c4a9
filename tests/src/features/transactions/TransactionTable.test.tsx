import { screen } from '@testing-library/react';
import { loadParts } from '../../../../src/components/lazyPart';
import { TransactionTable } from '../../../../src/features/transactions/TransactionTable';
import { payFixture, topUpFixture } from '../../../fixtures/transactions';
import { createMockStore, stateAfter } from '../../../support/mockStore';
import { renderWithStore } from '../../../support/renderWithStore';

afterEach(() => jest.restoreAllMocks());

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

it('TX-3: equal details of a transaction are shown as often as it has them', () => {
  const errors = jest.spyOn(console, 'error');
  const bonus = { type: 'credit.bonus', realValue: 500 };
  const relatedTransactions = ['1', '2'].map((id) => ({ id, ...bonus }));
  renderWithStore(
    <TransactionTable transactions={[topUpFixture({ relatedTransactions })]} />,
    createMockStore(stateAfter()),
  );
  expect(screen.getAllByText(/^[^+]+\+500\sKP$/)).toHaveLength(2);
  expect(errors).not.toHaveBeenCalled();
});

it('PLAY-7: names all KP that were refunded for a purchase', () => {
  const relatedTransactions = [20_000, 5_000].map((realValue, at) => ({
    id: String(at),
    type: 'credit.refund',
    realValue,
  }));
  renderWithStore(
    <TransactionTable transactions={[payFixture({ status: 'failed', relatedTransactions })]} />,
    createMockStore(stateAfter()),
  );
  expect(screen.getByText('Game chưa nhận được, 25.000 KP đã được hoàn lại.')).toBeVisible();
});
