import type { FormProps } from 'react-final-form';
import { useDispatch } from 'react-redux';
import type { PortalError } from '../api/portalError';
import { formAnswered, formSubmitted } from '../replay/mirror/formActions';
import { keepDraft } from './drafts';
import { submitErrorMutators, submitErrorsOf } from './submitErrors';
import { useRules, type FormRules } from './useRules';

/** Which of requirements §5's payloads a form holds. */
export type PickRules = Parameters<typeof useRules>[0];

export interface RuledForm<Values extends object> {
  /** For final-form. */
  props: {
    onSubmit: FormProps<Values>['onSubmit'];
    validate?: NonNullable<FormRules['validate']>;
    mutators: typeof submitErrorMutators;
  };
  ready: boolean;
  load: () => void;
  /** See RuledFormOptions. */
  draftKey: string | undefined;
}

export interface RuledFormOptions {
  /** The fields that are judged now; all of them unless said otherwise. Must be stable. */
  only?: readonly string[];
  /** Under which name to keep what was typed when the session ends under a submit (drafts.ts). */
  draftKey?: string;
}

/**
 * A form that runs requirements §5's rules and puts what the host refuses where it belongs (VAL-3, API-5). `pick` must be stable;
 * `fields` are those on the screen; `send` gives why it failed, or null.
 */
export function useRuledForm<Values extends object>(
  pick: PickRules,
  fields: readonly string[],
  send: (values: Values) => Promise<PortalError | null>,
  { only, draftKey }: RuledFormOptions = {},
): RuledForm<Values> {
  const { validate, ready, load, check } = useRules(pick, only);
  const dispatch = useDispatch();
  const onSubmit = async (values: Values) => {
    const broken = await check(values);
    if (Object.keys(broken).length > 0) return broken;
    dispatch(formSubmitted(values));
    const error = await send(values);
    // A 401 drops the API's state, and with it this very call.
    if (error?.kind === 'aborted' && draftKey !== undefined) keepDraft(draftKey, values);
    const errors = error ? submitErrorsOf(error, fields) : undefined;
    dispatch(formAnswered(errors ?? null));
    return errors;
  };
  const props = { onSubmit, ...(validate && { validate }), mutators: submitErrorMutators };
  return { props, ready, load, draftKey };
}
