import { useRef } from 'react';
import { Form } from 'react-final-form';
import type { GameRechargeConfig, User, Zone } from '@portal/contract';
import { spendableCredit } from '../../lib/balance';
import { formAnswered, formSubmitted } from '../../replay/mirror/formActions';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { proofsOf } from '../../forms/proofFields';
import { submitErrorMutators } from '../../forms/submitErrors';
import { askedProofs } from './askedProofs';
import { rechargeOrderOf, type RechargeValues } from './amounts';
import { RechargeFields } from './parts/RechargeFields';
import { useRecharge, useRechargeOnPage } from '../../operations/recharge/useRecharge';

export interface RechargeFormProps {
  user: User;
  config: GameRechargeConfig;
  zones: readonly Zone[];
}

/** The form of /recharge: a server, an amount, and at most one recharge for an order (GAME-2..6, GAME-8). */
export const RechargeForm = ({ user, config, zones }: RechargeFormProps) => {
  const { submit: submitRecharge } = useRecharge();
  const dispatch = useAppDispatch();
  const recharge = useAppSelector((state) => state.recharge);
  /** When the player last chose something, in ms; it tells a repeated click from a new order. */
  const chosenAt = useRef(0);
  const credit = spendableCredit(user);
  useRechargeOnPage(user.username);

  const submit = async (values: RechargeValues) => {
    const order = rechargeOrderOf(values, config, credit);
    if (!order) return;
    dispatch(formSubmitted(values));
    await submitRecharge(order, chosenAt.current, proofsOf(values));
    const errors = dispatch(askedProofs());
    dispatch(formAnswered(errors ?? null));
    return errors;
  };

  return (
    <Form<RechargeValues> onSubmit={submit} mutators={submitErrorMutators}>
      {({ handleSubmit, values }) => (
        <form
          method="post"
          noValidate
          onChange={() => {
            chosenAt.current = Date.now();
          }}
          onSubmit={(event) => void handleSubmit(event)}
        >
          <RechargeFields
            user={user}
            config={config}
            zones={zones}
            recharge={recharge}
            order={rechargeOrderOf(values, config, credit)}
          />
        </form>
      )}
    </Form>
  );
};
