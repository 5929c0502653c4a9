import { createReducer } from '@reduxjs/toolkit';
import { formAnswered, formSubmitted, type FormValues } from './formActions';
import { locationChanged } from '../../store/slices/location';
import { migrationActions } from '../../operations/migration/migrationSlice';

export interface FormState {
  /** The page and the dialog that contain the form. */
  at: string;
  /** The submitted values, secrets masked. A later submit adds its values, as the steps of a wizard do. */
  values: FormValues;
  /** The error message of each refused field; FORM_ERROR is that of the alert. Empty if nothing was refused. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Submitted and not answered yet. */
  busy: boolean;
}

const empty = (at: string): FormState => ({ at, values: {}, errors: {}, busy: false });

/** The form on the screen: its submitted values and their result, never values that are only typed (docs/state.md). */
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
      // The steps of the wizard are one form, and so are a form and its confirmation dialog.
      const at = pathname + search.replace(/[?&](step|confirm|ask)=\w*/, '');
      return at === state.at ? state : empty(at);
    })
    // After the migration, the same address shows another form: the recharge.
    .addCase(migrationActions.settled, (state, { payload: { phase } }) =>
      phase === 'succeeded' ? empty(state.at) : state,
    );
});
