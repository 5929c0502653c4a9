import { screen, waitFor } from '@testing-library/react';
import { requestFailedChunksAgain } from '../../../src/components/preloadable';
import { useFakeHost } from '../../support/fakeHost';
import { renderPortal } from '../../support/renderPortal';
import { settingRow } from '../../support/settings';

let mockIsLost = true;
const mockLost = (actual: () => object): object => {
  if (mockIsLost) throw new Error('Loading chunk dialogs failed.');
  return actual();
};
jest.mock('../../../src/features/personalInfo/PersonalInfoModals', () =>
  mockLost(() => jest.requireActual('../../../src/features/personalInfo/PersonalInfoModals')),
);
jest.mock('../../../src/features/security/SecurityModals', () =>
  mockLost(() => jest.requireActual('../../../src/features/security/SecurityModals')),
);
jest.mock('../../../src/features/transactions/receipt/ReceiptDialog', () =>
  mockLost(() => jest.requireActual('../../../src/features/transactions/receipt/ReceiptDialog')),
);

useFakeHost();

const FAILED = 'Không hiện được phần này. Hãy kiểm tra mạng rồi thử lại.';

const logged = () => jest.mocked(console.error).mock.calls.flat().map(String).join();
const scrolledTo = () => jest.mocked(Element.prototype.scrollIntoView).mock.contexts as HTMLElement[];

beforeEach(() => {
  mockIsLost = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Element.prototype, 'scrollIntoView');
});
afterEach(() => void jest.restoreAllMocks());

/** Taps twice: the error of the first tap is scrolled into view; the second one finds the network again. */
async function tapTwice(tap: () => Promise<void>): Promise<void> {
  await tap();
  const error = await screen.findByText(FAILED);
  expect(scrolledTo()).toHaveLength(1);
  expect(scrolledTo()[0]).toContainElement(error);
  mockIsLost = false;
  // As start.tsx does for each error that a boundary has caught.
  requestFailedChunksAgain();
  await tap();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
}

describe('API-6: a dialog that could not be loaded is requested again with each tap that asks for it', () => {
  it.each([
    ['/', /^Họ và tên/],
    ['/security', /^Mật khẩu/],
  ])('on %s, which says nothing of it before the first tap', async (path, row) => {
    const { user } = renderPortal(path);
    await waitFor(() => expect(logged()).toContain('chunk dialogs'));
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    expect(scrolledTo()).toEqual([]);
    requestFailedChunksAgain();
    await tapTwice(async () => user.click(await settingRow(row)));
  });

  it('on /transactions', async () => {
    const { user } = renderPortal('/transactions');
    await tapTwice(async () =>
      user.click(await screen.findByRole('link', { name: 'Xem biên nhận giao dịch 101' })),
    );
  });
});
