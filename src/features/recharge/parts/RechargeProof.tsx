import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { credentialPolicy, type User } from '@portal/contract';
import { Column } from '../../../components/layout';
import { proofFieldNames } from '../../../forms/proofFields';
import type { OperationPhase } from '../../../operations/operationState';
import { aboveBar, PartBoundary } from '../../../components/PartBoundary';
import { lazyComponent } from '../../../components/preloadable';

/** In its own chunk, since few players need it. */
const AskedProof = lazyComponent(async () => (await import('../../../forms/AskedProof')).AskedProof);

const { purpose } = credentialPolicy.payment;

interface InViewProps {
  /** Whether the host's last answer asks for a proof. */
  asks: boolean;
  children: ReactNode;
}

/** Scrolls to what has just appeared. Focuses a proof that the host has refused, as FormBody does in other forms. */
const InView = ({ asks, children }: InViewProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (asks) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asks]);
  return (
    <Column ref={place} style={aboveBar}>
      {children}
    </Column>
  );
};

export interface RechargeProofProps {
  user: User;
  phase: OperationPhase;
}

/**
 * SAFE-6: the form's field for the proof that the host asks for under the player's own rule. One proof is for one recharge, so a
 * success clears it.
 */
export const RechargeProof = ({ user, phase }: RechargeProofProps) => {
  const form = useForm();
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const [asked, setAsked] = useState(false);
  const asks = proofFieldNames.some((name) => submitErrors?.[name] !== undefined);
  if (asks && !asked) setAsked(true);
  if (asked && phase === 'succeeded') setAsked(false);
  useEffect(() => {
    if (phase === 'succeeded') for (const name of proofFieldNames) form.change(name, undefined);
  }, [phase, form]);
  if (!asked) return null;
  return (
    <PartBoundary asked>
      <InView asks={asks}>
        <AskedProof purpose={purpose} shown={null} user={user} />
      </InView>
    </PartBoundary>
  );
};
