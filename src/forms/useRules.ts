import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldErrors } from '@portal/contract';
import { whenIdle } from '../shared/whenIdle';

type Rules = typeof import('@portal/contract/rules');
type Schema = Parameters<Rules['checkPayload']>[0];

let loading: Promise<Rules> | null = null;

/** The rules of section 5, in a chunk of their own because yup is heavy (DESIGN §7). */
const loadRules = (): Promise<Rules> =>
  (loading ??= import('@portal/contract/rules').catch((error: unknown) => {
    loading = null;
    throw error;
  }));

const joined = (errors: FieldErrors, only?: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => only?.includes(field) ?? true)
      .map(([field, messages]) => [field, messages.join('\n')]),
  );

export type Validate = (values: object) => Record<string, string>;

export interface FormRules {
  /** For the form; undefined until the rules are there. */
  validate: Validate | undefined;
  /** Whether the form may be sent: the rules are there, or can't be had, and then the host's own decide. */
  ready: boolean;
  /** Starts loading; call it on the first focus. */
  load: () => void;
  /** The check a submit waits for: field → message, empty when all is well. */
  check: (values: object) => Promise<Record<string, string>>;
}

/** The rules of one payload, or of `only` some of its fields, as a form wants them (VAL-3). Both must be stable. */
export function useRules(pick: (rules: Rules) => Schema, only?: readonly string[]): FormRules {
  const [rules, setRules] = useState<Rules | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => void loadRules().then(setRules, () => setFailed(true)), []);
  useEffect(() => whenIdle(load), [load]);

  const validatorOf = useCallback(
    (loaded: Rules): Validate =>
      (values) => {
        const checked = loaded.checkPayload(pick(loaded), values);
        return checked.ok ? {} : joined(checked.errors, only);
      },
    [pick, only],
  );
  const validate = useMemo(() => (rules ? validatorOf(rules) : undefined), [rules, validatorOf]);
  const check = useCallback(
    (values: object) =>
      loadRules().then(
        (loaded) => validatorOf(loaded)(values),
        () => ({}),
      ),
    [validatorOf],
  );
  return { validate, ready: rules !== null || failed, load, check };
}
