import { lazy, Suspense, useEffect } from 'react';
import { useField } from 'react-final-form';
import { whenIdle } from '../lib/whenIdle';

const loadPanel = () => import('./StrengthPanel');
const StrengthPanel = lazy(async () => ({ default: (await loadPanel()).StrengthPanel }));

/**
 * Shows what the new password in the field `name` still lacks, from the moment the field is entered (VAL-1); until then it is
 * no part of the page, neither of its markup nor of its first load.
 */
export const PasswordStrength = ({ name }: { name: string }) => {
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, active: true, visited: true },
  });
  const shown = meta.active || meta.visited || input.value !== '';
  // What can't be loaded is only help; the field's own errors still say what is wrong.
  useEffect(() => whenIdle(() => void loadPanel().catch(() => undefined)), []);
  return (
    shown && (
      <Suspense fallback={null}>
        <StrengthPanel password={input.value} />
      </Suspense>
    )
  );
};
