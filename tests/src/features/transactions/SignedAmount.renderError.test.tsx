import { screen } from '@testing-library/react';
import { SignedAmount } from '../../../../src/features/transactions/SignedAmount';
import { payFixture } from '../../../fixtures/transactions';
import { set, useFakeHost } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';

jest.mock('../../../../src/features/transactions/SignedAmount', () => ({
  SignedAmount: jest.fn(),
}));

const host = useFakeHost();
afterEach(() => void jest.restoreAllMocks());

it('PAY-8, HOST-2: replaces a row that cannot be rendered by a message, and keeps the others', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(SignedAmount).mockImplementation(({ transaction }) => {
    if (transaction.value === 1) throw new Error();
    return <>20.000 KP</>;
  });
  set(host, { history: [payFixture({ id: 'broken', value: 1 }), payFixture({ id: 'sound' })] });
  renderPortal('/transactions');
  expect(await screen.findByText('Đã xảy ra lỗi, hãy thử tải lại trang.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Lịch sử giao dịch' })).toBeVisible();
  expect(screen.getByText('20.000 KP')).toBeVisible();
});
