import { useTranslation } from 'react-i18next';
import { Text } from '@portal/ui-kit';
import { PhoneField } from '@portal/ui-kit/forms';
import { useUpdatePhoneMutation } from '../../api/endpoints/security';
import { AskedProof } from '../../forms/AskedProof';
import { noProofs, proofFieldNames, proofsOf } from '../../forms/proofFields';
import { draftBy } from '../../forms/drafts';
import { EditDialog } from '../../forms/EditDialog';
import { SecurityCodeField } from '../../forms/SecurityCodeField';
import { useValidatedForm } from '../../forms/useValidatedForm';
import { formatPhone } from '../../lib/phone';
import { useBotCheck } from '../../botCheck/useBotCheck';
import type { AccountModalProps } from '../../components/AccountModals';
import { phoneRules, stepUpOf } from './stepUp';
import { useFinishSeenChange } from './useFinishSeenChange';
import './texts';

const initialValues = { newPhoneNumber: '', ...noProofs };
const fields = ['newPhoneNumber', ...proofFieldNames];

/** SEC-3, SEC-5: changes the phone number, with a code sent to the verified phone or address, or another proof that the host asks for. */
export const PhoneModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const finish = useFinishSeenChange('phone', onClose, user, 'phoneNumber');
  const [update] = useUpdatePhoneMutation();
  const checkBot = useBotCheck('updatePhoneFormSubmit');
  const stepUp = stepUpOf(user);
  const form = useValidatedForm<typeof initialValues>(
    phoneRules(stepUp),
    fields,
    async (values) => {
      const bot = await checkBot();
      if ('error' in bot) return bot.error;
      return finish(
        await update({
          newPhoneNumber: values.newPhoneNumber,
          ...proofsOf(values),
          gReCaptchaToken: bot.token,
        }),
      );
    },
    { draft: draftBy(`${user.username}: phone`) },
  );
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={t('security.changePhone')}
      form={form}
      initialValues={initialValues}
    >
      {user.phoneNumber !== null && (
        <Text tone="secondary">{t('security.currentPhone', { phone: formatPhone(user.phoneNumber) })}</Text>
      )}
      <PhoneField
        name="newPhoneNumber"
        label={t('security.newPhone')}
        helperText={t('security.newPhoneHint')}
        autoFocus
      />
      {stepUp && (
        <>
          <Text tone="secondary" size="small">
            {t(stepUp.channel === 'sms' ? 'security.codeBySms' : 'security.codeByEmail')}
          </Text>
          <SecurityCodeField
            name={stepUp.field}
            purpose="confirm.phone_number"
            channel={stepUp.channel}
            target={stepUp.channel === 'sms' ? user.phoneNumber : user.email}
          />
        </>
      )}
      <AskedProof purpose="confirm.phone_number" shown={stepUp?.channel ?? null} user={user} />
    </EditDialog>
  );
};
