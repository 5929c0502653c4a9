import { useTranslation } from 'react-i18next';
import { linesWith, type Transaction, type User } from '@portal/contract';
import {
  Button,
  Copy,
  Dialog,
  Printer,
  Progress,
  ReceiptSlip,
  Share2,
  StatusChip,
  Text,
  TextLink,
  VisuallyHidden,
} from '@portal/ui-kit';
import { useGetMeQuery } from '../../../api/endpoints/me';
import { messageOf } from '../../../api/portalError';
import { selectData } from '../../../api/selectData';
import { AnswerPlaceholder } from '../../../components/AnswerPlaceholder';
import { Column } from '../../../components/layout';
import { receiptLink } from '../../../components/receiptLink';
import { StatusRegion } from '../../../components/StatusRegion';
import { copyValue } from '../../../store/copyValue';
import { useIsTouchDevice } from '../../../hooks/useIsTouchDevice';
import { useCloseDialog } from '../../../hooks/useModal';
import { openedFromPage } from '../../../lib/openedFromPage';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { relatedText, statusOf } from '../describe';
import '../texts';
import { TransactionAmount } from '../TransactionAmount';
import { receiptOf, receiptText } from './receiptOf';
import './texts';
import { useReceiptLine } from './useReceiptLine';

/** The content of the dialog for a transaction that was found. */
const Slip = ({ transaction, user }: { transaction: Transaction; user: User }) => {
  const { t } = useTranslation();
  const lines = receiptOf(transaction, user.username, t);
  const shown = lines.filter(({ id }) => id !== 'type' && id !== 'value' && id !== 'status');
  return (
    <ReceiptSlip
      issuer={t('receipt.issuer')}
      title={lines.find(({ id }) => id === 'type')?.values.join()}
      amount={<TransactionAmount transaction={transaction} size="large" />}
      status={<StatusChip {...statusOf(transaction, t)} />}
      rows={shown.map(({ label, values }) => ({
        label,
        value: values.map((value, index) => <div key={`${index}: ${value}`}>{value}</div>),
      }))}
    />
  );
};

/** Buttons that copy the receipt as text and print it; a phone shares it instead of printing. */
const SlipActions = ({ transaction, user }: { transaction: Transaction; user: User }) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const copyId = `receipt:${transaction.id}`;
  const copied = useAppSelector((root) => root.copied.id === copyId);
  const isTouch = useIsTouchDevice();
  const text = () => receiptText(receiptOf(transaction, user.username, t), t);
  const copy = () => void dispatch(copyValue(copyId, text()));
  // A player who closes the phone's share sheet gets no message.
  const share = () =>
    void navigator.share({ title: t('receipt.title'), text: text() }).catch(() => undefined);
  return (
    <>
      <VisuallyHidden role="status">{copied && t('receipt.copied')}</VisuallyHidden>
      <Button variant="secondary" startIcon={<Copy size={18} aria-hidden />} onClick={copy}>
        {t(copied ? 'receipt.copied' : 'receipt.copy')}
      </Button>
      {isTouch && 'share' in navigator ? (
        <Button startIcon={<Share2 size={18} aria-hidden />} onClick={share}>
          {t('receipt.share')}
        </Button>
      ) : (
        <Button startIcon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      )}
    </>
  );
};

/** /transactions/:id: the receipt of one line of the history. A phone's Back button closes it. */
export const ReceiptDialog = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const closeDialog = useCloseDialog(id);
  const { data: user } = useGetMeQuery(undefined, { selectFromResult: selectData });
  const { transaction, missing, error, retry, busy } = useReceiptLine(id);
  const found = transaction && user && { transaction, user };
  return (
    <Dialog
      open
      onClose={() => closeDialog(id, '/transactions')}
      title={t('receipt.title')}
      actions={found && <SlipActions {...found} />}
    >
      {/* It gets the focus of the retry's button when that is gone. */}
      <section>
        {found && (
          <Column>
            <Slip {...found} />
            <Text size="caption" tone="secondary" align="center">
              {t('receipt.copyFor')}
            </Text>
            {linesWith(transaction).map((line) => (
              <TextLink key={line.type + line.id} {...receiptLink(line, openedFromPage)}>
                {relatedText(line, t)}
              </TextLink>
            ))}
            <TextLink {...receiptLink(transaction)} href={`/support?transaction=${encodeURIComponent(id)}`}>
              {t('receipt.support')}
            </TextLink>
          </Column>
        )}
        <StatusRegion>{missing && <Text>{t('receipt.missing')}</Text>}</StatusRegion>
        <AnswerPlaceholder
          answered={Boolean(found) || missing}
          error={error && messageOf(error)}
          busy={busy}
          onRetry={retry}
        >
          <Progress label={t('receipt.loading')} />
        </AnswerPlaceholder>
      </section>
    </Dialog>
  );
};
