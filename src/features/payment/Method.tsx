import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '@portal/contract';
import { useGetHistoryQuery } from '../../api/endpoints/history';
import type { IdentifiedMethod } from '../../api/readers/paymentMethods';
import { selectData } from '../../api/selectData';
import { PartBoundary } from '../../components/PartBoundary';
import type { Modal } from '../../hooks/useModal';
import { owedCredit, spendableCredit } from '../../lib/balance';
import { newCodeAsked } from '../../moneyEvents/arrivalsSlice';
import { copyValue } from '../../store/copyValue';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { choiceMade, type TopUpChoice } from '../../store/slices/choices';
import { codeOf } from './amounts';
import { enlarged } from './enlarged/enlargedPart';
import { lastTopUpOf } from './lastTopUp';
import { useMissingAmount } from './useMissingAmount';
import { PlainArrival } from './paid/PlainArrival';
import { topUpSuccess } from './paid/topUpSuccessPart';
import { usePaidCode } from './paid/usePaidCode';
import { Checkout } from './parts/Checkout';
import { MethodCard } from './parts/MethodCard';
import { copyFields, type CopyField } from './parts/TransferInfo';

const Enlarged = enlarged.Component;
const TopUpSuccess = topUpSuccess.Component;

export interface MethodProps {
  method: IdentifiedMethod;
  kind: TopUpChoice['kind'];
  modal: Modal;
}

const copyIdOf = (id: string, field: CopyField) => `${id}:${field}`;

/** What all methods share: copying values and enlarging the code. */
function useMethod({ method, modal: { show } }: MethodProps) {
  const dispatch = useAppDispatch();
  const { id } = method;
  const copied = useAppSelector((state) => state.copied.id);
  const onCopy = useCallback(
    (field: CopyField, value: string) => void dispatch(copyValue(copyIdOf(id, field), value)),
    [dispatch, id],
  );
  const onEnlarge = useCallback(() => show(id), [show, id]);
  return {
    method,
    copiedField: copyFields.find((field) => copied === copyIdOf(id, field)) ?? null,
    onCopy,
    onEnlarge,
  };
}

/**
 * A method other than the one that receives the money. Enlarging its code makes it the receiving one, since only that one's code goes once
 * it has been paid (PLAY-2).
 */
export const FurtherMethod = ({ onUsed, ...props }: MethodProps & { onUsed: () => void }) => {
  const { method, kind } = props;
  const dispatch = useAppDispatch();
  const shown = useMethod(props);
  const receive = () => dispatch(choiceMade({ [kind]: method.id }));
  const use = () => {
    receive();
    onUsed();
    window.scrollTo({ top: 0 });
  };
  const enlarge = () => {
    receive();
    shown.onEnlarge();
  };
  return <MethodCard {...shown} onUse={use} onEnlarge={enlarge} />;
};

/** Reports whether what is beside it is on the page. In a boundary, that is not so while it is loading, nor after an error. */
const Shown = ({ onChange }: { onChange: (shown: boolean) => void }) => {
  useEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
};

export interface ReceivingMethodProps extends MethodProps {
  user: User | undefined;
  /** Whether the player has just chosen it by its button, which is gone. */
  focused: boolean;
}

/** The method that receives the money: amount, code, and the confirmation once the code has been paid (PLAY-1, PLAY-2). */
export const ReceivingMethod = ({ user, focused, ...props }: ReceivingMethodProps) => {
  const { method, kind, modal } = props;
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(({ choices }) => choices.cash);
  const { data: history = [] } = useGetHistoryQuery(undefined, { selectFromResult: selectData });
  const enlarges = modal.open === method.id && method.qrCodeData !== '';
  const [isEnlarged, setEnlarged] = useState(false);
  const { key } = useLocation();
  const code = codeOf(method, chosen);
  const waits = method.qrCodeData !== '' && (enlarges || code.cash !== null);
  useMissingAmount(method, user);
  const paid = usePaidCode({ kind, method: method.id, cash: code.cash, waits });
  const isPaid = paid !== null;
  const choose = useCallback(
    (cash: number | null) => {
      if (isPaid) dispatch(newCodeAsked());
      dispatch(choiceMade({ cash: cash ?? undefined }));
    },
    [dispatch, isPaid],
  );
  const onNewCode = () => dispatch(newCodeAsked());
  const success = paid && (
    <PartBoundary resetKey={paid} vital={<PlainArrival arrived={paid} onNewCode={onNewCode} />}>
      <TopUpSuccess
        arrived={paid}
        topUp={lastTopUpOf(history)}
        balance={typeof user?.credit === 'number' ? spendableCredit(user) : null}
        onNewCode={onNewCode}
      />
    </PartBoundary>
  );
  return (
    <>
      <Checkout
        {...useMethod(props)}
        focused={focused}
        chosen={chosen}
        onChoose={choose}
        debt={user ? owedCredit(user) : 0}
        success={isEnlarged && success ? <span /> : success}
      />
      {enlarges && (
        <PartBoundary asked resetKey={key}>
          <Enlarged method={method} code={code} success={success} onClose={() => modal.close(method.id)} />
          <Shown onChange={setEnlarged} />
        </PartBoundary>
      )}
    </>
  );
};
