import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordingFile } from '../../../src/replay/recordingFile';
import type { RootState } from '../../../src/store/types';
import { colourModeChosen } from '../../../src/store/slices/colourMode';
import { drawerToggled } from '../../../src/store/slices/screen';
import { set, useFakeHost } from '../../support/fakeHost';
import { openFramed, shownSnapshot, useDevTools } from '../../support/framedPortal';
import '../../support/renderPortal';

const host = useFakeHost();
useDevTools();

async function openLogin() {
  set(host, { me: null });
  const portal = await openFramed('/login');
  await screen.findByLabelText('Tên đăng nhập');
  const choose = (mode: 'light' | 'dark') => act(() => void portal.store.dispatch(colourModeChosen(mode)));
  /** The state of the panel's last entry. */
  const lastState = () => portal.log().computedStates.at(-1)?.state as RootState;
  /** The portal is live: its actions reach the panel, and jumping back and forth returns to it. */
  const expectAlive = async () => {
    expect(shownSnapshot()).toBeNull();
    const before = portal.last();
    choose(lastState().colourMode.value === 'light' ? 'dark' : 'light');
    expect(portal.last()).toBe(before + 1);
    expect(lastState()).toEqual(portal.recorder.entries().at(-1)?.state);
    await portal.jump(before);
    expect(shownSnapshot()).not.toBeNull();
    await portal.jump(portal.last());
    expect(shownSnapshot()).toBeNull();
  };
  return { ...portal, choose, lastState, expectAlive };
}

it('sends missed actions after a pause, and a jump to the last action returns to live', async () => {
  const portal = await openLogin();
  const { press, jump, last, log, choose, lastState, expectAlive } = portal;
  await press('PAUSE_RECORDING', { status: true });
  const told = last();
  choose('light');
  act(() => void portal.store.dispatch(drawerToggled(true)));
  expect(last()).toBe(told);
  await press('PAUSE_RECORDING', { status: false });
  expect(log().actionsById[told + 1]?.action.type).toBe('@@RESUMED');
  expect(lastState()).toMatchObject({ colourMode: { value: 'light' } });

  await jump(1);
  expect(shownSnapshot()).not.toBeNull();
  await jump(last());
  await expectAlive();
  // After Commit both the panel and the portal stay paused.
  await press('PAUSE_RECORDING', { status: true });
  await press('COMMIT');
  expect([log().isPaused, last()]).toEqual([true, 0]);
  await press('ROLLBACK');
  expect(portal.devTools.words.at(-1)).toMatch(/tạm dừng ghi/);
  await press('PAUSE_RECORDING', { status: false });
  await expectAlive();
});

it('sends its features once and the whole log to a panel that opens late', async () => {
  const { openPanel, devTools, log, last, choose, expectAlive } = await openLogin();
  choose('light');
  const before = log();
  expect(devTools.begun()).toBe(1);
  await openPanel();
  expect(devTools.features()).toMatchObject({ jump: true, pause: true, lock: false, persist: false });
  expect(devTools.begun()).toBe(2);
  expect(log().computedStates).toEqual(before.computedStates);
  expect(log().stagedActionIds).toEqual(before.stagedActionIds);
  expect(last()).toBe(before.currentStateIndex);
  await expectAlive();
  devTools.closePanel();
  await openPanel();
  expect(devTools.features()).toMatchObject({ lock: false });
  await expectAlive();
});

it('shows the first screen on Revert; Commit, Reset and the page return to live', async () => {
  const { press, log, last, expectAlive, lastState } = await openLogin();
  for (const leave of ['COMMIT', 'RESET', 'page']) {
    await press('ROLLBACK');
    expect(shownSnapshot()).toHaveTextContent('Đăng nhập');
    expect(last()).toBe(0);
    if (leave === 'page') await userEvent.click(screen.getByRole('button', { name: 'Về hiện tại' }));
    else await press(leave);
    expect(log().currentStateIndex).toBe(last());
    expect(lastState().location?.pathname).toBe('/login');
    await expectAlive();
  }
});

it('shows the effect of skipped, reordered and swept actions, and returns to live when they are restored', async () => {
  const { press, log, last, choose, lastState, devTools, expectAlive } = await openLogin();
  choose('light');
  choose('dark');
  const [light, dark] = [last() - 1, last()];
  await press('TOGGLE_ACTION', { id: dark });
  expect(log().skippedActionIds).toEqual([dark]);
  expect(lastState().colourMode.value).toBe('light');
  expect(shownSnapshot()).not.toBeNull();
  expect(document.documentElement.dataset['mode']).toBe('light');
  await press('TOGGLE_ACTION', { id: dark });
  await expectAlive();

  await press('REORDER_ACTION', { actionId: dark, beforeActionId: light });
  expect(log().stagedActionIds.slice(dark - 1, dark + 1)).toEqual([dark, light]);
  const index = log().stagedActionIds.indexOf(light);
  expect((log().computedStates[index]?.state as RootState).colourMode.value).toBe('light');
  await press('TOGGLE_ACTION', { id: dark });
  await press('SWEEP');
  expect(log().stagedActionIds).not.toContain(dark);
  expect(log().computedStates).toHaveLength(log().stagedActionIds.length);
  await press('TOGGLE_ACTION', { id: dark });
  expect(devTools.words.at(-1)).toMatch(/không có hành động này/);
  await press('COMMIT');
  await expectAlive();
});

it('imports files of DevTools and the recorder, and reports a file that is not a recording', async () => {
  const { recorder, devTools, log, choose, jump, press, expectAlive } = await openLogin();
  choose('light');
  const file = recordingFile(recorder);
  const { length } = recorder.entries();
  const actions = recorder.entries().slice(1);
  const packed = JSON.stringify({
    payload: JSON.stringify(actions.map(({ action }) => action)),
    preloadedState: JSON.stringify(recorder.entries()[0]?.state),
  });
  for (const imported of [file, packed]) {
    await act(async () => devTools.import(imported));
    expect(log().stagedActionIds).toHaveLength(length);
    // Even the last action of an imported file is a past state.
    await jump(length - 1);
    await waitFor(() => expect(shownSnapshot()).not.toBeNull());
    await press('RESET');
    await expectAlive();
  }
  await act(async () => devTools.import('{"nonsense":true}'));
  expect(devTools.words.at(-1)).toMatch(/không phải là bản ghi/);
  await expectAlive();
});

it('dispatches typed actions while live, and reports unsupported commands', async () => {
  const { store, type, press, jump, last, devTools, expectAlive } = await openLogin();
  await type('{\n  type: \'colourMode/colourModeChosen\', payload: "light",\n}');
  expect(store.getState().colourMode.value).toBe('light');
  await type('{ type: "cards/cardScratched" }');
  expect(devTools.words.at(-1)).toMatch(/cards\/cardScratched/);
  await type('alert(1)');
  expect(devTools.words.at(-1)).toMatch(/Hãy gõ một hành động/);
  await jump(1);
  await type("{ type: 'colourMode/colourModeChosen', payload: 'dark' }");
  expect(devTools.words.at(-1)).toMatch(/thời điểm đã qua/);
  await jump(last());
  for (const command of ['LOCK_CHANGES', 'SET_ACTIONS_ACTIVE']) {
    await press(command, { status: true });
    expect(devTools.words.at(-1)).toMatch(/^Cổng: Cổng không/);
  }
  await expectAlive();
});

it('sends where an action was dispatched', async () => {
  const { log, last, choose } = await openLogin();
  choose('light');
  expect(log().actionsById[last()]?.stack).toContain('devToolsConnection.test');
});
