import { createReducer } from '@reduxjs/toolkit';
import { formAnswered, formSubmitted, type FormValues } from './formActions';
import { locationChanged } from '../../store/slices/location';
import { migrationActions } from '../../operations/migration/migrationSlice';

export interface FormState {
  /** Which page and dialog the form stands on. */
  at: string;
  /** What was submitted there, secrets as masks; later submits add to it, as the steps of a wizard do. */
  values: FormValues;
  /** Field → why it was refused, FORM_ERROR for the alert; empty when nothing was. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Submitted, and not yet answered. */
  busy: boolean;
}

const empty = (at: string): FormState => ({ at, values: {}, errors: {}, busy: false });

/** The form on the screen: what it submitted and what it got back, never what is merely typed (docs/state.md). */
export const formReducer = createReducer(empty(''), (builder) => {
  builder
    .addCase(formSubmitted, (state, { payload }) => {
      Object.assign(state.values, payload);
      state.errors = {};
      state.busy = true;
    })
    .addCase(formAnswered, (state, { payload }) => {
      state.errors = payload ?? {};
      state.busy = false;
    })
    .addCase(locationChanged, (state, { payload: { pathname, search } }) => {
      // The steps of the wizard are one form, and so is a form with the question that it asks before it sends.
      const at = pathname + search.replace(/[?&](step|confirm)=\w*/, '');
      return at === state.at ? state : empty(at);
    })
    // The same address shows another form then: the recharge's.
    .addCase(migrationActions.settled, (state, { payload: { phase } }) =>
      phase === 'succeeded' ? empty(state.at) : state,
    );
});
