import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useFormState } from 'react-final-form';
import { topUpCash } from '@portal/contract';
import { Box } from '@portal/ui-kit';
import { TextField } from '@portal/ui-kit/forms';
import { cashOf } from '../amounts';
import '../texts';
import { cashText } from '../useCodeTitle';

export interface OtherAmountProps {
  /** VND; undefined before one was typed. */
  cash: number | undefined;
  onChoose: (cash: number) => void;
}

interface Values {
  cash: string;
}

const nothing = () => undefined;

/** Passes on what was typed once it is a valid amount. */
const TakeTyped = ({ cash, onChoose }: OtherAmountProps) => {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const typed = cashOf(values.cash);
  useEffect(() => {
    if (typed !== null && typed !== cash) onChoose(typed);
    // Runs only when the typed amount changes, so that an amount chosen elsewhere is not overwritten.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return null;
};

/** PLAY-1: any other amount. Each valid one is applied while the player types, so there is nothing to submit. */
export const OtherAmount = ({ cash, onChoose }: OtherAmountProps) => {
  const { t } = useTranslation();
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
            name="cash"
            label={t('payment.typedAmount')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            autoFocus={cash === undefined}
          />
          <TakeTyped cash={cash} onChoose={onChoose} />
        </Box>
      )}
    </Form>
  );
};
