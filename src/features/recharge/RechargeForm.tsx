import { useRef } from 'react';
import { Form } from 'react-final-form';
import type { GameRechargeConfig, User, Zone } from '@portal/contract';
import { spendableCredit } from '../../shared/balance';
import { formAnswered, formSubmitted } from '../../shared/formActions';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { purchaseOf, type RechargeValues } from './amounts';
import { RechargeFields } from './parts/RechargeFields';
import { useCharge, useChargeOfPage } from './useCharge';

export interface RechargeFormProps {
  user: User;
  config: GameRechargeConfig;
  zones: readonly Zone[];
}

/** The form of /recharge: a server, an amount, and one charge for one intention (GAME-2..6, GAME-8). */
export const RechargeForm = ({ user, config, zones }: RechargeFormProps) => {
  const carryOut = useCharge();
  const dispatch = useAppDispatch();
  const charge = useAppSelector((state) => state.charge);
  /** When the player last chose something, in ms; tells a repeated click from a new purchase. */
  const chosenAt = useRef(0);
  const credit = spendableCredit(user);
  useChargeOfPage(user.username);

  const submit = async (values: RechargeValues) => {
    const purchase = purchaseOf(values, config, credit);
    if (!purchase) return;
    dispatch(formSubmitted(values));
    await carryOut(({ submit: charged }) => charged(purchase, chosenAt.current));
    dispatch(formAnswered(null));
  };

  return (
    <Form<RechargeValues> onSubmit={submit}>
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
            charge={charge}
            purchase={purchaseOf(values, config, credit)}
          />
        </form>
      )}
    </Form>
  );
};
