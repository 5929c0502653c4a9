import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-final-form';
import { useLocation } from 'react-router-dom';
import { playableZones, type AccountZone, type Zone } from '@portal/contract';
import { formAnswered, formSubmitted } from '../../replay/mirror/formActions';
import { isUnsettled, type OperationState } from '../../operations/operationState';
import { useModal } from '../../hooks/useModal';
import { useAppDispatch } from '../../store/hooks';
import type { MigrationOrder } from '../../operations/migration/migrationSlice';
import { listOfAmounts, type ShownBalance } from './oldBalances';
import { MigrationFields } from './parts/MigrationFields';
import './texts';
import { useMigrate } from '../../operations/migration/useMigrate';
import { PartBoundary } from '../../components/PartBoundary';
import { lazyComponent } from '../../components/preloadable';

const ConfirmMigration = lazyComponent(
  async () => (await import(/* webpackChunkName: "migration-lazy" */ './migration.lazy')).ConfirmMigration,
);

interface MoveValues {
  /** The select's value: a zone id as text. */
  zoneId?: string;
}

export interface MigrationFormProps {
  zones: readonly Zone[];
  /** The player's closed zones. A host may list them without a state. */
  closed: readonly AccountZone[];
  migration: OperationState<MigrationOrder>;
  balances: readonly ShownBalance[];
  onReload: () => void;
}

const CONFIRM = 'migration';

/** MIG-3, MIG-4: the choice of an open zone, the confirmation, and at most one migration. */
export const MigrationForm = ({ zones, closed, migration, balances, onReload }: MigrationFormProps) => {
  const { t } = useTranslation();
  const { submit } = useMigrate();
  const dispatch = useAppDispatch();
  const { open, show, close } = useModal('confirm');
  /** When the player last chose a zone, in ms; distinguishes a repeated click from a new order. */
  const chosenAt = useRef(0);
  const active = playableZones(zones).filter(({ id }) => !closed.some(({ zone }) => zone.id === id));
  const chosenOf = ({ zoneId }: MoveValues) => active.find(({ id }) => String(id) === zoneId);

  const ask = async (values: MoveValues) => {
    // After the submit event, because React treats a submit that starts a transition as a form action.
    await Promise.resolve();
    if (!chosenOf(values)) return;
    // The form's submit only opens the confirmation. The migration's slice holds what follows.
    dispatch(formSubmitted(values));
    dispatch(formAnswered(null));
    show(CONFIRM);
  };

  return (
    <Form<MoveValues> onSubmit={ask}>
      {({ handleSubmit, values }) => (
        <form
          method="post"
          noValidate
          onChange={() => {
            chosenAt.current = Date.now();
          }}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <MigrationFields
            active={active}
            gone={chosenOf(values) ? undefined : zones.find(({ id }) => String(id) === values.zoneId)}
            chosen={chosenOf(values) !== undefined}
            migration={migration}
            onReload={onReload}
          />
          <Question
            open={open === CONFIRM}
            zone={isUnsettled(migration) ? undefined : chosenOf(values)}
            amounts={listOfAmounts(balances, t)}
            onClose={() => close(CONFIRM)}
            onConfirm={({ id, name }) => {
              close(CONFIRM);
              void submit({ zoneId: id, zoneName: name }, chosenAt.current);
            }}
          />
        </form>
      )}
    </Form>
  );
};

interface QuestionProps {
  open: boolean;
  /** undefined while no zone is chosen or a migration is under way, or when the chosen one has closed: then there is nothing to confirm. */
  zone: Zone | undefined;
  amounts: string;
  onClose: () => void;
  onConfirm: (zone: Zone) => void;
}

const Question = ({ open, zone, amounts, onClose, onConfirm }: QuestionProps) => {
  const { key } = useLocation();
  const lost = open && !zone;
  useEffect(() => {
    if (lost) onClose();
  });
  if (!zone || !open) return null;
  return (
    <PartBoundary asked resetKey={key}>
      <ConfirmMigration
        open
        amounts={amounts}
        zone={zone.name}
        onCancel={onClose}
        onConfirm={() => onConfirm(zone)}
      />
    </PartBoundary>
  );
};
