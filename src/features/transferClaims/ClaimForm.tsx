import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useField, useFormState } from 'react-final-form';
import type { PaymentMethod } from '@portal/contract';
import { Text } from '@portal/ui-kit';
import {
  FormattedField,
  FormBody,
  type FormBodyProps,
  SelectFormField,
  SubmitButton,
  TextField,
} from '@portal/ui-kit/forms';
import { useGetPaymentMethodsQuery } from '../../api/endpoints/paymentMethods';
import { useClaimTransferMutation } from '../../api/endpoints/transferClaims';
import { asPortalError } from '../../api/portalError';
import { selectData } from '../../api/selectData';
import { StatusNotice } from '../../components/StatusRegion';
import { useClearSubmitErrors } from '../../forms/submitErrors';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { useFocusPassedOn } from '../../hooks/useFocusPassedOn';
import { dayInWords } from '../../lib/dates';
import type { PlayerKey } from '../../lib/forgetPlayers';
import { keepValues, keptValues } from '../../lib/keptValues';
import { tabStorage } from '../../lib/safeStorage';
import { useSnapshotTime } from '../../replay/mirror/replaySnapshot';
import { useDraftKey } from '../../store/useDraftKey';
import { emptyClaim, groupedAmount, payloadOf, type ClaimValues } from './claimRules';
import { DayAndTime } from './Claims.styles';
import './texts';

const fields = ['amount', 'day', 'time', 'method', 'reference'];

const rules: PickRules = ({ transferClaimForm }) => transferClaimForm;

/** Keeps what is typed while the player looks at their bank, since phones discard pages in the background. */
const KeptWhenLeft = ({ draftKey }: { draftKey: PlayerKey }) => {
  const { values, pristine } = useFormState<ClaimValues>({ subscription: { values: true, pristine: true } });
  useEffect(() => {
    if (!pristine) keepValues(draftKey, values);
  }, [draftKey, values, pristine]);
  useClearSubmitErrors();
  return null;
};

/** A claim names a method by its name, so methods with the same name are one choice. */
function optionsOf(methods: readonly PaymentMethod[]) {
  const labels = new Map<string, Set<string>>();
  for (const { name, label } of methods) labels.set(name, (labels.get(name) ?? new Set()).add(label || name));
  return Array.from(labels, ([value, named]) => ({ value, label: [...named].join(' / ') }));
}

/** The method that the player transferred to: one of those on /payment. Shown before they have loaded, so that nothing below it moves. */
const MethodField = () => {
  const { t } = useTranslation();
  const { data } = useGetPaymentMethodsQuery(undefined, { selectFromResult: selectData });
  const methods = data ? [...data.bankTransfers, ...data.eWallets] : [];
  if (data && methods.length === 0) return null;
  return (
    <SelectFormField
      name="method"
      label={t('claims.method')}
      options={[{ value: '', label: t('claims.anyMethod') }, ...optionsOf(methods)]}
    />
  );
};

/** The browser shows the date in its own language, where 04/03 may be a day in April, so the day stands below it in words (APP-1). */
const DayField = () => {
  const { t } = useTranslation();
  const { input } = useField<string>('day', { subscription: { value: true } });
  return (
    <TextField
      name="day"
      type="date"
      label={t('claims.day')}
      helperText={dayInWords(input.value)}
      autoComplete="off"
    />
  );
};

/** A sent claim resets the form, and so removes the button that was pressed. */
const Body = (props: FormBodyProps) => <FormBody ref={useFocusPassedOn<HTMLFormElement>()} {...props} />;

/** The form of a claim: amount, time and method of the transfer, and the bank's reference (PLAY-3). */
export const ClaimForm = () => {
  const { t } = useTranslation();
  const shownAgain = useSnapshotTime();
  const [claim] = useClaimTransferMutation();
  const draftKey = useDraftKey('transferClaim');
  /** Counts the sent claims; the form's key, which resets it after each one. */
  const [sent, setSent] = useState(0);
  const [initialValues, setInitialValues] = useState(() => {
    const empty = emptyClaim(shownAgain ?? Date.now());
    return { ...empty, ...keptValues(draftKey, empty) };
  });
  const { props, ready, load } = useValidatedForm<ClaimValues>(rules, fields, async (values) => {
    const { error } = await claim(payloadOf(values));
    if (error) return asPortalError(error);
    tabStorage.remove(draftKey);
    setInitialValues(emptyClaim(Date.now()));
    setSent((count) => count + 1);
    return null;
  });
  return (
    <>
      <StatusNotice noticeKey={sent}>{sent > 0 && t('claims.sent')}</StatusNotice>
      <Form<ClaimValues> {...props} key={sent} initialValues={initialValues}>
        {() => (
          <Body onFocus={load}>
            <FormattedField
              name="amount"
              label={t('claims.amount')}
              inputMode="numeric"
              autoComplete="off"
              parse={groupedAmount}
              maxLength={40}
            />
            <DayAndTime>
              <DayField />
              <TextField name="time" type="time" label={t('claims.time')} autoComplete="off" />
            </DayAndTime>
            <MethodField />
            <TextField
              name="reference"
              label={t('claims.reference')}
              helperText={t('claims.referenceHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
            />
            <SubmitButton busyLabel={t('claims.submitting')} disabled={!ready}>
              {t('claims.submit')}
            </SubmitButton>
            <KeptWhenLeft draftKey={draftKey} />
          </Body>
        )}
      </Form>
      <Text size="caption" tone="secondary">
        {t('claims.openText')}
      </Text>
    </>
  );
};
