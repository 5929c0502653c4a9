import { useTranslation } from 'react-i18next';
import { limits } from '@portal/contract';
import { TextField } from '@portal/ui-kit/forms';
import { draftBy } from '../../forms/drafts';
import { EditDialog } from '../../forms/EditDialog';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import type { AccountModalProps } from '../../components/AccountModals';
import './texts';
import { useSave } from './useSave';

interface Values {
  lastName: string;
  middleName: string;
  firstName: string;
}

const fields = ['lastName', 'middleName', 'firstName'];
const pick: PickRules = (rules) => rules.profileNamePayload;

/** ME-3: last, middle and first name, in the order of a Vietnamese name. */
export const NameModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const save = useSave('name', onClose);
  const form = useValidatedForm<Values>(pick, fields, save, { draft: draftBy(`${user.username}: name`) });
  const { lastName, middleName, firstName } = user;
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={t('me.changeName')}
      form={form}
      initialValues={{ lastName: lastName ?? '', middleName: middleName ?? '', firstName: firstName ?? '' }}
    >
      <TextField
        name="lastName"
        label={t('me.lastName')}
        autoComplete="family-name"
        maxLength={limits.nameInputMax}
        autoFocus
      />
      <TextField
        name="middleName"
        label={t('me.middleName')}
        autoComplete="additional-name"
        maxLength={limits.nameInputMax}
      />
      <TextField
        name="firstName"
        label={t('me.firstName')}
        autoComplete="given-name"
        maxLength={limits.nameInputMax}
      />
    </EditDialog>
  );
};
