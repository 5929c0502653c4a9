import type { DialogState } from '../lib/openedFromPage';
import { RouterLink } from './RouterLink';

/**
 * The props of a TextLink to the receipt of a line of the history. Its state records the type of the line, or how the type begins: a host
 * may number each type by itself (HOST-2).
 */
export const receiptLink = ({ id, type }: { id: string; type: string }, state?: DialogState) => ({
  href: `/transactions/${encodeURIComponent(id)}`,
  state: { ...state, type },
  linkComponent: RouterLink,
});
