import { useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { proofFields } from '@portal/contract';
import { Button, Notice } from '@portal/ui-kit';
import { useBeginPasskeyProofMutation, useGetPasskeysQuery } from '../api/endpoints/passkeys';
import { selectData } from '../api/selectData';
import { signWithPasskey } from '../lib/passkeys';
import './textsProof';

/** Lets a player who has a passkey prove a change with it (SAFE-1, SAFE-5): the form is submitted with the passkey's signature. */
export const ProofByPasskey = () => {
  const { t } = useTranslation();
  const form = useForm();
  const { submitErrors } = useFormState({ subscription: { submitErrors: true } });
  const { data: passkeys } = useGetPasskeysQuery(undefined, { selectFromResult: selectData });
  const [begin, { isLoading, error }] = useBeginPasskeyProofMutation();
  const [isUnable, setUnable] = useState(false);
  if (!passkeys || passkeys.length === 0) return null;
  const fault: unknown = error || isUnable ? t('proof.passkeyUnable') : submitErrors?.[proofFields.passkey];

  const prove = async () => {
    setUnable(false);
    const options = await begin();
    if (options.error) return;
    const signed = await signWithPasskey(options.data);
    // A player who closes the browser's dialog gets no message.
    if ('failed' in signed) return setUnable(signed.failed !== 'cancelled');
    form.change(proofFields.passkey, signed.passkey);
    await form.submit();
    // A signature can be used only once, whatever the answer was.
    form.change(proofFields.passkey, '');
  };
  return (
    <>
      <Button
        variant="quiet"
        busy={isLoading}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void prove()}
      >
        {t('proof.byPasskey')}
      </Button>
      {typeof fault === 'string' && <Notice severity="error">{fault}</Notice>}
    </>
  );
};
