import { Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Progress } from '@portal/ui-kit';
import { useGetMeQuery } from '../../api/endpoints/me';
import { selectData } from '../../api/selectData';
import '../textsFrame';
import { AuthFrame } from './AuthFrame';
import { lazyComponent } from '../../components/preloadable';
import { useAppSelector } from '../../store/hooks';

/** For signed-in players only. */
const Shell = lazyComponent(
  async () => (await import(/* webpackChunkName: "shell" */ './ShellLayout')).ShellLayout,
);

/** A page for everyone, shown in the shell to a signed-in player, and in the layout of the public pages to a visitor (PLAY-4). */
export const OpenFrame = () => {
  const { t } = useTranslation();
  const { data: user } = useGetMeQuery(undefined, { selectFromResult: selectData });
  // The public page stays on screen until the shell has loaded, even if the player is known earlier.
  const shown = useDeferredValue(user);
  const leftFor = useAppSelector(({ session }) => session.leftFor);
  // The player has just logged out here (LAY-11). A visitor who opens the page later may stay.
  if (shown && user === null && leftFor !== null) return <Navigate to={leftFor} replace />;
  return (
    <Suspense fallback={<Progress label={t('app.loading')} />}>
      {shown ? <Shell /> : <AuthFrame wide />}
    </Suspense>
  );
};
