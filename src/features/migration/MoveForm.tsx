import { lazy, Suspense, useEffect, useRef } from 'react';
import { Form } from 'react-final-form';
import type { Zone } from '@portal/contract';
import { formAnswered, formSubmitted } from '../../shared/formActions';
import type { IntentionState } from '../../shared/intentionState';
import { useModal } from '../../shared/useModal';
import { useTexts } from '../../i18n/useTexts';
import { useAppDispatch } from '../../store/hooks';
import type { Move } from '../../store/slices/migration';
import { listOfAmounts, type ShownBalance } from './oldBalances';
import { MoveFields } from './parts/MoveFields';
import { migrationTexts } from './texts';
import { useMove } from './useMove';

const ConfirmMove = lazy(async () => ({ default: (await import('./later')).ConfirmMove }));

interface MoveValues {
  /** Of the select, a number as text. */
  zoneId?: string;
}

export interface MoveFormProps {
  zones: readonly Zone[];
  move: IntentionState<Move>;
  balances: readonly ShownBalance[];
  onReload: () => void;
}

const CONFIRM = 'migration';

/** MIG-3, MIG-4: one open zone, a question, and one move for one intention. */
export const MoveForm = ({ zones, move, balances, onReload }: MoveFormProps) => {
  const t = useTexts(migrationTexts);
  const carryOut = useMove();
  const dispatch = useAppDispatch();
  const { open, show, close } = useModal('confirm');
  /** When the player last chose a zone, in ms; tells a repeated click from a new intention. */
  const chosenAt = useRef(0);
  const active = zones.filter(({ state }) => state === 'ACTIVE');
  const chosenOf = ({ zoneId }: MoveValues) => active.find(({ id }) => String(id) === zoneId);

  const ask = async (values: MoveValues) => {
    // After the submit event: React would take a submit that starts the router's transition for an action of its own.
    await Promise.resolve();
    if (!chosenOf(values)) return;
    // The question is all the form gets back; the move itself is told by its own slice.
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
          <MoveFields
            active={active}
            gone={chosenOf(values) ? undefined : zones.find(({ id }) => String(id) === values.zoneId)}
            chosen={chosenOf(values) !== undefined}
            move={move}
            onReload={onReload}
          />
          <Question
            open={open === CONFIRM}
            zone={chosenOf(values)}
            amounts={listOfAmounts(balances, t)}
            onClose={() => close(CONFIRM)}
            onConfirm={({ id, name }) => {
              close(CONFIRM);
              void carryOut(({ submit }) => submit({ zoneId: id, zoneName: name }, chosenAt.current));
            }}
          />
        </form>
      )}
    </Form>
  );
};

interface QuestionProps {
  open: boolean;
  /** undefined while none is chosen, or when the chosen one has closed: then there is nothing to ask. */
  zone: Zone | undefined;
  amounts: string;
  onClose: () => void;
  onConfirm: (zone: Zone) => void;
}

const Question = ({ open, zone, amounts, onClose, onConfirm }: QuestionProps) => {
  const lost = open && !zone;
  useEffect(() => {
    if (lost) onClose();
  });
  if (!zone) return null;
  return (
    <Suspense>
      {open && (
        <ConfirmMove
          open
          amounts={amounts}
          zone={zone.name}
          onCancel={onClose}
          onConfirm={() => onConfirm(zone)}
        />
      )}
    </Suspense>
  );
};
