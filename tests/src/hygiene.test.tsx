import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preloadPath } from '../../src/app/preloadPath';
import { readRecording } from '../../src/replay/readRecording';
import { createRootReducer } from '../../src/store/rootReducer';
import * as selectors from '../../src/store/selectors';
import { creditArrived } from '../../src/moneyEvents/arrivalsSlice';
import { colourModeChosen } from '../../src/store/slices/colourMode';
import { copiedExpired, valueCopied } from '../../src/store/slices/copied';
import { stepCompleted } from '../../src/store/slices/signup';
import { useFakeHost } from '../support/fakeHost';
import { createTestStore, renderPortal } from '../support/renderPortal';
import { callsEnded, turns, useBusyBrowser } from '../support/idle';

const host = useFakeHost();
useBusyBrowser();
const folder = path.resolve(__dirname, '../recordings');
const recordings = readdirSync(folder).filter((name) => name.endsWith('.json'));
const stepsOf = (name: string) => readRecording(readFileSync(path.join(folder, name), 'utf8')).steps;

/**
 * Actions that need not change the state: listeners, RTK Query's middleware and thunks that wait for a call react to them. A change of
 * player clears the previous player's data, of which there may be none. Player actions before a submit exist only for the log.
 */
const followedByOthers =
  /^(player\/\w+|api\/(invalidateTags|execute(Query|Mutation)\/\w+|internalSubscriptions\/\w+)|moneyEvents\/moneyEventReceived|session\/(signedIn|signedOut|sessionExpired|playerChanged))$/;

describe('actions', () => {
  it.each(recordings)('all have an effect in %s', (name) => {
    const steps = stepsOf(name);
    const idle = steps.filter(({ action, state }, index) => {
      const before = steps[index - 1]?.state;
      return (
        before && JSON.stringify(before) === JSON.stringify(state) && !followedByOthers.test(action.type)
      );
    });
    expect(idle.map(({ action }) => action.type)).toEqual([]);
  });

  it('throw or warn in tests if they put non-serializable data into the store or mutate it', () => {
    const store = createTestStore();
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    store.dispatch({ type: 'test', payload: new Map() });
    expect(said.mock.calls.flat().join(' ')).toContain('non-serializable');
    said.mockRestore();
    Object.defineProperty(window, 'changed', { value: store.getState() });
    expect(() => {
      (store.getState().saved as { change: string | null }).change = 'name';
      store.dispatch(copiedExpired());
    }).toThrow();
  });
});

describe('selectors', () => {
  it.each(Object.entries(selectors))(
    '%s returns the same object for the same state and after an unrelated action',
    (_, select) => {
      const reduce = createRootReducer();
      for (const { state } of stepsOf('recharge.json')) {
        expect(select(state)).toBe(select(state));
        expect(select(reduce(state, stepCompleted('phone')))).toBe(select(state));
      }
    },
  );
});

describe('renders', () => {
  it('happen at most once for an action on a screen', async () => {
    let commits = 0;
    const Counted = ({ children }: { children: ReactNode }) => (
      <Profiler id="portal" onRender={() => (commits += 1)}>
        {children}
      </Profiler>
    );
    await preloadPath('/payment/bank-transfer');
    const { store } = renderPortal('/payment/bank-transfer', { wrapper: Counted });
    await screen.findAllByText(/Nội dung/);
    // The part that React reveals last, some time after it has loaded.
    await screen.findByText('Nạp lần cuối');
    // Parts that are still loading.
    for (let before = -1; before !== commits;) {
      before = commits;
      await act(() => callsEnded(store));
      await act(() => turns());
    }
    const count = (action: UnknownAction) => {
      commits = 0;
      act(() => void store.dispatch(action));
      return [action.type, commits];
    };
    expect(count(valueCopied('techcombank:syntax'))).toEqual(['copied/valueCopied', 1]);
    expect(count(copiedExpired())).toEqual(['copied/copiedExpired', 1]);
    expect(count(creditArrived({ credited: 100, repaid: 0, owed: 0 }))).toEqual([
      'arrivals/creditArrived',
      1,
    ]);
    // The menu with the colour modes is closed, and the page does not show the registration wizard.
    expect(count(colourModeChosen('light'))).toEqual(['colourMode/colourModeChosen', 0]);
    expect(count(stepCompleted('phone'))).toEqual(['signup/stepCompleted', 0]);
    expect(host.requests.length).toBeGreaterThan(0);
  });
});
