import { Clock, EmptyState, LinkButton, Panel } from '@portal/ui-kit';
import { useTexts } from '../../i18n/useTexts';
import { RouterLink } from '../../shared/RouterLink';
import { rechargeTexts } from './texts';

/** Stands in for /recharge while an account zone is CLOSED, until the migration screen comes (MIG-1, app/comingSoon). */
export const MigrationSoon = () => {
  const t = useTexts(rechargeTexts);
  return (
    <Panel>
      <EmptyState
        icon={<Clock size={28} aria-hidden />}
        title={t('recharge.migrationSoon')}
        description={t('recharge.migrationText')}
        action={
          <LinkButton href="/payment" variant="secondary" linkComponent={RouterLink}>
            {t('recharge.toPayment')}
          </LinkButton>
        }
      />
    </Panel>
  );
};
