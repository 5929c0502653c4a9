import { screen } from '@testing-library/react';
import { paths } from '@portal/contract';
import { userWithoutAdditions } from '../../../fixtures/users';
import { throttling } from '../../../support/answers';
import { callsOf, set, useFakeHost } from '../../../support/fakeHost';
import { renderPortal } from '../../../support/renderPortal';
import { modalClosed, openModal, settingRow } from '../../../support/settings';

const host = useFakeHost();
// jsdom's File has no text().
const textOf = (file: File) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });
let saved: { name: string; text: Promise<string> }[];

beforeEach(() => {
  saved = [];
  const files = new Map<string, File>();
  const addressOf = (file: File) => {
    files.set(`blob:${files.size}`, file);
    return `blob:${files.size - 1}`;
  };
  Object.assign(URL, { createObjectURL: addressOf, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file) saved.push({ name: this.download, text: textOf(file) });
  });
});
afterEach(() => jest.restoreAllMocks());

const download = 'Tải tệp về máy';

it('SAFE-13: saves the data in a file named after the username', async () => {
  const { user, store } = renderPortal('/');
  await user.click(await settingRow(/^Tải dữ liệu của bạn/));
  const modal = await openModal();
  await user.click(modal.getByRole('button', { name: download }));
  expect(await modal.findByText(/đã được lưu/)).toBeVisible();
  const [file] = saved;
  expect(file?.name).toBe('du-lieu-demo.json');
  expect(JSON.parse((await file?.text) ?? '')).toMatchObject({ profile: { username: 'demo' } });
  // The store keeps nothing of the file, since DevTools and the next player could see it there.
  expect(Object.values(store.getState().api.mutations).map((call) => call?.data)).toEqual([null]);
});

it('SAFE-13, API-6: a refusal says how long to wait, and no file is saved', async () => {
  host.server.use(throttling(paths.dataExport, 'get', 90));
  const { user } = renderPortal('/?edit=export');
  const modal = await openModal();
  await user.click(modal.getByRole('button', { name: download }));
  expect(await modal.findByRole('alert')).toHaveTextContent('thử lại sau 90 giây');
  expect(saved).toEqual([]);
});

it.each([
  ['success', /đã được lưu/],
  ['refusal', /thử lại sau 90 giây/],
])('SAFE-13: opened again, it does not show the last outcome: a %s', async (outcome, text) => {
  if (outcome === 'refusal') host.server.use(throttling(paths.dataExport, 'get', 90));
  const { user } = renderPortal('/');
  await user.click(await settingRow(/^Tải dữ liệu của bạn/));
  await user.click((await openModal()).getByRole('button', { name: download }));
  expect(await screen.findByText(text)).toBeVisible();
  await user.keyboard('{Escape}');
  await modalClosed();
  await user.click(await settingRow(/^Tải dữ liệu của bạn/));
  expect((await openModal()).getByRole('button', { name: download })).toBeEnabled();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('HOST-4: shows no row and makes no call on a host without the export', async () => {
  set(host, { me: userWithoutAdditions() });
  renderPortal('/');
  expect(await settingRow(/^Email/)).toBeVisible();
  expect(screen.queryByText('Tải dữ liệu của bạn')).not.toBeInTheDocument();
  expect(callsOf(host)).not.toContain(`GET ${paths.dataExport}`);
});
