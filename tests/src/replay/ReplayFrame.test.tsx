import createCache from '@emotion/cache';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { historyApi } from '../../../src/api/endpoints/history';
import { App } from '../../../src/app/App';
import { Providers } from '../../../src/app/Providers';
import { connectDevTools } from '../../../src/replay/devToolsConnection';
import { ReplayFrame } from '../../../src/replay/ReplayFrame';
import { createTimeTravel } from '../../../src/replay/timeTravel';
import { preloadPath } from '../../../src/app/preloadPath';
import { examplePortalConfig } from '@portal/contract';
import { colourModeChosen } from '../../../src/store/slices/colourMode';
import { changeSaved } from '../../../src/store/slices/saved';
import { callsOf, set, useFakeHost } from '../../support/fakeHost';
import { turns } from '../../support/idle';
import { createRecordedStore } from '../../support/recordedPortal';
import { standInExtension } from '../../support/standInExtension';
import '../../support/renderPortal';

const host = useFakeHost();

async function openFramed(path: string) {
  await preloadPath(path);
  const { recorder, store } = createRecordedStore();
  const timeTravel = createTimeTravel();
  const cache = createCache({ key: 'css', container: document.createElement('div') });
  const told = standInExtension();
  connectDevTools(recorder, timeTravel);
  render(
    <div id="root">
      <ReplayFrame
        recorder={recorder}
        timeTravel={timeTravel}
        store={store}
        showRecorder={false}
        cache={cache}
        config={examplePortalConfig}
      >
        <MemoryRouter initialEntries={[path]}>
          <Providers cache={cache} store={store} config={examplePortalConfig}>
            <App />
          </Providers>
        </MemoryRouter>
      </ReplayFrame>
    </div>,
  );
  const tell = (payload: object, state?: unknown) => act(() => told.tell(payload, state));
  return { recorder, store, told, tell };
}
afterEach(() => jest.restoreAllMocks());

/** What DevTools is handed when an action is skipped. */
interface Toggled {
  skippedActionIds: number[];
  computedStates: { state: unknown }[];
}

const shown = () => document.querySelector('[data-snapshot]');

