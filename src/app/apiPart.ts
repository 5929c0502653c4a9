/** The API and what belongs to it, in a chunk of their own (docs/decisions/0137). */
export { connectSession } from '../store/connectSession';
export { addApi, createStore } from '../store/createStore';
/** Parts of most pages that make calls. They are here so that the pages' chunks do not repeat them. */
export { progressOf, selectData, selectShown } from '../api/selectData';
export { AnswerPlaceholder } from '../components/AnswerPlaceholder';
export { lazyPart, loadParts } from '../components/lazyPart';
export { useIsReplaying } from '../replay/mirror/replaySnapshot';
export { Money } from '@portal/ui-kit';
