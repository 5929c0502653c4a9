import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldErrors } from '@portal/contract';
import { loadOnce } from '../lib/loadOnce';
import { yieldToMain } from '../lib/yieldToMain';
import { MASK } from '../replay/mirror/secretFields';
import { prefetch } from '../lib/whenIdle';

type Rules = typeof import('@portal/contract/rules');
type Schema = Parameters<Rules['checkPayload']>[0];

let loaded: Rules | null = null;

/** The rules of requirements §5, in a chunk of their own because yup is heavy (architecture §7). */
export const loadRules: () => Promise<Rules> = loadOnce(async () => {
  // Evaluating yup and the rules takes long on a cheap phone, so yup, the rules, and the code that uses them run in separate tasks.
  await import(/* webpackChunkName: "rules" */ '@portal/contract/rules/library');
  await yieldToMain();
  const rules = await import(/* webpackChunkName: "rules" */ '@portal/contract/rules');
  await yieldToMain();
  return (loaded = rules);
});

/** A masked value counts as valid, since it was valid when it was submitted. Only replayed forms contain masked values. */
const joined = (errors: FieldErrors, values: object, only?: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => only?.includes(field) ?? true)
      .filter(([field]) => (values as Record<string, unknown>)[field] !== MASK)
      .map(([field, messages]) => [field, messages.join('\n')]),
  );

type Validate = (values: object) => Record<string, string>;

export interface FormRules {
  /** For the form; undefined until the rules are loaded. */
  validate: Validate | undefined;
  /** Whether the form may be sent: the rules validate it, or they failed to load and only the host checks. */
  ready: boolean;
  /** Starts loading. Call it on the first focus. */
  load: () => void;
  /** The check before a submit: field → message; empty if all values are valid. */
  check: (values: object) => Promise<Record<string, string>>;
}

/**
 * The rules of one payload, or only of its fields in `only`, as functions for a form (VAL-3). Both arguments must be stable.
 */
export function useRules(pick: (rules: Rules) => Schema, only?: readonly string[]): FormRules {
  const [rules, setRules] = useState<Rules | null>(loaded);
  const [failed, setFailed] = useState(false);
  // The form applies `validate` in its own effect, which runs before this one. Until then, it considers an empty form valid.
  const [applied, setApplied] = useState(loaded !== null);
  useEffect(() => {
    if (rules) queueMicrotask(() => setApplied(true));
  }, [rules]);

  const load = useCallback(() => void loadRules().then(setRules, () => setFailed(true)), []);
  useEffect(() => prefetch(load), [load]);

  const validatorOf = useCallback(
    (known: Rules): Validate =>
      (values) => {
        const checked = known.checkPayload(pick(known), values);
        return checked.ok ? {} : joined(checked.errors, values, only);
      },
    [pick, only],
  );
  const validate = useMemo(() => (rules ? validatorOf(rules) : undefined), [rules, validatorOf]);
  const check = useCallback(
    (values: object) =>
      loadRules().then(
        (known) => validatorOf(known)(values),
        () => ({}),
      ),
    [validatorOf],
  );
  return { validate, ready: applied || failed, load, check };
}
