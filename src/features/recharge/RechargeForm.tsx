import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { playableZones, type GameRechargeConfig, type User, type Zone } from '@portal/contract';
import { proofsOf } from '../../forms/proofFields';
import { submitErrorMutators } from '../../forms/submitErrors';
import { useModal } from '../../hooks/useModal';
import { payableCredit } from '../../lib/balance';
import { isUnsettled } from '../../operations/operationState';
import type { RechargeOrder } from '../../operations/recharge/rechargeSlice';
import { useRecharge, useRechargeOnPage } from '../../operations/recharge/useRecharge';
import { formAnswered, formSubmitted } from '../../replay/mirror/formActions';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { askedProofs } from './askedProofs';
import { rechargeOrderOf, type RechargeValues } from './amounts';
import { AskedQuestion } from './parts/AskedQuestion';
import { RechargeFields } from './parts/RechargeFields';
import { Remember, useRememberedOrder } from './useRememberedOrder';

export interface RechargeFormProps {
  user: User;
  config: GameRechargeConfig;
  zones: readonly Zone[];
}

const QUESTION = 'recharge';

/** What the player confirms: a new question is asked if the coins for the amount have changed meanwhile. */
const keyOf = ({ zoneId, creditAmount, coins }: RechargeOrder) => `${zoneId}:${creditAmount}:${coins}`;

/** The form of /recharge: a server, an amount, one question, and at most one recharge for an order (GAME-2..6, GAME-8, PLAY-5). */
export const RechargeForm = ({ user, config, zones }: RechargeFormProps) => {
  const { submit: submitRecharge } = useRecharge();
  const dispatch = useAppDispatch();
  const recharge = useAppSelector((state) => state.recharge);
  const { open, show, close } = useModal('ask');
  const credit = payableCredit(user);
  const offers = { config, playable: playableZones(zones) };
  const { initialValues, remember } = useRememberedOrder(user.username, offers, credit);
  /** When the player last chose something, in ms; distinguishes a repeated click from a new order. */
  const [openedAt] = useState(() => Date.now());
  const chosenAt = useRef(initialValues.creditAmount === undefined ? 0 : openedAt);
  const chosen = () => {
    chosenAt.current = Date.now();
  };
  /** Whether the question is open and unanswered: each answer leads to one submit. */
  const asking = useRef(false);
  /** Whether the player has just confirmed. A proof that the host asks for needs no second confirmation. */
  const answered = useRef(false);
  /** The key of the order that the player confirmed. */
  const confirmed = useRef('');
  useRechargeOnPage(user.username);
  useEffect(() => {
    asking.current = open === QUESTION;
  }, [open]);

  const submit = async (values: RechargeValues) => {
    const order = rechargeOrderOf(values, offers, credit);
    if (!order) return;
    const proofs = proofsOf(values);
    if (confirmed.current !== keyOf(order) || (!answered.current && Object.keys(proofs).length === 0)) {
      // After the submit event, because React treats a submit that starts a transition as a form action.
      await Promise.resolve();
      // If it is already open, its chunk is loading or could not be loaded: request it again.
      if (!asking.current || open === QUESTION) show(QUESTION);
      asking.current = true;
      confirmed.current = '';
      return;
    }
    dispatch(formSubmitted(values));
    await submitRecharge(order, chosenAt.current, proofs);
    const errors = dispatch(askedProofs());
    dispatch(formAnswered(errors ?? null));
    return errors;
  };

  return (
    <Form<RechargeValues>
      onSubmit={submit}
      mutators={submitErrorMutators}
      initialValues={initialValues}
      initialValuesEqual={() => true}
    >
      {({ handleSubmit, values, form }) => {
        const order = rechargeOrderOf(values, offers, credit);
        return (
          <form method="post" noValidate onChange={chosen} onSubmit={(event) => void handleSubmit(event)}>
            <RechargeFields
              user={user}
              config={config}
              zones={zones}
              recharge={recharge}
              order={order}
              onChosen={chosen}
            />
            <Remember onValues={remember} {...offers} />
            <AskedQuestion
              open={open === QUESTION}
              // Forward may lead to it again, when there is nothing to ask.
              order={isUnsettled(recharge) ? null : order}
              zones={zones}
              credit={credit}
              onCancel={() => close(QUESTION)}
              onConfirm={() => {
                if (!asking.current) return;
                asking.current = false;
                answered.current = true;
                confirmed.current = order ? keyOf(order) : '';
                close(QUESTION);
                void form.submit();
                // Reset even if the form ignored the submit: the next one must be confirmed again.
                answered.current = false;
              }}
            />
          </form>
        );
      }}
    </Form>
  );
};
