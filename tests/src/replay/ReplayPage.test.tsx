import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { examplePortalConfig } from '@portal/contract';
import { createStyleCache } from '../../../src/lib/styleCache';
import { readRecording } from '../../../src/replay/readRecording';
import { ReplayPage } from '../../../src/replay/ReplayPage';
import { useDevTools } from '../../support/framedPortal';
import { installDevTools } from '../../support/standInDevTools';
import '../../support/renderPortal';

useDevTools();
const file = path.resolve(__dirname, '../../recordings/recharge.json');
const recording = readRecording(readFileSync(file, 'utf8'));
const last = recording.steps.length - 1;
const first = recording.steps.findIndex(({ state }) => state.location);

async function open(search = '') {
  window.history.replaceState(null, '', `/recharge.json${search}`);
  const cache = createStyleCache({ key: 'css', container: document.createElement('div') });
  render(<ReplayPage recording={recording} cache={cache} config={examplePortalConfig} />);
  await waitFor(() => expect(document.querySelector('[data-snapshot]')).not.toBeNull());
  const bar = within(screen.getByRole('region', { name: 'Xem lại bản ghi' }));
  const step = () => Number(document.querySelector('[data-snapshot]')?.getAttribute('data-snapshot'));
  const press = (name: string) => userEvent.click(bar.getByRole('button', { name }));
  const labels = () =>
    within(bar.getByRole('combobox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  return { bar, step, press, labels };
}

it('opens on the first screen or on the step in the address, and updates the address', async () => {
  const { step, press } = await open();
  expect(step()).toBe(first);
  expect(document.querySelector('[data-snapshot] h1')).not.toBeNull();
  await press('Thao tác kế');
  expect(step()).toBeGreaterThan(first);
  await waitFor(() => expect(window.location.search).toBe(`?step=${step()}`));
});

it.each([
  ['?step=7', 7],
  [`?step=${last + 1}`, first],
  ['?step=x', first],
])('%s', async (search, expected) => {
  expect((await open(search)).step()).toBe(expected);
});

it('jumps to the next error and shows an action’s payload, changes and state', async () => {
  const { press, bar } = await open();
  await press('Lỗi kế');
  await press('Chi tiết');
  const details = within(bar.getByRole('region', { name: 'Chi tiết' }));
  expect(details.getByRole('heading', { level: 2 })).toHaveTextContent('api/executeMutation/rejected');
  expect(details.getByText(/ZONE_CLOSED/, { selector: 'pre' })).toBeInTheDocument();
  expect(details.getByText(/^api\.mutations\..*\.status$/)).toBeInTheDocument();
  await userEvent.click(details.getByText('colourMode'));
  expect(details.getByText(/"value": "dark"/)).toBeInTheDocument();
});

it('lists bookkeeping actions only on request, and filters by a search', async () => {
  const { labels, bar } = await open();
  expect(labels().join()).not.toContain('internalSubscriptions');
  await userEvent.click(bar.getByRole('checkbox', { name: 'Cả hành động phụ' }));
  expect(labels()).toHaveLength(last + 1);
  await userEvent.type(bar.getByRole('searchbox'), 'zone_closed');
  await waitFor(() => expect(labels().length).toBeLessThan(5));
  expect(labels()[0]).toMatch(/⚠ rechargeGame ✗ 422/);
});

it('follows a jump in DevTools, and says which commands a recording does not support', async () => {
  const devTools = installDevTools();
  const { step } = await open();
  expect(devTools.log().stagedActionIds).toHaveLength(last + 1);
  act(() => devTools.jump(9));
  expect(step()).toBe(9);
  act(() => devTools.press({ type: 'COMMIT' }));
  expect(devTools.words.at(-1)).toMatch(/không có lệnh COMMIT/);
  await act(() => devTools.openPanel());
  expect(devTools.log().stagedActionIds).toHaveLength(last + 1);
});

it('saves a test, and links to the story that shows the step', async () => {
  const addressOf = jest.fn<string, [File]>(() => '#test');
  Object.assign(URL, { createObjectURL: addressOf, revokeObjectURL: () => undefined });
  const { press, bar } = await open('?step=12');
  await press('Lưu thành test');
  expect(addressOf.mock.calls[0]?.[0]).toMatchObject({ name: 'my-flow.json', type: 'application/json' });
  expect(bar.getByRole('link', { name: 'Mở trong Storybook' })).toHaveAttribute(
    'href',
    expect.stringMatching(/flows--from-replay&args=port:\d*;step:12$/),
  );
});