describe('while a snapshot is shown', () => {
  it('calls wait, and so does what is typed; then both go on', async () => {
    set(host, { me: null });
    const { recorder, store, tell } = await openFramed('/login');
    const input = await screen.findByLabelText('Tên đăng nhập');
    act(() => input.focus());
    await userEvent.type(input, 'demo');
    const past = recorder.entries().at(-1)?.state;
    act(() => void store.dispatch(colourModeChosen('light')));

    await tell({ type: 'JUMP_TO_STATE', index: 1 }, past);
    expect(shown()).toHaveTextContent('Đăng nhập');
    expect(document.documentElement.dataset['mode']).not.toBe('light');
    const before = callsOf(host).length;
    let answered = false;
    void store
      .dispatch(historyApi.endpoints.getHistory.initiate(undefined, { forceRefetch: true }))
      .then(() => (answered = true));
    await act(() => turns());
    expect(callsOf(host)).toHaveLength(before);

    await tell({ type: 'COMMIT' });
    expect(shown()).toBeNull();
    await waitFor(() => expect(answered).toBe(true));
    expect(callsOf(host).length).toBeGreaterThan(before);
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveValue('demo');
  });

  it('nothing in it starts a timer: a toast of the snapshot stays', async () => {
    const { recorder, store, tell } = await openFramed('/');
    await screen.findByRole('heading', { level: 1, name: 'Thông tin cá nhân' });
    const timeout = jest.spyOn(window, 'setTimeout');
    const interval = jest.spyOn(window, 'setInterval');
    const closing = () => timeout.mock.calls.filter(([, ms]) => ms === 6000);
    act(() => void store.dispatch(changeSaved('name')));
    expect(screen.getByText('Thay đổi tên thành công!')).toBeInTheDocument();
    expect(closing()).toHaveLength(1);
    const past = recorder.entries().at(-1)?.state;
    act(() => void store.dispatch(colourModeChosen('light')));

    timeout.mockClear();
    interval.mockClear();
    await tell({ type: 'JUMP_TO_STATE', index: 1 }, past);
    expect(shown()).toHaveTextContent('Thay đổi tên thành công!');
    expect(closing()).toEqual([]);
    expect(interval).not.toHaveBeenCalled();
    timeout.mockRestore();
    interval.mockRestore();
    await tell({ type: 'COMMIT' });
    expect(shown()).toBeNull();
  });

  it('a countdown stands at the second of the snapshot, and continues by the clock afterwards', async () => {
    const { recorder, store, told, tell } = await openFramed('/security?edit=phone');
    await userEvent.click(await screen.findByRole('button', { name: 'Gửi mã' }));
    expect(await screen.findByRole('button', { name: 'Gửi lại (60s)' })).toBeDisabled();
    const index = told.sent.length;
    act(() => void store.dispatch(colourModeChosen('light')));
    const interval = jest.spyOn(window, 'setInterval');
    const later = Date.now() + 20_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    await tell({ type: 'JUMP_TO_STATE', index }, recorder.entries()[index]?.state);
    expect(shown()).not.toBeNull();
    const [button, ...others] = screen
      .getAllByRole('button', { name: /^Gửi lại/ })
      .filter((each) => each.closest('[hidden]') === null);
    expect([button?.textContent, others]).toEqual(['Gửi lại (60s)', []]);
    expect(interval.mock.calls.filter(([, ms]) => ms === 250)).toEqual([]);
    await tell({ type: 'COMMIT' });
    expect(await screen.findByRole('button', { name: /Gửi lại \((39|40)s\)/ })).toBeDisabled();
  });

  it('the live portal keeps its data: no timer of a query runs out', async () => {
    const { recorder, store, tell } = await openFramed('/');
    await screen.findByRole('heading', { level: 1, name: 'Thông tin cá nhân' });
    const past = recorder.entries().at(-1)?.state;
    act(() => void store.dispatch(colourModeChosen('light')));
    const cached = Object.keys(store.getState().api.queries);
    expect(cached.length).toBeGreaterThan(0);
    const calls = callsOf(host).length;
    const timeout = jest.spyOn(window, 'setTimeout');
    const long = () => timeout.mock.calls.filter(([, ms = 0]) => ms > 2000);
    await tell({ type: 'JUMP_TO_STATE', index: 1 }, past);
    expect(shown()).not.toBeNull();
    await tell({ type: 'JUMP_TO_STATE', index: 1 }, past);
    await tell({ type: 'COMMIT' });
    expect(shown()).toBeNull();
    expect(long()).toEqual([]);
    expect(Object.keys(store.getState().api.queries)).toEqual(cached);
    expect(callsOf(host)).toHaveLength(calls);
  });

  it('a jump to the last action returns to the live portal; COMMIT and RESET begin anew; a skipped action is taken out of the flow', async () => {
    set(host, { me: null });
    const { recorder, store, told, tell } = await openFramed('/login');
    await screen.findByLabelText('Tên đăng nhập');
    act(() => void store.dispatch(colourModeChosen('light')));
    const last = told.sent.length;
    await tell({ type: 'JUMP_TO_STATE', index: last - 1 }, recorder.entries()[last - 1]?.state);
    expect(shown()).not.toBeNull();
    await tell({ type: 'JUMP_TO_STATE', index: last }, recorder.entries()[last]?.state);
    expect(shown()).toBeNull();

    await tell({ type: 'TOGGLE_ACTION', id: last }, recorder.lifted());
    const [, lifted] = told.sent.findLast(([action]) => action === null) as [null, Toggled];
    expect(lifted.skippedActionIds).toEqual([last]);
    expect(lifted.computedStates.at(-1)?.state).toMatchObject({ colourMode: { value: 'dark' } });
    expect(shown()).not.toBeNull();

    const { length } = told.inits;
    await tell({ type: 'RESET' });
    expect([shown(), told.inits.length]).toEqual([null, length + 1]);
    await tell({ type: 'IMPORT_STATE', nextLiftedState: { nonsense: true } });
    expect(shown()).toBeNull();
  });
});
