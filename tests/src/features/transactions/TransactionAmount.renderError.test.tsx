import { screen } from '@testing-library/react';
import { TransactionAmount } from '../../../../src/features/transactions/TransactionAmount';
import { payFixture } from '../../../fixtures/transactions';
import { set, useFakeHost } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';

jest.mock('../../../../src/features/transactions/TransactionAmount', () => ({
  TransactionAmount: jest.fn(),
}));

const host = useFakeHost();
afterEach(() => void jest.restoreAllMocks());

it('PAY-8: a row that cannot be rendered leaves the page alive, with a way on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(TransactionAmount).mockImplementation(() => {
    throw new Error();
  });
  set(host, { history: [payFixture()] });
  const portal = renderPortal('/transactions');
  expect(await screen.findByText('Đã xảy ra lỗi, hãy thử tải lại trang.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Lịch sử giao dịch' })).toBeVisible();
  jest.mocked(TransactionAmount).mockImplementation(() => '20.000 KP');
  await portal.user.click(screen.getByRole('button', { name: 'Tải lại' }));
  expect(await screen.findByRole('table')).toBeVisible();
});
