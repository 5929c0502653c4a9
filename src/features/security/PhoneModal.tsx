import { useTranslation } from 'react-i18next';
import { Text } from '@portal/ui-kit';
import { PhoneField } from '@portal/ui-kit/forms';
import { useUpdatePhoneMutation } from '../../api/endpoints/security';
import { asPortalError } from '../../api/messageOf';
import { EditDialog } from '../../forms/EditDialog';
import { SecurityCodeField } from '../../forms/SecurityCodeField';
import { useRuledForm } from '../../forms/useRuledForm';
import { formatPhone } from '../../lib/phone';
import { useBotCheck } from '../../botCheck/useBotCheck';
import { useAppDispatch } from '../../store/hooks';
import { changeSaved } from '../../store/slices/saved';
import type { AccountModalProps } from '../../components/AccountModals';
import { phoneRules, stepUpOf } from './stepUp';
import './texts';

const initialValues = { newPhoneNumber: '', otpNumber: '', securityCode: '' };

/** SEC-3, SEC-5: changes the phone number, with a code sent to the verified phone or address. */
export const PhoneModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [update] = useUpdatePhoneMutation();
  const checkBot = useBotCheck('updatePhoneFormSubmit');
  const stepUp = stepUpOf(user);
  const fields = ['newPhoneNumber', ...(stepUp ? [stepUp.field] : [])];
  const form = useRuledForm<typeof initialValues>(
    phoneRules(stepUp),
    fields,
    async (values) => {
      const bot = await checkBot();
      if ('error' in bot) return bot.error;
      const { error } = await update({
        newPhoneNumber: values.newPhoneNumber,
        ...(stepUp && { [stepUp.field]: values[stepUp.field] }),
        gReCaptchaToken: bot.token,
      });
      if (error) return asPortalError(error);
      dispatch(changeSaved('phone'));
      onClose();
      return null;
    },
    { draftKey: `${user.username}: phone` },
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
          <SecurityCodeField name={stepUp.field} purpose="confirm.phone_number" channel={stepUp.channel} />
        </>
      )}
    </EditDialog>
  );
};
