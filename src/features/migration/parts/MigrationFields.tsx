import { useTranslation } from 'react-i18next';
import styled from '@emotion/styled';
import type { Zone } from '@portal/contract';
import { Button, Notice, Panel } from '@portal/ui-kit';
import { SelectFormField, SubmitButton } from '@portal/ui-kit/forms';
import { useFocusPassedOn } from '../../../hooks/useFocusPassedOn';
import { useReplayedForm } from '../../../replay/mirror/useReplayedForm';
import { isUnsettled, type OperationState } from '../../../operations/operationState';
import type { MigrationOrder } from '../../../operations/migration/migrationSlice';
import '../texts';

export interface MigrationFieldsProps {
  active: readonly Zone[];
  /** The chosen zone, if it has closed since. */
  gone: Zone | undefined;
  chosen: boolean;
  migration: OperationState<MigrationOrder>;
  onReload: () => void;
}

const Fields = styled.div({
  display: 'grid',
  gap: 16,
  '@media (min-width: 600px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    '& > :not(.field, .send)': { gridColumn: '1 / -1' },
    '& > .send > button': { minHeight: 56, minWidth: 160 },
  },
  '& > .send > button': { width: '100%' },
});

/** A zone that opens removes it. */
const NoZones = ({ onReload }: Pick<MigrationFieldsProps, 'onReload'>) => {
  const { t } = useTranslation();
  return (
    <Notice
      ref={useFocusPassedOn<HTMLDivElement>()}
      severity="warning"
      action={
        <Button variant="secondary" onClick={onReload}>
          {t('migration.reload')}
        </Button>
      }
    >
      {t('migration.noZones')}
    </Notice>
  );
};

/** The zone's select and the button, or a message if no zone is open. */
export const MigrationFields = ({ active, gone, chosen, migration, onReload }: MigrationFieldsProps) => {
  const { t } = useTranslation();
  const { phase } = migration;
  useReplayedForm();
  const busy = phase === 'submitting' || phase === 'checking';
  if (active.length === 0) return <NoZones onReload={onReload} />;
  const closed = gone && {
    value: gone.id,
    label: t('migration.zoneClosed', { zone: gone.name }),
    disabled: true,
  };
  return (
    <Panel>
      <Fields>
        {gone && (
          <Notice severity="warning" live="assertive">
            {t('migration.zoneGone', { zone: gone.name })}
          </Notice>
        )}
        <div className="field">
          <SelectFormField
            name="zoneId"
            label={t('migration.zone')}
            placeholder={t('migration.chooseZone')}
            options={[
              ...(closed ? [closed] : []),
              ...active.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            disabled={isUnsettled(migration)}
          />
        </div>
        <div className="send">
          <SubmitButton
            disabled={!chosen || (isUnsettled(migration) && !busy)}
            busy={busy}
            busyLabel={t('migration.submitting')}
          >
            {t('migration.submit')}
          </SubmitButton>
        </div>
      </Fields>
    </Panel>
  );
};
