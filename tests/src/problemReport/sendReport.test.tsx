import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { paths, type ProblemReportPayload } from '@portal/contract';
import { meApi } from '../../../src/api/endpoints/me';
import { sessionExpired } from '../../../src/api/sessionExpired';
import { followQueuedReport } from '../../../src/problemReport/followQueuedReport';
import { queuedReportKey, sendQueuedReport, sendReport } from '../../../src/problemReport/sendReport';
import { readRecording } from '../../../src/replay/readRecording';
import { safeStorage } from '../../../src/lib/safeStorage';
import { selectUsername } from '../../../src/store/selectUsername';
import { signedOut } from '../../../src/store/slices/session';
import { bodiesOf } from '../../support/bodiesOf';
import { deferred } from '../../support/deferred';
import { useFakeHost } from '../../support/fakeHost';
import { FAKE_HOST } from '../../support/handlers';
import { callsEnded } from '../../support/idle';
import { createTestStore, renderPortal } from '../../support/renderPortal';
import { userFixture } from '../../fixtures/users';

const host = useFakeHost();
const reports = async () => (await bodiesOf(host, paths.problemReports)) as ProblemReportPayload[];

async function openDialog(path: string) {
  const rendered = renderPortal(path);
  await rendered.user.click(await screen.findByRole('button', { name: /^Tài khoản: / }));
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Báo lỗi' }));
  await screen.findByRole('dialog', { name: 'Báo lỗi' });
  return rendered;
}

it('a report can be replayed as a recording, and names nobody', async () => {
  const { user } = await openDialog('/transactions');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Chuyện gì đã xảy ra?' }), 'money');
  await user.click(screen.getByRole('button', { name: 'Gửi báo lỗi' }));
  expect(await screen.findByText('7KQ2M4XA')).toBeInTheDocument();
  const [report] = await reports();
  expect(report).toMatchObject({ topic: 'money', page: '/transactions' });
  const { username, email, phoneNumber, lastName, firstName } = userFixture();
  for (const secret of [username, email, phoneNumber, lastName, firstName])
    expect(report?.recording).not.toContain(`"${secret ?? ''}"`);
  const { steps, otherVersion, unknown } = readRecording(report?.recording ?? '');
  expect([otherVersion, unknown]).toEqual([false, []]);
  const last = steps.at(-1)?.state;
  expect(last?.location?.pathname).toBe('/transactions');
  expect(Object.keys(last?.api.queries ?? {})).toContain('getHistory(undefined)');
});

it('a report from a page that everyone may open names it', async () => {
  const { user } = await openDialog('/support');
  await user.click(screen.getByRole('button', { name: 'Gửi báo lỗi' }));
  expect(await screen.findByText('7KQ2M4XA')).toBeInTheDocument();
  expect((await reports())[0]).toMatchObject({ page: '/support' });
});

it('a report without a connection is kept on the device for its player, and sent later', async () => {
  host.server.use(http.post(FAKE_HOST + paths.problemReports, () => HttpResponse.error()));
  const { user, store } = await openDialog('/security');
  await user.click(screen.getByRole('button', { name: 'Gửi báo lỗi' }));
  expect(await screen.findByText(/Chưa gửi được/)).toBeInTheDocument();
  const key = `problem-report:${userFixture().username}`;
  const kept = safeStorage.read(key);
  expect(kept).toContain('"topic":"blank"');

  // A visitor's page does not send it.
  const visited = createTestStore();
  await visited.dispatch(meApi.util.upsertQueryData('getMe', undefined, null));
  await visited.dispatch(sendQueuedReport());
  expect(safeStorage.read(key)).toBe(kept);

  host.server.resetHandlers();
  const end = followQueuedReport(store);
  await waitFor(() => expect(safeStorage.read(key)).toBeNull());
  end();
  expect((await reports()).at(-1)).toEqual(JSON.parse(kept ?? ''));
});

it('a report is sent after a reload, before the host has said who is signed in', async () => {
  const key = queuedReportKey(userFixture());
  const kept = JSON.stringify({ id: 'kept-by-the-player', topic: 'blank' });
  safeStorage.write(key, kept);
  followQueuedReport(createTestStore())();
  await waitFor(() => expect(safeStorage.read(key)).toBeNull());
  expect(await reports()).toEqual([JSON.parse(kept)]);
});

it('a visitor’s report is not filed under a player who has signed in since', async () => {
  const key = queuedReportKey(null);
  const kept = JSON.stringify({ id: 'kept-by-a-visitor', topic: 'blank' });
  safeStorage.write(key, kept);
  const store = createTestStore();
  followQueuedReport(store)();
  await waitFor(() => expect(selectUsername(store.getState())).toBe(userFixture().username));
  await callsEnded(store);
  expect(await reports()).toEqual([]);
  expect(safeStorage.read(key)).toBe(kept);

  host.state.me = null;
  followQueuedReport(createTestStore())();
  await waitFor(() => expect(safeStorage.read(key)).toBeNull());
  expect(await reports()).toEqual([JSON.parse(kept)]);
});

it('a stored report that is damaged is deleted, and nothing is sent', async () => {
  const { store } = await openDialog('/security');
  const key = `problem-report:${userFixture().username}`;
  safeStorage.write(key, '{"topic":"bla');
  followQueuedReport(store)();
  await waitFor(() => expect(safeStorage.read(key)).toBeNull());
  expect(await reports()).toEqual([]);
});

it('a report that the host refuses shows its message and is not kept', async () => {
  host.server.use(
    http.post(FAKE_HOST + paths.problemReports, () =>
      HttpResponse.json({ statusCode: 422, message: 'Báo cáo không hợp lệ.' }, { status: 422 }),
    ),
  );
  const { user } = await openDialog('/security');
  await user.click(screen.getByRole('button', { name: 'Gửi báo lỗi' }));
  expect(await screen.findByText('Báo cáo không hợp lệ.')).toBeInTheDocument();
  expect(safeStorage.keys().filter((key) => key.startsWith('problem-report'))).toEqual([]);
});

it.each([
  ['expires, for the player’s return', sessionExpired(), [`problem-report:${userFixture().username}`]],
  ['ends with a logout, not at all (SAFE-12)', signedOut({ to: '/login' }), []],
])('a report whose session meanwhile %s is kept', async (_, end, kept) => {
  const reached = deferred();
  const ended = deferred();
  host.server.use(
    http.post(FAKE_HOST + paths.problemReports, async () => {
      reached.resolve();
      await ended.promise;
      return HttpResponse.error();
    }),
  );
  const store = createTestStore();
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, userFixture()));
  const sending = store.dispatch(sendReport('blank'));
  await reached.promise;
  store.dispatch(end);
  ended.resolve();
  await sending;
  expect(safeStorage.keys().filter((key) => key.startsWith('problem-report'))).toEqual(kept);
  expect(store.getState().problemReport.phase).toBe(kept.length > 0 ? 'queued' : 'closed');
});

it('the code of a report is not shown to the next player (SAFE-12)', async () => {
  const { store, user } = await openDialog('/security');
  await user.click(screen.getByRole('button', { name: 'Gửi báo lỗi' }));
  expect(await screen.findByText('7KQ2M4XA')).toBeInTheDocument();
  await store.dispatch(meApi.util.upsertQueryData('getMe', undefined, userFixture({ username: 'thanhnam' })));
  await waitFor(() => expect(screen.queryByText('7KQ2M4XA')).not.toBeInTheDocument());
});
