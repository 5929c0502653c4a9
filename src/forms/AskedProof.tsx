import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormState } from 'react-final-form';
import { proofFields, type CodeAction, type ProofKind } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { CodeField, PasswordField } from '@portal/ui-kit/forms';
import { PortalConfigContext } from '../lib/PortalConfigContext';
import { canUsePasskeys } from '../lib/canUsePasskeys';
import { HiddenUsernameField } from './HiddenUsernameField';
import { proofKinds } from './proofFields';
import { codeChannel, ProofByCode, type ProofUser } from './ProofByCode';
import { SecurityCodeField } from './SecurityCodeField';
import './textsProof';
import { Optional } from '../components/Optional';
import { lazyComponent } from '../components/preloadable';

const ProofByPasskey = lazyComponent(async () => (await import('./ProofByPasskey')).ProofByPasskey);

/** The proof that the host has asked for, or the one that the player chose instead. Once shown, it stays. */
function useAskedProofState(shown: ProofKind | null) {
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const [state, setState] = useState<{ asked: ProofKind | null; missing: ProofKind | undefined }>({
    asked: null,
    missing: undefined,
  });
  const missing = proofKinds.find(
    (kind) => kind !== shown && submitErrors?.[proofFields[kind]] !== undefined,
  );
  // The errors of an answer stay until the next answer. They must not undo what the player has chosen since.
  if (missing !== state.missing) setState({ asked: missing ?? state.asked, missing });
  const setAsked = (asked: ProofKind) => setState({ asked, missing });
  return [state.asked, setAsked] as const;
}

/** The proof that the host has asked for. Once asked for, it stays. */
export const useAskedProof = (shown: ProofKind | null): ProofKind | null => useAskedProofState(shown)[0];

export interface AskedProofProps {
  purpose: CodeAction;
  /** The proof whose field the form itself shows; null for none. */
  shown: ProofKind | null;
  user: ProofUser;
}

/**
 * SAFE-1: the field of a proof that the host asks for, by a 422 with an error under that field. Renders nothing if the host asks for
 * none. A code sent by SMS or e-mail can replace a code of the authenticator app, and a passkey can replace any proof (SAFE-5).
 */
export const AskedProof = ({ purpose, shown, user }: AskedProofProps) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useAskedProofState(shown);
  const config = useContext(PortalConfigContext);
  // The form may have begun to show its own field since.
  if (asked === null || asked === shown) return null;
  return (
    <>
      <Text tone="secondary" size="small">
        {t(`proof.${asked}`)}
      </Text>
      {asked === 'password' && (
        <>
          <HiddenUsernameField username={user.username} />
          <PasswordField
            name={proofFields.password}
            label={t('proof.currentPassword')}
            autoComplete="current-password"
            autoFocus
          />
        </>
      )}
      {asked === 'totp' && (
        <>
          <CodeField name={proofFields.totp} label={t('proof.totpCode')} autoFocus />
          <ProofByCode channel={codeChannel(purpose, user)} shown={shown} onChoose={setAsked} />
        </>
      )}
      {(asked === 'sms' || asked === 'email') && (
        <SecurityCodeField
          name={proofFields[asked]}
          purpose={purpose}
          channel={asked}
          target={asked === 'sms' ? user.phoneNumber : user.email}
          autoFocus
        />
      )}
      {canUsePasskeys(config) && (
        <Optional>
          <ProofByPasskey />
        </Optional>
      )}
    </>
  );
};
