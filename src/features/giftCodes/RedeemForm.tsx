import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-final-form';
import type { CodeRedemption, RedeemCodePayload } from '@portal/contract';
import { formatNumber } from '@portal/ui-kit';
import { FormBody, type FormBodyProps, SubmitButton, TextField } from '@portal/ui-kit/forms';
import { useRedeemCodeMutation } from '../../api/endpoints/codeRedemptions';
import { asPortalError } from '../../api/portalError';
import { useBotCheckIfAsked } from '../../botCheck/useBotCheckIfAsked';
import { StatusNotice } from '../../components/StatusRegion';
import type { Draft } from '../../forms/drafts';
import { useDraft } from '../../forms/useDraft';
import { useKeptDraft } from '../../forms/useKeptDraft';
import { useClearSubmitErrors } from '../../forms/submitErrors';
import { useValidatedForm, type PickRules } from '../../forms/useValidatedForm';
import { useFocusPassedOn } from '../../hooks/useFocusPassedOn';
import { formatDateTime } from '../../lib/dates';
import { pageMemory } from '../../lib/forgetPlayers';
import { pageCacheKey } from '../../api/pageCacheKey';
import { useDraftKey } from '../../store/useDraftKey';
import { FieldAndButton } from './GiftCodes.styles';
import './texts';

const initialValues: RedeemCodePayload = { code: '' };
const fields = Object.keys(initialValues);
const pick: PickRules = ({ redeemCodeForm }) => redeemCodeForm;

/** The hooks that need the form around them. The host's error is cleared when the player types: it may not apply to the next code. */
const InForm = ({ draft, restored }: { draft: Draft; restored: boolean }) => {
  useClearSubmitErrors();
  useKeptDraft(draft, restored);
  return null;
};

const Outcome = ({ title, credit, redeemedAt, again = false }: CodeRedemption) => {
  const { t } = useTranslation();
  const amount = formatNumber(credit);
  return again
    ? t('giftcode.redeemedBefore', { amount, time: formatDateTime(redeemedAt) })
    : t('giftcode.redeemedNow', { amount, title });
};

/** An accepted code resets the form, and so removes the button that was pressed. */
const Body = (props: FormBodyProps) => <FormBody ref={useFocusPassedOn<HTMLFormElement>()} {...props} />;

/** The field for a code that gives KP, and the result of the last one (PLAY-8). */
export const RedeemForm = () => {
  const { t } = useTranslation();
  const [redeem, { data }] = useRedeemCodeMutation({ fixedCacheKey: pageCacheKey('redeemCode') });
  const withBotCheck = useBotCheckIfAsked('redeemCodeFormSubmit');
  /** Counts the accepted codes; the form's key, which resets it after each one. */
  const [taken, setTaken] = useState(0);
  const draftKey = useDraftKey('giftCode');
  const [restored, forget] = useDraft<RedeemCodePayload>(draftKey);
  // Other drafts leave out secrets, and so a code. A gift code proves nothing about the player, and is long to type again.
  const draft = useMemo(
    () => ({ key: draftKey, keep: (values: object) => void pageMemory.set(draftKey, values) }),
    [draftKey],
  );
  const { props, ready, load } = useValidatedForm<RedeemCodePayload>(
    pick,
    fields,
    async (values) => {
      const error = await withBotCheck(async (botCheck) => {
        const answer = await redeem({ ...values, ...botCheck });
        return answer.error ? asPortalError(answer.error) : null;
      });
      if (!error) {
        forget();
        setTaken((count) => count + 1);
      }
      return error;
    },
    { draft },
  );
  return (
    <>
      <StatusNotice severity={data?.again ? 'info' : 'success'}>{data && <Outcome {...data} />}</StatusNotice>
      <Form<RedeemCodePayload> {...props} key={taken} initialValues={{ ...initialValues, ...restored }}>
        {() => (
          <Body onFocus={load}>
            <FieldAndButton>
              <TextField
                name="code"
                label={t('giftcode.typed')}
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="done"
                maxLength={128}
              />
              <SubmitButton busyLabel={t('giftcode.redeeming')} disabled={!ready}>
                {t('giftcode.redeem')}
              </SubmitButton>
            </FieldAndButton>
            <InForm draft={draft} restored={restored.code !== undefined} />
          </Body>
        )}
      </Form>
    </>
  );
};
