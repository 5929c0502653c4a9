import { useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import {
  credentialPolicy,
  proofFields,
  type Channel,
  type ChangePolicy,
  type CodeAction,
  type ProofKind,
  type User,
} from '@portal/contract';
import { Button } from '@portal/ui-kit';
import './textsProof';

/** The fields of the player that a form needs to ask for a proof. */
export type ProofUser = Pick<User, 'username' | 'email' | 'phoneNumber' | 'verifiedAt' | 'verifiedPhoneAt'>;

/** The channel by which the host sends a code for a purpose (contract/credentialPolicy.ts); null if no channel is verified. */
export function codeChannel(purpose: CodeAction, user: ProofUser): Channel | null {
  const policy = Object.values<ChangePolicy>(credentialPolicy).find((change) => change.purpose === purpose);
  const verifiedAt = { sms: user.verifiedPhoneAt, email: user.verifiedAt };
  return policy?.codeBy.find((channel) => verifiedAt[channel] !== null) ?? null;
}

export interface ProofByCodeProps {
  channel: Channel | null;
  /** The proof whose field the form itself shows; null for none. */
  shown: ProofKind | null;
  onChoose: (channel: Channel) => void;
}

/** Lets a player who cannot use the authenticator app prove a change with a code sent by SMS or e-mail (SAFE-5). */
export const ProofByCode = ({ channel, shown, onChoose }: ProofByCodeProps) => {
  const { t } = useTranslation();
  const form = useForm();
  if (channel === null || channel === shown) return null;
  const choose = () => {
    // A wrong code of the app must not be sent along, since the host would check it.
    form.change(proofFields.totp, '');
    onChoose(channel);
  };
  return (
    <Button variant="quiet" onMouseDown={(event) => event.preventDefault()} onClick={choose}>
      {t(channel === 'sms' ? 'proof.insteadBySms' : 'proof.insteadByEmail')}
    </Button>
  );
};
