import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@portal/contract';
import { Button, Download, LinkButton, Notice } from '@portal/ui-kit';
import { messageOf } from '../../api/portalError';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import { OlderActions } from './OlderHistory.styles';
import type { OlderHistory as Older } from './useOlderHistory';
import './textsOlder';

/** Below the rows, if the host has pages: buttons for older lines and for all lines as a file (PLAY-7). */
export const OlderHistory = ({ older }: { older: Older }) => {
  const { t } = useTranslation();
  const { apiHost } = use(PortalConfigContext);
  const { hasOlder, isLoading, error, loadOlder, offersFile } = older;
  return (
    <>
      {error && <Notice severity="error">{t('olderHistory.failed', { reason: messageOf(error) })}</Notice>}
      <OlderActions>
        {hasOlder && (
          <Button
            variant="secondary"
            busy={isLoading}
            busyLabel={t('olderHistory.loading')}
            onClick={loadOlder}
          >
            {t('olderHistory.more')}
          </Button>
        )}
        {offersFile && (
          <LinkButton
            href={`${apiHost}${paths.historyFile}`}
            variant="quiet"
            download
            startIcon={<Download size={18} aria-hidden />}
          >
            {t('olderHistory.file')}
          </LinkButton>
        )}
      </OlderActions>
    </>
  );
};
