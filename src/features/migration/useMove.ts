import { isUnsettled } from '../../shared/intentionState';
import { translate } from '../../i18n/translate';
import { useIntentionOfPage, useIntentions, type IntentionKind } from '../../store/intentions/useIntentions';
import { migrationEvents, type Move } from '../../store/slices/migration';
import { migrationTexts } from './texts';

const move: IntentionKind<Move> = {
  events: migrationEvents,
  stateOf: ({ migration }) => migration,
  load: async () => (await import('./later')).moves,
  noChunk: () => translate(migrationTexts, 'migration.noChunk'),
  // The balances of a success are still followed.
  stays: (state) => state.phase === 'succeeded' || isUnsettled(state),
};

/** Dispatches a step of the migration (MIG-4). */
export const useMove = () => useIntentions(move);

/** What the migration's page does on coming and going. */
export const useMoveOfPage = () => useIntentionOfPage(move);
