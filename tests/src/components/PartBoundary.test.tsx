import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { KitThemeProvider } from '@portal/ui-kit/theme';
import { paths } from '@portal/contract';
import { PartBoundary, type PartBoundaryProps } from '../../../src/components/PartBoundary';
import { lazyComponent, requestFailedChunksAgain } from '../../../src/components/preloadable';
import { closedAccountZoneFixture } from '../../fixtures/zones';
import { asksFor } from '../../support/askedProof';
import { set, useFakeHost } from '../../support/fakeHost';
import { fillField } from '../../support/formControls';
import { fillLogin, openLogin, submit } from '../../support/loginPage';
import { select, submit as submitMigration } from '../../support/migrationPage';
import { useQuickRechecks } from '../../support/operations';
import { answerYes, ask, BOUGHT, openAndChoose } from '../../support/rechargePage';
import { renderPortal } from '../../support/renderPortal';
import { addPortalScript } from '../../support/portalScript';

const mockGone = new Set<string>();
const mockPart = (name: string, actual: () => object): object => {
  if (mockGone.has(name)) throw new Error(`Loading chunk ${name} failed.`);
  return actual();
};
jest.mock('../../../src/features/login/SecondStep', () =>
  mockPart('SecondStep', () => jest.requireActual('../../../src/features/login/SecondStep')),
);
jest.mock('../../../src/features/recharge/recharge.lazy', () =>
  mockPart('recharge', () => jest.requireActual('../../../src/features/recharge/recharge.lazy')),
);
jest.mock('../../../src/features/migration/migration.lazy', () =>
  mockPart('migration', () => jest.requireActual('../../../src/features/migration/migration.lazy')),
);
jest.mock('../../../src/features/payment/parts/OtherAmount', () =>
  mockPart('OtherAmount', () => jest.requireActual('../../../src/features/payment/parts/OtherAmount')),
);
jest.mock('../../../src/forms/AskedProof', () =>
  mockPart('AskedProof', () => jest.requireActual('../../../src/forms/AskedProof')),
);

const host = useFakeHost();
useQuickRechecks();

const FAILED = 'Không hiện được phần này. Hãy kiểm tra mạng rồi thử lại.';

/** The retry of the part that failed, once its chunk can be loaded again. */
async function retryButton(): Promise<HTMLElement> {
  await screen.findByText(FAILED);
  mockGone.clear();
  // As start.tsx does for each error that a boundary has caught.
  requestFailedChunksAgain();
  return screen.getByRole('button', { name: 'Thử lại' });
}

