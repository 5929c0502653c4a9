import { useEffect } from 'react';
import styled from '@emotion/styled';
import { useField } from 'react-final-form';
import { prefetch } from '../lib/whenIdle';
import { Optional } from '../components/Optional';
import { lazyComponent } from '../components/preloadable';

const loadPanel = () => import('./StrengthPanel');
const StrengthPanel = lazyComponent(async () => (await loadPanel()).StrengthPanel);

/** As high as the panel in one column, so that a panel that loads late does not move the button while it is being pressed. */
const Room = styled.div({ minHeight: 140.5 });

/**
 * Shows what the new password in the field `name` still lacks, once the field has had the focus (VAL-1). Until then, neither
 * the markup nor the first load contains it.
 */
export const PasswordStrength = ({ name }: { name: string }) => {
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, active: true, visited: true },
  });
  const shown = meta.active || meta.visited || input.value !== '';
  // If the panel cannot be loaded, only this help is missing: the field's own errors still say what is wrong.
  useEffect(() => prefetch(() => void loadPanel().catch(() => undefined)), []);
  return (
    shown && (
      <Optional fallback={<Room />}>
        <StrengthPanel password={input.value} />
      </Optional>
    )
  );
};
