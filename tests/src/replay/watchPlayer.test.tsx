import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStrictMask } from '../../../src/problemReport/maskStrictly';
import { vocabularyNow } from '../../../src/problemReport/vocabulary';
import { readRecording, replayActions } from '../../../src/replay/readRecording';
import { recordingFile } from '../../../src/replay/recordingFile';
import { isPlayerEntry } from '../../../src/replay/mirror/playerEntry';
import { fieldLeft, optionChosen } from '../../../src/replay/playerEntries';
import { screenAt } from '../../../src/replay/screenAt';
import { stepInfos } from '../../../src/replay/stepInfo';
import { testFile } from '../../../src/replay/testFile';
import { watchPlayer } from '../../../src/replay/watchPlayer';
import { userFixture } from '../../fixtures/users';
import { set, useFakeHost } from '../../support/fakeHost';
import { createRecordedStore, recordPortal, screenOf } from '../../support/recordedPortal';

const host = useFakeHost();
const CANARY = 'Canary-7f3x';

let end: () => void = () => undefined;
afterEach(() => end());

/** The portal at a path, with every player action logged. */
function watched(path: string) {
  window.sessionStorage.clear();
  const portal = recordPortal(path);
  end = watchPlayer(portal.store, '[data-replay-bar]');
  const entries = () => portal.recorder.entries().filter(({ action }) => isPlayerEntry(action));
  return { ...portal, entries, payloads: () => entries().map(({ action }) => action['payload']) };
}

describe('the log of a player’s actions before a submit', () => {
  it('records for a field that is left its validity and error, never its text', async () => {
    set(host, { me: null });
    const { payloads } = watched('/register');
    const phone = await screen.findByLabelText('Số điện thoại');
    await userEvent.click(phone);
    await userEvent.tab();
    await waitFor(() => expect(payloads()).toHaveLength(1));
    await userEvent.type(phone, CANARY);
    await userEvent.tab();
    await waitFor(() => expect(payloads()).toHaveLength(2));
    await userEvent.clear(phone);
    await userEvent.type(phone, '0977 654 321');
    await userEvent.tab();
    await waitFor(() => expect(payloads()).toHaveLength(3));
    const field = { at: '/register', field: 'phone', kind: 'tel' };
    expect(payloads()).toEqual([
      { ...field, value: '', valid: false, error: expect.any(String) as string },
      { ...field, value: '•••', valid: false, error: expect.any(String) as string },
      { ...field, value: '•••', valid: true },
    ]);
  });

  it('records a chosen option with its label, before the actions it causes', async () => {
    set(host, { me: userFixture({ credit: 500_000 }) });
    const { recorder, payloads } = watched('/recharge');
    const server = await screen.findByRole('combobox');
    await userEvent.selectOptions(server, server.querySelectorAll('option')[1]!);
    fireEvent.click(screen.getAllByRole('radio')[0]!);
    await waitFor(() => expect(payloads()).toHaveLength(2));
    const [zone, tile] = payloads() as { value: unknown; label: string }[];
    expect(zone).toMatchObject({ field: 'zoneId', kind: 'select-one', value: expect.any(Number) as number });
    expect(zone?.label).toBe(server.querySelectorAll('option')[1]!.textContent);
    expect(tile).toMatchObject({ field: 'creditAmount', kind: 'radio', value: expect.any(Number) as number });
    const types = recorder.entries().map(({ action }) => action.type);
    expect(types.slice(types.indexOf(optionChosen.type))).toEqual(
      expect.arrayContaining([optionChosen.type, 'choices/choiceMade']),
    );
    const { steps } = readRecording(recordingFile(recorder));
    expect(stepInfos(steps).filter(({ label }) => label.startsWith('chọn: '))).toEqual([
      expect.objectContaining({ isPlayers: true, isPlumbing: false, isError: false }),
      expect.objectContaining({ label: expect.stringMatching(/^chọn: .+ \(creditAmount\)$/) as string }),
    ]);
  });

  it('names radios without a name after their group, and records whether a checkbox is ticked', async () => {
    set(host, { me: null });
    const { payloads } = watched('/login');
    await screen.findByLabelText('Tên đăng nhập');
    document.body.insertAdjacentHTML(
      'beforeend',
      `<fieldset id="made" aria-label="Số tiền">
        <label><input type="radio" name="_r_1_" value="50000"><b>50.000 đ</b><span>, </span><small>+5 KP</small></label>
        <label><input type="checkbox" name="remember"> Ghi nhớ</label>
        <div data-replay-bar><input type="checkbox" name="plumbing"></div>
      </fieldset>`,
    );
    for (const input of document.querySelectorAll('#made input')) fireEvent.click(input);
    expect(payloads()).toMatchObject([
      { field: 'Số tiền', kind: 'radio', value: 50_000, label: '50.000 đ' },
      { field: 'remember', kind: 'checkbox', value: true },
    ]);
    document.querySelector('#made')?.remove();
  });

  it('records no keystrokes, and nothing after it was stopped', async () => {
    set(host, { me: null });
    const { payloads, recorder } = watched('/login');
    // RTK Query's timer may add its own entry at any moment.
    const entries = () =>
      recorder
        .entries()
        .filter(({ action }) => action.type !== 'api/internalSubscriptions/subscriptionsUpdated');
    await userEvent.type(await screen.findByLabelText('Tên đăng nhập'), CANARY);
    expect(payloads()).toEqual([]);
    end();
    const count = entries().length;
    await userEvent.tab();
    expect(entries()).toHaveLength(count);
  });
});

