import { firstAnswersOf } from '../../src/api/firstAnswers';
import { addApiLater } from '../../src/app/addApiLater';
import { createFirstStore } from '../../src/store/createFirstStore';
import { FAKE_HOST } from './handlers';

/** The store of a page that starts without the API. */
export const createEarlyStore = (firstAnswers = firstAnswersOf({})) =>
  createFirstStore({ apiHost: FAKE_HOST, firstAnswers, devTools: false });

/** The same, to which the API is added later, as by start.tsx; `added` resolves then. */
export function openEarlyStore() {
  const firstAnswers = firstAnswersOf({});
  const store = createEarlyStore(firstAnswers);
  return { store, added: addApiLater(store, FAKE_HOST, firstAnswers) };
}
