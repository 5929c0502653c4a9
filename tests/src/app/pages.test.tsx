import { screen, waitFor } from '@testing-library/react';
import { firstAnswersOf } from '../../../src/api/firstAnswers';
import { provideApi } from '../../../src/api/whenApi';
import { addApiLater } from '../../../src/app/addApiLater';
import { pagesAt } from '../../../src/app/pagesAt';
import { needsApi } from '../../../src/app/preloadPath';
import { earlyPages } from '../../../src/app/routes';
import { createFirstStore } from '../../../src/store/createFirstStore';
import { callsOf, set, useFakeHost } from '../../support/fakeHost';
import { useFakeWorkers } from '../../support/fakeWorker';
import { enabledButton } from '../../support/formControls';
import { FAKE_HOST } from '../../support/handlers';
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

const early = [
  '/login',
  '/register',
  '/recovery',
  '/recovery/forgot-password-by-phone',
  '/recovery/forgot-password',
  '/recovery/forgot-username',
];

it('every early page has its path below', () => {
  expect(early.flatMap(pagesAt).sort()).toEqual([...earlyPages].sort());
});

it.each(early)('%s is shown without the API', async (path) => {
  expect(needsApi(path)).toBe(false);
  const store = createFirstStore({ apiHost: FAKE_HOST, devTools: false });
  renderPortal(path, { store });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect('api' in store.getState()).toBe(false);
});

it.each(['/', '/support', '/email-verification/x1', '/khong-co'])('%s needs the API', (path) => {
  expect(needsApi(path)).toBe(true);
});

/** As start.tsx opens such a page. */
function openEarly(path: string) {
  const firstAnswers = firstAnswersOf({});
  const store = createFirstStore({ apiHost: FAKE_HOST, firstAnswers, devTools: false });
  void addApiLater(store, FAKE_HOST, firstAnswers);
  return renderPortal(path, { store });
}

it('LOGIN-4: a player signs in on a page that started without the API', async () => {
  const portal = openEarly('/login?next_uri=/giftcode');
  await portal.user.type(await screen.findByLabelText('Tên đăng nhập'), 'demo');
  await portal.user.type(screen.getByLabelText('Mật khẩu'), 'Demo@2026');
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
  await portal.user.type(await screen.findByLabelText('Địa chỉ email'), 'demo@example.com');
  await portal.user.click(await enabledButton('Gửi yêu cầu'));
  expect(await screen.findByText(/Nếu địa chỉ email khớp/)).toBeVisible();
});
