import { useTranslation } from 'react-i18next';
import { useFormState } from 'react-final-form';
import { SmsCommand } from '@portal/ui-kit';
import { useSmsNumbers } from '../../hooks/useSmsNumbers';
import './texts';
import './textsByPhone';

interface CommandProps {
  keyword: 'MXT' | 'PTV';
  username: string;
}

const Command = ({ keyword, username }: CommandProps) => {
  const { t } = useTranslation();
  const text = `${keyword} ${username}`;
  const numbers = useSmsNumbers(text);
  if (numbers.length === 0) return null;
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

/** REC-2: the SMS to send, with the username that is being typed. */
export const SmsInstructions = () => {
  const { t } = useTranslation();
  const { values } = useFormState<{ username: string }>({ subscription: { values: true } });
  const username = values.username.trim() || t('recovery.yourUsername');
  return (
    <>
      <Command keyword="MXT" username={username} />
      <Command keyword="PTV" username={username} />
    </>
  );
};
