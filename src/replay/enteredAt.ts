import type { UnknownAction } from '@reduxjs/toolkit';
import { formSubmitted } from './mirror/formActions';
import { fieldLeft, optionChosen, type Entered, type OptionChosen } from './playerEntries';
import type { PortalSnapshot } from './timeTravel';

/** A snapshot and the action that led to it; no action if it was skipped. */
export type LoggedSnapshot = PortalSnapshot & { action?: UnknownAction | undefined };

/** The value as the form holds it: that of a select is a string. */
const valueOf = ({ kind, value }: OptionChosen) => (kind === 'select-one' ? String(value) : value);

/**
 * What the player had entered in a snapshot since the page was opened or its form was submitted, according to their log entries;
 * undefined for nothing. The state does not contain it (docs/decisions/0127).
 */
export function enteredAt(snapshots: readonly LoggedSnapshot[], index: number): Entered | undefined {
  const at = snapshots[index]?.state.form.at;
  const values: Record<string, unknown> = {};
  const errors: Record<string, string | undefined> = {};
  for (let step = index; step >= 0; step -= 1) {
    const { action, state } = snapshots[step] ?? {};
    if (state?.form.at !== at || (action && formSubmitted.match(action))) break;
    if (!action || !(optionChosen.match(action) || fieldLeft.match(action))) continue;
    const { field } = action.payload;
    // Entries are read from the newest to the oldest, so the first one of a field wins.
    if (action.payload.at !== at || field in values) continue;
    if (optionChosen.match(action)) values[field] = valueOf(action.payload);
    else {
      values[field] = action.payload.value;
      errors[field] = action.payload.error;
    }
  }
  return Object.keys(values).length === 0 ? undefined : { values, errors };
}
