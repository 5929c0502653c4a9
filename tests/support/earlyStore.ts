import { firstAnswersOf } from '../../src/api/firstAnswers';
import { addApiLater } from '../../src/app/addApiLater';
import { createEarlyStore } from '../../src/store/createEarlyStore';
import { FAKE_HOST } from './handlers';

/** The store of a page that starts without the API. */
export const createEarlyTestStore = (firstAnswers = firstAnswersOf({})) =>
  createEarlyStore({ apiHost: FAKE_HOST, firstAnswers, devTools: false });

/** The same, to which the API is added later, as by start.tsx; `added` resolves then. */
export function openEarlyTestStore() {
  const firstAnswers = firstAnswersOf({});
  const store = createEarlyTestStore(firstAnswers);
  return { store, added: addApiLater(store, FAKE_HOST, firstAnswers) };
}
