import type { UnknownAction } from '@reduxjs/toolkit';
import { formSubmitted } from './mirror/formActions';
import { fieldLeft, optionChosen, type Entered, type OptionChosen } from './playerEntries';
import type { PortalSnapshot } from './timeTravel';

/** A snapshot, and the action that led to it; none where the action was skipped. */
export type Moment = PortalSnapshot & { action?: UnknownAction | undefined };

/** As a form has it: the value of a select is a text. */
const valueOf = ({ kind, value }: OptionChosen) => (kind === 'select-one' ? String(value) : value);

/**
 * What the player had entered at a moment by their entries in the log, since the page was opened or its form was sent; undefined for
 * nothing. The state does not have it (docs/decisions/0127).
 */
export function enteredAt(moments: readonly Moment[], index: number): Entered | undefined {
  const at = moments[index]?.state.form.at;
  const values: Record<string, unknown> = {};
  const errors: Record<string, string | undefined> = {};
  for (let step = index; step >= 0; step -= 1) {
    const { action, state } = moments[step] ?? {};
    if (state?.form.at !== at || (action && formSubmitted.match(action))) break;
    if (!action || !(optionChosen.match(action) || fieldLeft.match(action))) continue;
    const { field } = action.payload;
    // The newest stands first.
    if (action.payload.at !== at || field in values) continue;
    if (optionChosen.match(action)) values[field] = valueOf(action.payload);
    else {
      values[field] = action.payload.value;
      errors[field] = action.payload.error;
    }
  }
  return Object.keys(values).length === 0 ? undefined : { values, errors };
}
