import type { ChangePasswordPayload } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { PasswordField } from '@portal/ui-kit/forms';
import { useChangePasswordMutation } from '../../api/endpoints/security';
import { asPortalError } from '../../api/messageOf';
import { EditDialog } from '../../forms/EditDialog';
import { PasswordStrength } from '../../forms/PasswordStrength';
import { HiddenUsernameField } from '../../forms/HiddenUsernameField';
import { useRuledForm, type PickRules } from '../../forms/useRuledForm';
import { useTexts } from '../../i18n/useTexts';
import { useAppDispatch } from '../../store/hooks';
import { changeSaved } from '../../store/slices/saved';
import type { AccountModalProps } from '../../components/AccountModals';
import { securityTexts } from './texts';

const initialValues: Required<ChangePasswordPayload> = {
  currentPassword: '',
  password: '',
  passwordConfirm: '',
};
const fields = Object.keys(initialValues);
const pick: PickRules = (rules) => rules.changePasswordPayload;

/** SEC-2, SEC-5: the old password and a new one. */
export const PasswordModal = ({ user, open, onClose }: AccountModalProps) => {
  const t = useTexts(securityTexts);
  const dispatch = useAppDispatch();
  const [change] = useChangePasswordMutation();
  const form = useRuledForm<typeof initialValues>(pick, fields, async (values) => {
    const { error } = await change(values);
    if (error) return asPortalError(error);
    dispatch(changeSaved('password'));
    onClose();
    return null;
  });
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={t('security.changePassword')}
      form={form}
      initialValues={initialValues}
    >
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
