import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm, useFormState } from 'react-final-form';
import { limits } from '@portal/contract';
import { SmsCommand, Text, TextLink } from '@portal/ui-kit';
import { RouterLink } from '../../components/RouterLink';
import { useSmsNumbers } from '../../hooks/useSmsNumbers';
import { tabStorage } from '../../lib/safeStorage';
import './texts';
import './textsByPhone';

interface CommandProps {
  keyword: 'MXT' | 'PTV';
  /** What is typed. */
  username: string;
}

const Command = ({ keyword, username }: CommandProps) => {
  const { t } = useTranslation();
  const text = `${keyword} ${username || t('recovery.yourUsername')}`;
  // The hotline does not answer an SMS that names no player, and the player has paid for it.
  const numbers = useSmsNumbers(username.length < limits.usernameMin ? null : text);
  return (
    <SmsCommand
      text={text}
      numbers={numbers}
      labels={{
        text: t(keyword === 'MXT' ? 'recoveryByPhone.verified' : 'recoveryByPhone.unverified'),
        numbers: t('recoveryByPhone.sendTo'),
      }}
    />
  );
};

/** Keeps the username while the player is in the SMS app: phones discard pages in the background. */
function useKeptUsername() {
  const form = useForm<{ username: string }>();
  useEffect(() => {
    form.change('username', tabStorage.read('recovery') ?? '');
    return form.subscribe(({ values }) => tabStorage.write('recovery', values.username), { values: true });
  }, [form]);
}

/** REC-2: the SMS to send, with the username that is being typed; a link to support if the deployment has no hotline (HOST-5). */
export const SmsInstructions = () => {
  const { t } = useTranslation();
  useKeptUsername();
  const { values } = useFormState<{ username: string }>({ subscription: { values: true } });
  const username = values.username.trim();
  if (useSmsNumbers(null).length === 0)
    return (
      <Text strong>
        <TextLink href="/support" linkComponent={RouterLink}>
          {t('recoveryByPhone.step2BySupport')}
        </TextLink>
      </Text>
    );
  return (
    <>
      <Text strong>{t('recoveryByPhone.step2')}</Text>
      <Command keyword="MXT" username={username} />
      <Command keyword="PTV" username={username} />
    </>
  );
};
