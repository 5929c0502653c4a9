import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldErrors } from '@portal/contract';
import { loadOnce } from '../lib/loadOnce';
import { yieldToMain } from '../lib/yieldToMain';
import { MASK } from '../replay/mirror/secretFields';
import { whenIdle } from '../lib/whenIdle';

type Rules = typeof import('@portal/contract/rules');
type Schema = Parameters<Rules['checkPayload']>[0];

let loaded: Rules | null = null;

/** The rules of requirements §5, in a chunk of their own because yup is heavy (architecture §7). */
export const loadRules: () => Promise<Rules> = loadOnce(async () => {
  const rules = await import('@portal/contract/rules');
  // What they are used for is a task of its own: evaluating them takes a cheap phone long enough.
  await yieldToMain();
  return (loaded = rules);
});

/** A mask stands for what was right when it was submitted: only replayed forms hold any. */
const joined = (errors: FieldErrors, values: object, only?: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([field]) => only?.includes(field) ?? true)
      .filter(([field]) => (values as Record<string, unknown>)[field] !== MASK)
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
  const [rules, setRules] = useState<Rules | null>(loaded);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => void loadRules().then(setRules, () => setFailed(true)), []);
  useEffect(() => whenIdle(load), [load]);

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
  return { validate, ready: rules !== null || failed, load, check };
}
