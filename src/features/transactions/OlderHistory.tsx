import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@portal/contract';
import { Button, Download, LinkButton, Notice } from '@portal/ui-kit';
import { useFocusPassedOn } from '../../hooks/useFocusPassedOn';
import { messageOf } from '../../api/portalError';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import { OlderActions } from './OlderHistory.styles';
import type { OlderHistory as Older } from './useOlderHistory';
import './textsOlder';

/** The last page removes it. */
const More = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    <div ref={useFocusPassedOn<HTMLDivElement>()}>
      <Button variant="secondary" busy={busy} busyLabel={t('olderHistory.loading')} onClick={onClick}>
        {t('olderHistory.more')}
      </Button>
    </div>
  );
};

/** Below the rows, if the host has pages: buttons for older lines and for all lines as a file (PLAY-7). */
export const OlderHistory = ({ older }: { older: Older }) => {
  const { t } = useTranslation();
  const { apiHost } = use(PortalConfigContext);
  const { hasOlder, isLoading, error, loadOlder, offersFile } = older;
  return (
    <>
      {error && <Notice severity="error">{t('olderHistory.failed', { reason: messageOf(error) })}</Notice>}
      <OlderActions {...(offersFile && { tabIndex: -1 })}>
        {hasOlder && <More busy={isLoading} onClick={loadOlder} />}
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
