import { limits } from '@portal/contract';
import { TextField } from '@portal/ui-kit/forms';
import { EditDialog } from '../../forms/EditDialog';
import { useRuledForm, type PickRules } from '../../forms/useRuledForm';
import { useTexts } from '../../i18n/useTexts';
import type { AccountModalProps } from '../../components/AccountModals';
import { personalInfoTexts } from './texts';
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
  const t = useTexts(personalInfoTexts);
  const save = useSave('name', onClose);
  const form = useRuledForm<Values>(pick, fields, save, { draftKey: `${user.username}: name` });
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