beforeEach(() => {
  mockGone.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => void jest.restoreAllMocks());

describe('API-6: a part that cannot be loaded costs neither the page nor what the player has entered', () => {
  // First, because a page of another test loads the form of the proof as well.
  it('before a recharge: the question, and the proof that the host asks for', async () => {
    host.server.use(asksFor('post', paths.rechargeGame, 'currentPassword'));
    mockGone.add('recharge').add('AskedProof');
    const portal = await openAndChoose();
    await ask(portal);
    // The list of pending recharges is in the same chunk.
    await waitFor(() => expect(screen.getAllByText(FAILED)).toHaveLength(2));
    expect(screen.getByLabelText('Máy chủ')).toHaveValue('2');
    expect(screen.getByRole('radio', { name: /2\.000/ })).toBeChecked();
    mockGone.delete('recharge');
    requestFailedChunksAgain();
    for (const again of screen.getAllByRole('button', { name: 'Thử lại' })) await portal.user.click(again);
    await answerYes(portal);
    await portal.user.click(await retryButton());
    await fillField(portal.user, await screen.findByLabelText('Mật khẩu hiện tại'), 'Demo@2026');
    await ask(portal);
    // The sentence that stands in for the panel gives way to it.
    await waitFor(() => expect(screen.getByText(BOUGHT)).toBeVisible());
  });

  it('at the login: the step after the password', async () => {
    set(host, { me: null });
    host.server.use(asksFor('post', paths.login, 'totpCode'));
    mockGone.add('SecondStep');
    const portal = await openLogin();
    await fillLogin(portal);
    await portal.user.click(await submit());
    await portal.user.click(await retryButton());
    await fillField(portal.user, await screen.findByLabelText('Mã trong ứng dụng xác thực'), '123456');
    await portal.user.click(screen.getByRole('button', { name: 'Xác nhận' }));
    expect(await screen.findByText('Thông tin cá nhân', { selector: 'h1' })).toBeVisible();
  });

  it('before a migration: its question', async () => {
    set(host, { accountZones: [closedAccountZoneFixture()] });
    mockGone.add('migration');
    const { user } = renderPortal('/recharge');
    await user.selectOptions(await select(), '2');
    await user.click(await submitMigration());
    await user.click(await retryButton());
    expect(await screen.findByRole('dialog', { name: 'Xác nhận chuyển số dư' })).toBeVisible();
    expect(await select()).toHaveValue('2');
  });

  it('on /payment: the field for another amount', async () => {
    mockGone.add('OtherAmount');
    const { user } = renderPortal('/payment/bank-transfer');
    await user.click(await screen.findByRole('radio', { name: /^Số khác/ }));
    await screen.findByText(FAILED);
    expect(screen.getByRole('img', { name: 'Mã QR chuyển tiền qua Techcombank' })).toBeVisible();
    await user.click(await retryButton());
    expect(await screen.findByLabelText('Số tiền muốn nạp (đ)')).toBeVisible();
  });
});

/** A part whose rendering fails while `fault.isThere`, beside a field. */
function renderPart(props: Omit<PartBoundaryProps, 'children'> = {}) {
  const fault = { isThere: true };
  const Part = () => {
    if (fault.isThere) throw new TypeError("Cannot read properties of undefined (reading 'credit')");
    return <p>Chi tiết</p>;
  };
  const page = (key: unknown) => (
    <KitThemeProvider>
      <input aria-label="Số tiền" />
      <PartBoundary {...props} resetKey={key}>
        <Part />
      </PartBoundary>
    </KitThemeProvider>
  );
  const { rerender } = render(page(1));
  return { fault, renderWith: (key: unknown) => rerender(page(key)), user: userEvent.setup() };
}

describe('OPS-2: a part that a release has removed', () => {
  it('offers to reload the page, which keeps its values until then', async () => {
    host.server.use(http.head('*/assets/*', () => new HttpResponse(null, { status: 404 })));
    const stop = addPortalScript('/assets/portal.0123456789.js');
    const { user } = renderPart();
    await fillField(user, screen.getByLabelText('Số tiền'), '75000');
    expect(await screen.findByText(/^Trang web vừa được cập nhật/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Số tiền')).toHaveValue('75000');
    await user.click(screen.getByRole('button', { name: 'Tải lại trang' }));
    // jsdom cannot reload, and says so.
    expect(jest.mocked(console.error).mock.calls.flat().map(String)).toContainEqual(
      expect.stringMatching(/navigation/),
    );
    stop();
  });
});

describe('what the player must learn without the part as well', () => {
  it('stands above the error, and gives way to the part', async () => {
    const { fault, user } = renderPart({ vital: 'Đã nạp thành công' });
    expect(screen.getByText('Đã nạp thành công')).toBeVisible();
    fault.isThere = false;
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(screen.getByText('Chi tiết')).toBeVisible();
    expect(screen.queryByText('Đã nạp thành công')).not.toBeInTheDocument();
  });

  it('gives way to the part of the next data', () => {
    const { fault, renderWith } = renderPart({ vital: 'Đã nạp thành công' });
    fault.isThere = false;
    renderWith(2);
    expect(screen.getByText('Chi tiết')).toBeVisible();
    expect(screen.queryByText('Đã nạp thành công')).not.toBeInTheDocument();
  });
});

it('API-6: a part that the player has asked for says that it is loading, and the same part before that does not', async () => {
  const Late = lazyComponent(() => new Promise<never>(() => undefined));
  const page = (asked: boolean) => (
    <KitThemeProvider>
      <PartBoundary asked={asked}>
        <Late />
      </PartBoundary>
    </KitThemeProvider>
  );
  const { rerender } = render(page(false));
  expect(screen.queryByText('Đang tải...')).not.toBeInTheDocument();
  rerender(page(true));
  expect(screen.getByText('Đang tải...')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Đang tải...'));
});
