import type { FormProps } from 'react-final-form';
import { useDispatch } from 'react-redux';
import { plainError, type PortalError } from '../api/portalError';
import { isLostChunk } from '../lib/isLostChunk';
import { formAnswered, formSubmitted } from '../replay/mirror/formActions';
import type { Draft } from './drafts';
import { submitErrorMutators, submitErrorsOf } from './submitErrors';
import { useRules, type FormRules } from './useRules';

/** Picks the rules for the form's payload (requirements §5). */
export type PickRules = Parameters<typeof useRules>[0];

export interface ValidatedForm<Values extends object> {
  /** For final-form. */
  props: {
    onSubmit: FormProps<Values>['onSubmit'];
    validate?: NonNullable<FormRules['validate']>;
    mutators: typeof submitErrorMutators;
  };
  ready: boolean;
  load: () => void;
  /** See ValidatedFormOptions. */
  draft: Draft | undefined;
}

interface ValidatedFormOptions {
  /** The fields to validate now; all by default. Must be stable. */
  only?: readonly string[];
  /** Keeps what was typed when the session ends. Passed in, since the public forms have none and load no drafts.ts. */
  draft?: Draft;
}

/** The error if a submit needs a chunk that could not be loaded. Any other exception is a fault of the portal. */
function errorOfChunk(reason: unknown): PortalError {
  if (isLostChunk(reason)) return plainError('offline');
  throw reason;
}

/**
 * A form with the rules of requirements §5, which shows each error of the host under its field (VAL-3, API-5). `pick` must be stable.
 * `fields` are the fields on the screen. `send` resolves with the error, or null; `now` returns the form's current values.
 */
export function useValidatedForm<Values extends object>(
  pick: PickRules,
  fields: readonly string[],
  send: (values: Values, now: () => Partial<Values>) => Promise<PortalError | null>,
  { only, draft }: ValidatedFormOptions = {},
): ValidatedForm<Values> {
  const { validate, ready, load, check } = useRules(pick, only);
  const dispatch = useDispatch();
  const onSubmit: FormProps<Values>['onSubmit'] = async (values, form) => {
    const broken = await check(values);
    if (Object.keys(broken).length > 0) return broken;
    dispatch(formSubmitted(values));
    const error = await send(values, () => form.getState().values).catch(errorOfChunk);
    // A 401 resets the API's state, which aborts this call.
    if (error?.kind === 'aborted') draft?.keep(values);
    const errors = error ? submitErrorsOf(error, fields) : undefined;
    dispatch(formAnswered(errors ?? null));
    return errors;
  };
  const props = { onSubmit, ...(validate && { validate }), mutators: submitErrorMutators };
  return { props, ready, load, draft };
}
