import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useForm, useFormState } from 'react-final-form';
import { topUpCash } from '@portal/contract';
import { Box } from '@portal/ui-kit';
import { TextField } from '@portal/ui-kit/forms';
import { cashOf, isOffered } from '../amounts';
import '../texts';
import { cashText } from '../useCodeTitle';

interface TakeTypedProps {
  /** VND; undefined before one was typed. */
  cash: number | undefined;
  /** null: none. */
  onChoose: (cash: number | null) => void;
  /** Called with true when the field is shown, and with false when one of the offered amounts is chosen elsewhere. */
  onOpened: (opened: boolean) => void;
}

export interface OtherAmountProps extends TakeTypedProps {
  /** Whether the field takes the focus at first, if it is still on the chip. */
  focused: boolean;
}

interface Values {
  cash: string;
}

const nothing = () => undefined;

/** Passes on what is typed: a valid amount, else none, so that the code never has an amount that the field does not show. */
const TakeTyped = ({ cash: chosen, onChoose, onOpened }: TakeTypedProps) => {
  const cash = chosen ?? null;
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { change } = useForm<Values>();
  const typed = cashOf(values.cash);
  /** The chosen amount that the field shows. */
  const shown = useRef(cash);

  useEffect(() => {
    // Stays open while the typed amount is one of the offered ones, such as 100000 on the way to 1000000.
    onOpened(true);
  }, [onOpened]);

  useEffect(() => {
    if (typed === shown.current) return;
    shown.current = typed;
    onChoose(typed);
    // Only a typed amount is passed on, not one that was chosen elsewhere.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);

  useEffect(() => {
    if (cash === shown.current) return;
    shown.current = cash;
    if (isOffered(cash)) onOpened(false);
    else change('cash', cash === null ? '' : String(cash));
  }, [cash, change, onOpened]);
  return null;
};

/** PLAY-1: any other amount. Each valid one is applied while the player types, so there is nothing to submit. */
export const OtherAmount = ({ cash, focused, ...take }: OtherAmountProps) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!focused) return;
    const { activeElement } = document;
    // The player may have gone on while this form was loading. Safari focuses what is around a pressed radio.
    if (activeElement?.matches('[type="radio"]') || activeElement?.contains(field.current))
      field.current?.focus();
  }, [focused]);
  const range = t('payment.amountRange', { min: cashText(topUpCash.min), max: cashText(topUpCash.max) });
  return (
    <Form<Values>
      onSubmit={nothing}
      initialValues={{ cash: cash === undefined ? '' : String(cash) }}
      initialValuesEqual={() => true}
      validate={(values) => (cashOf(values.cash) === null ? { cash: range } : {})}
    >
      {() => (
        <Box sx={{ mt: 1 }}>
          <TextField
            ref={field}
            name="cash"
            label={t('payment.typedAmount')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
          />
          <TakeTyped cash={cash} {...take} />
        </Box>
      )}
    </Form>
  );
};
