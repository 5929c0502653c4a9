import { useTranslation } from 'react-i18next';
import { useAppSelector } from './hooks';
import './textsPasswordUnsure';

/** What to say while the answer to a new password is lost, so that either password may be the right one; false otherwise. */
export function usePasswordUnsure(): string | false {
  const { t } = useTranslation();
  const isUnsure = useAppSelector(({ session }) => session.unansweredPasswordChange === true);
  return isUnsure && t('passwordUnsure.text');
}
