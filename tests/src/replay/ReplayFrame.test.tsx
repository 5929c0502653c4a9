import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { historyApi } from '../../../src/api/endpoints/history';
import { colourModeChosen } from '../../../src/store/slices/colourMode';
import { changeSaved } from '../../../src/store/slices/saved';
import { callsOf, set, useFakeHost } from '../../support/fakeHost';
import { openFramed, shownSnapshot as shown, useDevTools } from '../../support/framedPortal';
import { callsEnded, turns } from '../../support/idle';
import '../../support/renderPortal';

const host = useFakeHost();

useDevTools();

describe('while a snapshot is shown', () => {
  it('calls and input wait, and continue afterwards', async () => {
    set(host, { me: null });
    const { store, jump, last, press } = await openFramed('/login');
    const input = await screen.findByLabelText('Tên đăng nhập');
    act(() => input.focus());
    await userEvent.type(input, 'demo');
    const past = last();
    act(() => void store.dispatch(colourModeChosen('light')));

    await jump(past);
    expect(shown()).toHaveTextContent('Đăng nhập');
    expect(document.documentElement.dataset['mode']).not.toBe('light');
    const before = callsOf(host).length;
    let answered = false;
    void store
      .dispatch(historyApi.endpoints.getHistory.initiate(undefined, { forceRefetch: true }))
      .then(() => (answered = true));
    await act(() => turns());
    expect(callsOf(host)).toHaveLength(before);

    await press('COMMIT');
    expect(shown()).toBeNull();
    await waitFor(() => expect(answered).toBe(true));
    expect(callsOf(host).length).toBeGreaterThan(before);
    expect(screen.getByLabelText('Tên đăng nhập')).toHaveValue('demo');
  });

  it('its toast starts no timer and stays', async () => {
    const { store, jump, last, press } = await openFramed('/');
    await screen.findByRole('heading', { level: 1, name: 'Thông tin cá nhân' });
    const timeout = jest.spyOn(window, 'setTimeout');
    const interval = jest.spyOn(window, 'setInterval');
    const closing = () => timeout.mock.calls.filter(([, ms]) => ms === 6000);
    act(() => void store.dispatch(changeSaved('name')));
    expect(screen.getByText('Thay đổi tên thành công!')).toBeInTheDocument();
    expect(closing()).toHaveLength(1);
    const past = last();
    act(() => void store.dispatch(colourModeChosen('light')));

    timeout.mockClear();
    interval.mockClear();
    await jump(past);
    expect(shown()).toHaveTextContent('Thay đổi tên thành công!');
    expect(closing()).toEqual([]);
    expect(interval).not.toHaveBeenCalled();
    timeout.mockRestore();
    interval.mockRestore();
    await press('COMMIT');
    expect(shown()).toBeNull();
  });

  it('its countdown shows the second of the snapshot, and follows the clock afterwards', async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const { store, jump, last, press } = await openFramed('/security?edit=phone');
    await userEvent.click(await screen.findByRole('button', { name: 'Gửi mã' }));
    expect(await screen.findByRole('button', { name: 'Gửi lại (60s)' })).toBeDisabled();
    const index = last();
    act(() => void store.dispatch(colourModeChosen('light')));
    const interval = jest.spyOn(window, 'setInterval');
    clock.mockReturnValue(now + 20_000);
    await jump(index);
    expect(shown()).not.toBeNull();
    const [button, ...others] = screen
      .getAllByRole('button', { name: /^Gửi lại/ })
      .filter((each) => each.closest('[hidden]') === null);
    expect([button?.textContent, others]).toEqual(['Gửi lại (60s)', []]);
    expect(interval.mock.calls.filter(([, ms]) => ms === 250)).toEqual([]);
    await press('COMMIT');
    expect(await screen.findByRole('button', { name: 'Gửi lại (40s)' })).toBeDisabled();
  });

  it('the live portal keeps its data, since no timer of a query expires', async () => {
    const { store, jump, last, press } = await openFramed('/');
    await screen.findByRole('heading', { level: 1, name: 'Thông tin cá nhân' });
    await act(() => callsEnded(store));
    const past = last();
    act(() => void store.dispatch(colourModeChosen('light')));
    const cached = Object.keys(store.getState().api.queries);
    expect(cached.length).toBeGreaterThan(0);
    const calls = callsOf(host).length;
    const timeout = jest.spyOn(window, 'setTimeout');
    const long = () => timeout.mock.calls.filter(([, ms = 0]) => ms > 2000);
    await jump(past);
    expect(shown()).not.toBeNull();
    await jump(past);
    await press('COMMIT');
    expect(shown()).toBeNull();
    expect(long()).toEqual([]);
    expect(Object.keys(store.getState().api.queries)).toEqual(cached);
    expect(callsOf(host)).toHaveLength(calls);
  });
});
