import { translate } from '../../i18n/translate';
import { useIntentionOfPage, useIntentions, type IntentionKind } from '../../store/intentions/useIntentions';
import { chargeEvents, type Purchase } from '../../store/slices/charge';
import { rechargeTexts } from './texts';

const charge: IntentionKind<Purchase> = {
  events: chargeEvents,
  stateOf: (state) => state.charge,
  load: async () => (await import('./later')).charges,
  noChunk: () => translate(rechargeTexts, 'recharge.noChunk'),
};

/** Dispatches a step of a recharge (GAME-8). */
export const useCharge = () => useIntentions(charge);

/** What the page of a player's recharges does on coming and going. */
export const useChargeOfPage = (username: string) => useIntentionOfPage(charge, username);
