import { QueryStatus } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { Button, Notice } from '@portal/ui-kit';
import { portalApi } from '../../api/portalApi';
import { momentParts } from '../../lib/clockTime';
import { useFocusPassedOn } from '../../hooks/useFocusPassedOn';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { outdatedDataAt } from '../outdatedData';
import '../textsLastRead';

/**
 * PLAY-11: on every page whose amounts may be outdated, shows when they were fetched and, while online, a button that fetches them
 * again. It is in the chunk of the shell, since it is needed when nothing can be loaded. Render it into a live region.
 */
export const LastRead = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const online = useAppSelector(({ api }) => api.config.online);
  const fetching = useAppSelector(
    ({ api }) => api.queries['getMe(undefined)']?.status === QueryStatus.pending,
  );
  const lines = useAppSelector(
    (state) =>
      outdatedDataAt(state, pathname).map(({ query, at }) => t(`lastRead.${query}`, momentParts(at))),
    shallowEqual,
  );
  return (
    <Notice
      ref={useFocusPassedOn<HTMLDivElement>()}
      severity="warning"
      title={t(online ? 'lastRead.unreachable' : 'lastRead.offline')}
      action={
        // Retrying offline is pointless; the portal refetches automatically once there is a network.
        online && (
          <Button
            variant="secondary"
            busy={fetching}
            busyLabel={t('lastRead.retrying')}
            onClick={() => void dispatch(portalApi.util.invalidateTags(['Me', 'History']))}
          >
            {t('lastRead.retry')}
          </Button>
        )
      }
    >
      {lines.join('\n')}
    </Notice>
  );
};