describe('an entry of that log', () => {
  const entry = fieldLeft({ at: '/login', field: 'username', kind: 'text', value: '•••', valid: true });

  it('reaches no reducer and no subscriber: the state stays the same object', () => {
    const { store, recorder } = createRecordedStore();
    // RTK Query's middleware registers itself with the first action.
    store.dispatch(entry);
    const before = store.getState();
    const told = jest.fn();
    store.subscribe(told);
    store.dispatch(entry);
    expect(store.getState()).toBe(before);
    expect(told).not.toHaveBeenCalled();
    expect(recorder.entries().at(-1)?.action).toEqual(entry);
  });

  it('changes nothing when it is replayed, skipped, or saved as a test', () => {
    const { store, recorder } = createRecordedStore();
    store.dispatch(entry);
    const recording = readRecording(recordingFile(recorder));
    expect(recording.unknown).toEqual([]);
    expect(recording.otherVersion).toBe(false);
    const actions = recording.steps.map(({ action }) => action);
    const first = recording.steps[0]?.state;
    expect(replayActions(first, actions).at(-1)).toEqual(replayActions(first, actions.slice(0, -1)).at(-1));
    expect(testFile(recording, actions.length - 1)).not.toContain(fieldLeft.type);
  });

  it('is part of a problem report, which masks all but the field name and amounts', async () => {
    set(host, { me: null });
    const { store } = watched('/login');
    await screen.findByLabelText('Tên đăng nhập');
    const mask = createStrictMask({ vocabulary: vocabularyNow(), patterns: ['/login'] });
    store.dispatch(entry);
    expect(mask(entry)).toEqual(entry);
    const option = { at: '/login', field: 'zoneId', kind: 'select-one', value: 3 };
    expect(mask(optionChosen({ ...option, label: CANARY }))).toMatchObject({
      payload: { ...option, label: '•••' },
    });
    expect(mask(optionChosen({ ...option, value: CANARY, label: '50.000 đ' }))).toMatchObject({
      payload: { ...option, value: '•••', label: '50.000 đ' },
    });
    expect(mask(fieldLeft({ ...entry.payload, valid: false, error: `${CANARY} sai` }))).toMatchObject({
      payload: { error: '•••' },
    });
  });
});

it('a replayed screen shows the chosen option and the error of a field that was left', async () => {
  set(host, { me: null });
  const { entries, recorder } = watched('/register');
  const phone = await screen.findByLabelText('Số điện thoại');
  await userEvent.type(phone, '12');
  await userEvent.tab();
  fireEvent.click(screen.getByRole('checkbox'));
  await waitFor(() => expect(entries()).toHaveLength(2));
  const error = (entries()[0]?.action['payload'] as { error: string }).error;
  const { steps } = readRecording(recordingFile(recorder));
  const at = (type: string) => steps.findIndex(({ action }) => action.type === type);
  expect(await screenOf(screenAt(steps, at(optionChosen.type))!)).toContain(error);
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByLabelText('Số điện thoại')).toHaveValue('•••');
  expect(await screenOf(screenAt(steps, at(fieldLeft.type) - 1)!)).not.toContain(error);
});
