import { useTranslation } from 'react-i18next';
import { Figures, Text } from '@portal/ui-kit';
import type { ShownBalance } from '../oldBalances';
import '../texts';

/** MIG-2: the balances on the closed zones. */
export const OldBalances = ({ balances }: { balances: readonly ShownBalance[] }) => {
  const { t } = useTranslation();
  return (
    <section aria-label={t('migration.balances')}>
      <Text strong>{t('migration.balances')}</Text>
      <Figures
        figures={balances.map(({ amount, name, rest }) => ({
          label: name,
          value: amount,
          note: rest === undefined ? undefined : t('migration.rounded', { rest }),
        }))}
      />
    </section>
  );
};
