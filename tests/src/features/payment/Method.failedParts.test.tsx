import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { requestFailedChunksAgain } from '../../../../src/components/preloadable';
import type * as paid from '../../../../src/features/payment/paid/TopUpSuccess';
import { topUpFixture } from '../../../fixtures/transactions';
import { userFixture } from '../../../fixtures/users';
import type * as parts from '../../../support/faultyPart';
import { fault } from '../../../support/faultyPart';
import { useFakeHost } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';
import { addPortalScript } from '../../../support/portalScript';

const mockLost = { isEnlargedQr: false };
jest.mock('../../../../src/features/payment/enlarged/EnlargedQr', (): object => {
  if (mockLost.isEnlargedQr) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('../../../../src/features/payment/enlarged/EnlargedQr');
});

jest.mock('../../../../src/features/payment/paid/TopUpSuccess', () => {
  const { TopUpSuccess } = jest.requireActual<typeof paid>(
    '../../../../src/features/payment/paid/TopUpSuccess',
  );
  const support = jest.requireActual<typeof parts>('../../../support/faultyPart');
  return { TopUpSuccess: support.faulty(TopUpSuccess) };
});

const host = useFakeHost();
beforeEach(() => {
  fault.isThere = true;
  mockLost.isEnlargedQr = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

// First, because the other tests load its chunk.
describe('PAY-8: the enlarged code cannot be loaded', () => {
  beforeEach(() => {
    fault.isThere = false;
    mockLost.isEnlargedQr = true;
  });
  const open = () => renderPortal('/payment/bank-transfer?qr=techcombank');
  const FAILED = 'Không hiện được phần này. Hãy kiểm tra mạng rồi thử lại.';

  it('because of a release: only the reload of the page is offered', async () => {
    host.server.use(http.head('*/assets/*', () => new HttpResponse(null, { status: 404 })));
    const stop = addPortalScript('/assets/portal.0123456789.js');
    open();
    expect(await screen.findByRole('button', { name: 'Tải lại trang' })).toBeVisible();
    expect(screen.getByText(/^Trang web vừa được cập nhật/)).toBeVisible();
    expect(screen.queryByText(/kiểm tra mạng/)).not.toBeInTheDocument();
    stop();
  });

  it('PLAY-2: KP that arrive are announced in a region that was there before, and in the code once it can be shown', async () => {
    const { user } = open();
    await screen.findByText(FAILED);
    const before = screen.getAllByRole('status');
    host.state.me = userFixture({ credit: 130_500 });
    const arrived = await screen.findByText('đã vào tài khoản của bạn');
    expect(before).toContain(arrived.closest('[role="status"]'));
    mockLost.isEnlargedQr = false;
    // As start.tsx does for each error that a boundary has caught.
    requestFailedChunksAgain();
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    const sheet = await screen.findByRole('dialog', { name: 'Techcombank' });
    expect(within(sheet).getByText('đã vào tài khoản của bạn')).toBeVisible();
    expect(screen.getAllByText('đã vào tài khoản của bạn')).toHaveLength(1);
  });
});

describe('PLAY-2: KP that arrived are shown even if the panel of the success fails', () => {
  it('beside the rest of the method, with the way to a new code', async () => {
    const { user } = renderPortal('/payment/bank-transfer');
    await user.click(await screen.findByRole('radio', { name: /^100\.000 đ/ }));
    host.state.me = userFixture({ credit: 130_500 });
    host.state.history = [topUpFixture({ id: '999' }), ...host.state.history];
    const status = (await screen.findByText(/đã vào tài khoản của bạn/)).closest('[role="status"]');
    expect(status).toHaveTextContent('+10.500 KP đã vào tài khoản của bạn');
    expect(screen.getByRole('heading', { name: 'Techcombank' })).toBeVisible();
    fault.isThere = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('KP gốc')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Tạo mã mới' }));
    expect(screen.getByRole('img', { name: 'Mã QR chuyển tiền qua Techcombank' })).toBeVisible();
  });

  it('in the enlarged view as well', async () => {
    const { user } = renderPortal('/payment/bank-transfer?qr=techcombank');
    const sheet = await screen.findByRole('dialog', { name: 'Techcombank' });
    await within(sheet).findByText('Đang chờ chuyển khoản…');
    host.state.me = userFixture({ credit: 130_500 });
    expect(await within(sheet).findByText(/đã vào tài khoản của bạn/)).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Tạo mã mới' }));
    expect(await within(sheet).findByRole('img', { name: /Mã QR/ })).toBeVisible();
  });
});
