import { useCallback } from 'react';
import { Toast } from '@portal/ui-kit';
import { useTexts } from '../../i18n/useTexts';
import { useIsLiving } from '../../shared/replayedMoment';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { savedSeen } from '../../store/slices/saved';
import { appTexts } from '../texts';

/** ME-3: tells once that a change of the account was saved. */
export const SavedToast = () => {
  const t = useTexts(appTexts);
  const dispatch = useAppDispatch();
  const change = useAppSelector(({ saved }) => saved.change);
  const living = useIsLiving();
  const close = useCallback(() => void dispatch(savedSeen()), [dispatch]);
  return (
    <Toast
      open={change !== null}
      message={change && t(`saved.${change}`)}
      severity="success"
      onClose={close}
      {...(!living && { autoHideMs: 0 })}
    />
  );
};
