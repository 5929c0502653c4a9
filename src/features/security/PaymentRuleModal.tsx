import { useTranslation } from 'react-i18next';
import { useFormState } from 'react-final-form';
import {
  credentialPolicy,
  paymentRules,
  type PaymentRuleName,
  type Proofs,
  type User,
} from '@portal/contract';
import { Text } from '@portal/ui-kit';
import { FormattedField, SelectFormField } from '@portal/ui-kit/forms';
import { useSetPaymentRuleMutation } from '../../api/endpoints/paymentRule';
import type { AccountModalProps } from '../../components/AccountModals';
import { AskedProof } from '../../forms/AskedProof';
import { noProofs, proofFieldNames, proofsOf } from '../../forms/proofFields';
import { EditDialog } from '../../forms/EditDialog';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { useFinishChange } from '../../store/useFinishChange';
import './textsPaymentRule';

interface Values extends Required<Proofs> {
  name: PaymentRuleName;
  /** As typed; used only for the rule `above`. */
  above: string;
}

const { purpose } = credentialPolicy.paymentRule;
const fields = ['name', 'above', ...proofFieldNames];
const pick: PickRules = (rules) => rules.paymentRuleForm;

/** An amount may be typed as the portal shows it: 100.000. */
const withoutDots = (typed: string): string => typed.replace(/[\s.]/g, '');

const Fields = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return (
    <>
      <Text tone="secondary">{t('paymentRule.text')}</Text>
      <SelectFormField
        name="name"
        label={t('paymentRule.when')}
        options={paymentRules.map((value) => ({ value, label: t(`paymentRule.${value}`) }))}
      />
      {values.name === 'above' && (
        <FormattedField
          name="above"
          label={t('paymentRule.aboveLabel')}
          helperText={t('paymentRule.aboveHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={15}
          parse={withoutDots}
        />
      )}
      <AskedProof purpose={purpose} shown={null} user={user} />
    </>
  );
};

/** SAFE-6: the player's own rule for recharges. The host asks for a proof before it accepts a weaker rule. */
export const PaymentRuleModal = ({ user, open, onClose }: AccountModalProps) => {
  const { t } = useTranslation();
  const finish = useFinishChange('paymentRule', onClose);
  const [setRule] = useSetPaymentRuleMutation();
  const { paymentRule } = user;
  const form = useValidatedForm<Values>(pick, fields, async ({ name, above, ...values }) =>
    finish(
      await setRule({
        name,
        ...(name === 'above' && { above: Number(above) }),
        ...proofsOf(values),
      }),
    ),
  );
  if (!paymentRule) return null;
  return (
    <EditDialog
      open={open}
      onClose={onClose}
      title={t('paymentRule.title')}
      form={form}
      initialValues={{ name: paymentRule.name, above: String(paymentRule.above ?? ''), ...noProofs }}
    >
      <Fields user={user} />
    </EditDialog>
  );
};
