import { screen, waitFor } from '@testing-library/react';
import { provideApi } from '../../../src/api/whenApi';
import { pagesAt } from '../../../src/app/pagesAt';
import { needsApi } from '../../../src/app/preloadPath';
import { addressOf, earlyPages, flatten, routes } from '../../../src/app/routes';
import { createEarlyTestStore, openEarlyTestStore } from '../../support/earlyStore';
import { callsOf, set, useFakeHost } from '../../support/fakeHost';
import { useFakeWorkers } from '../../support/fakeWorker';
import { enabledButton, fillField } from '../../support/formControls';
import { useBusyBrowser } from '../../support/idle';
import { useNoTabs } from '../../support/withoutTabs';
import { renderPortal } from '../../support/renderPortal';

const host = useFakeHost();
useFakeWorkers();
// Otherwise the stream of money events would start, and outlive the tests.
useBusyBrowser();
useNoTabs();
beforeEach(() => set(host, { me: null }));
afterEach(() => provideApi(() => Promise.resolve()));

const early = flatten([...routes.guest, ...routes.open])
  .filter(({ page }) => page !== undefined && earlyPages.includes(page))
  .flatMap((row) => addressOf(row) ?? []);

it('every early page has an address', () => {
  expect(early.flatMap(pagesAt).sort()).toEqual([...earlyPages].sort());
});

it.each(early)('%s is shown without the API', async (path) => {
  expect(needsApi(path)).toBe(false);
  const store = createEarlyTestStore();
  renderPortal(path, { store });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect('api' in store.getState()).toBe(false);
});

it.each(['/', '/support', '/email-verification/x1', '/khong-co'])('%s needs the API', (path) => {
  expect(needsApi(path)).toBe(true);
});

const openEarly = (path: string) => renderPortal(path, { store: openEarlyTestStore().store });

it('LOGIN-4: a player signs in on a page that started without the API', async () => {
  const portal = openEarly('/login?next_uri=/giftcode');
  await fillField(portal.user, await screen.findByLabelText('Tên đăng nhập'), 'demo');
  await fillField(portal.user, screen.getByLabelText('Mật khẩu'), 'Demo@2026');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Đăng nhập' })).toBeEnabled());
  await portal.user.click(screen.getByRole('button', { name: 'Đăng nhập' }));
  await waitFor(() => expect(portal.here()).toBe('/giftcode'));
  expect(callsOf(host).slice(0, 4)).toEqual([
    'GET /api/me',
    'GET /api/csrf-cookie',
    'POST /login',
    'GET /api/me',
  ]);
});

it('REC-6: a page that started without the API shows the outcome of its call', async () => {
  const portal = openEarly('/recovery/forgot-username');
  await fillField(portal.user, await screen.findByLabelText('Địa chỉ email'), 'demo@example.com');
  await portal.user.click(await enabledButton('Gửi yêu cầu'));
  expect(await screen.findByText(/Nếu địa chỉ email khớp/)).toBeVisible();
});
