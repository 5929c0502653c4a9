import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { savedSeen } from '../../store/slices/saved';
import '../texts';
import { ShellToast } from '../../components/ShellToast';

/** ME-3: confirms once that a change of the account was saved. The same change saved again is announced again. */
export const SavedToast = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { change, repeats } = useAppSelector(({ saved }) => saved);
  const close = useCallback(() => void dispatch(savedSeen()), [dispatch]);
  return (
    <ShellToast
      open={change !== null}
      message={change && t(`saved.${change}`)}
      messageKey={repeats}
      severity="success"
      onClose={close}
    />
  );
};
