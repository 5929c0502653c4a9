import { useTranslation } from 'react-i18next';
import { supportedLocales, type Locale } from '@portal/contract';
import { SelectFormField } from '@portal/ui-kit/forms';
import { EditDialog } from '../../forms/EditDialog';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { useAppDispatch } from '../../store/hooks';
import { localeChosen } from '../../store/slices/locale';
import type { AccountModalProps } from '../../components/AccountModals';
import './texts';
import { useSave } from './useSave';

interface Values {
  language: Locale;
}

const pick: PickRules = (rules) => rules.profileLanguagePayload;

/** ME-4: the language; there is only one. The choice is also stored in this browser (APP-3). */
export const LanguageModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const save = useSave('language', onClose);
  const form = useValidatedForm<Values>(pick, ['language'], async ({ language }) => {
    const error = await save({ language });
    if (error === null) dispatch(localeChosen(language));
    return error;
  });
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={t('me.changeLanguage')}
      form={form}
      initialValues={{ language: user.language }}
    >
      <SelectFormField
        name="language"
        label={t('me.language')}
        options={supportedLocales.map((value) => ({ value, label: t('me.vietnamese') }))}
      />
    </EditDialog>
  );
};
