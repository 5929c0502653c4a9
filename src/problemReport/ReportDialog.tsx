import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemTopics, type ProblemTopic } from '@portal/contract';
import { Alert, Button, CopyableValue, Dialog, SelectField, Stack, Text } from '@portal/ui-kit';
import { copyValue } from '../store/copyValue';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { reportClosed } from '../store/slices/problemReport';
import { sendReport } from './sendReport';
import './texts';
import './textsButton';

const sent = ['report.sent.page', 'report.sent.amounts', 'report.sent.browser'] as const;

/** Says in plain words which data leave the page. */
const WhatIsSent = () => {
  const { t } = useTranslation();
  return (
    <Stack spacing={1}>
      <Text>{t('report.sent.what')}</Text>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {sent.map((key) => (
          <li key={key}>
            <Text tone="secondary">{t(key)}</Text>
          </li>
        ))}
      </ul>
      <Text tone="secondary">{t('report.masked')}</Text>
    </Stack>
  );
};

const ReportCode = ({ code }: { code: string }) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const copied = useAppSelector((state) => state.copied.id === 'report');
  return (
    <Stack spacing={1}>
      <CopyableValue
        label={t('report.code')}
        value={code}
        copied={copied}
        onCopy={(value) => void dispatch(copyValue('report', value))}
      />
      <Text tone="secondary">{t('report.codeHint')}</Text>
    </Stack>
  );
};

/** Says what a report contains, sends it only if the player agrees, and then shows its code. */
const ReportDialog = () => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { phase, code, message } = useAppSelector(({ problemReport }) => problemReport);
  const [topic, setTopic] = useState<ProblemTopic>('blank');
  const close = () => void dispatch(reportClosed());
  const asks = phase === 'asking' || phase === 'sending' || phase === 'refused';
  return (
    <Dialog
      open={phase !== 'closed'}
      onClose={close}
      title={t('report.open')}
      actions={
        asks ? (
          <>
            <Button variant="secondary" onClick={close}>
              {t('report.cancel')}
            </Button>
            <Button busy={phase === 'sending'} onClick={() => void dispatch(sendReport(topic))}>
              {t('report.send')}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t('report.close')}</Button>
        )
      }
    >
      <Stack spacing={2}>
        {message !== null && <Alert severity="error">{message}</Alert>}
        {asks && (
          <>
            <SelectField
              label={t('report.what')}
              value={topic}
              options={problemTopics.map((value) => ({ value, label: t(`report.${value}`) }))}
              onChange={(value) => setTopic(value as ProblemTopic)}
            />
            <WhatIsSent />
          </>
        )}
        {phase === 'sent' && <Alert severity="success">{t('report.thanks')}</Alert>}
        {phase === 'queued' && <Alert severity="warning">{t('report.queued')}</Alert>}
        {code !== null && <ReportCode code={code} />}
      </Stack>
    </Dialog>
  );
};

export default ReportDialog;
