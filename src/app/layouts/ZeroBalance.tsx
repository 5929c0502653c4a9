import { Notice, TextLink } from '@portal/ui-kit';
import { useTexts } from '../../i18n/useTexts';
import { RouterLink } from '../../shared/RouterLink';
import { appTexts } from '../texts';

/** APP-5: outside /payment, a player without KP finds the way to the card top-up, and to the one that works at once. */
export const ZeroBalance = () => {
  const t = useTexts(appTexts);
  return (
    <Notice severity="info">
      <p>
        {t('shell.zeroBalance')}{' '}
        <TextLink href="/payment/bank-transfer" linkComponent={RouterLink}>
          {t('shell.topUpByBank')}
        </TextLink>
        {' · '}
        <TextLink href="/payment/card" linkComponent={RouterLink}>
          {t('shell.topUpByCard')}
        </TextLink>
      </p>
    </Notice>
  );
};
