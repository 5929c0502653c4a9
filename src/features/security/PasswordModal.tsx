import { useTranslation } from 'react-i18next';
import type { ChangePasswordPayload } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { PasswordField } from '@portal/ui-kit/forms';
import { useChangePasswordMutation } from '../../api/endpoints/security';
import { EditDialog } from '../../forms/EditDialog';
import { PasswordStrength } from '../../forms/PasswordStrength';
import { HiddenUsernameField } from '../../forms/HiddenUsernameField';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { asPortalError } from '../../api/portalError';
import { usePasswordUnsure } from '../../store/usePasswordUnsure';
import { useAppDispatch } from '../../store/hooks';
import { newPasswordAnswered } from '../../store/newPasswordAnswered';
import type { AccountModalProps } from '../../components/AccountModals';
import { StatusNotice } from '../../components/StatusRegion';
import { useFinishSeenChange } from './useFinishSeenChange';
import './texts';

const initialValues: Required<ChangePasswordPayload> = {
  currentPassword: '',
  password: '',
  passwordConfirm: '',
};
const fields = Object.keys(initialValues);
const pick: PickRules = (rules) => rules.changePasswordPayload;

/** SEC-2, SEC-5: the old password and a new one. */
export const PasswordModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const unsure = usePasswordUnsure();
  const close = () => {
    dispatch(newPasswordAnswered(null));
    onClose();
  };
  const finish = useFinishSeenChange('password', close, user, 'lastPasswordChange');
  const [change] = useChangePasswordMutation();
  const form = useValidatedForm<typeof initialValues>(pick, fields, async (values) => {
    const answer = await change(values);
    if (answer.error) dispatch(newPasswordAnswered(asPortalError(answer.error)));
    return finish(answer);
  });
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={t('security.changePassword')}
      form={form}
      initialValues={initialValues}
    >
      <StatusNotice severity="info">{unsure}</StatusNotice>
      <HiddenUsernameField username={user.username} />
      <PasswordField
        name="currentPassword"
        label={t('security.currentPassword')}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField name="password" label={t('security.newPassword')} autoComplete="new-password" />
      <PasswordStrength name="password" />
      <PasswordField name="passwordConfirm" label={t('security.confirm')} autoComplete="new-password" />
      <Text tone="secondary" size="small">
        {t('security.otherSessions')}
      </Text>
    </EditDialog>
  );
};
