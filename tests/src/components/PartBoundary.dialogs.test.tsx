import { screen, waitFor } from '@testing-library/react';
import { requestFailedChunksAgain } from '../../../src/components/preloadable';
import { closedAccountZoneFixture } from '../../fixtures/zones';
import { set, useFakeHost } from '../../support/fakeHost';
import { select, submit } from '../../support/migrationPage';
import { ask, openAndChoose } from '../../support/rechargePage';
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
jest.mock('../../../src/features/payment/enlarged/EnlargedQr', () =>
  mockLost(() => jest.requireActual('../../../src/features/payment/enlarged/EnlargedQr')),
);
jest.mock('../../../src/features/recharge/recharge.lazy', () =>
  mockLost(() => jest.requireActual('../../../src/features/recharge/recharge.lazy')),
);
jest.mock('../../../src/features/migration/migration.lazy', () =>
  mockLost(() => jest.requireActual('../../../src/features/migration/migration.lazy')),
);

const host = useFakeHost();

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

  it('on /payment/bank-transfer: the enlarged code', async () => {
    const { user } = renderPortal('/payment/bank-transfer');
    await tapTwice(async () => user.click((await screen.findAllByRole('button', { name: /^Phóng to/ }))[0]!));
  });

  it('on /recharge: the question of the migration', async () => {
    set(host, { accountZones: [closedAccountZoneFixture()] });
    const { user } = renderPortal('/recharge');
    await user.selectOptions(await select(), '2');
    await tapTwice(async () => user.click(await submit()));
  });

  it('on /recharge: the question of the recharge', async () => {
    const portal = await openAndChoose();
    await ask(portal);
    // The list of pending recharges is in the same chunk.
    await waitFor(() => expect(screen.getAllByText(FAILED)).toHaveLength(2));
    mockIsLost = false;
    requestFailedChunksAgain();
    await ask(portal);
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });
});
