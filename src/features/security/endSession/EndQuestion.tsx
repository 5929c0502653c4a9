import { useTranslation } from 'react-i18next';
import type { LinkedSession } from '@portal/contract';
import { Alert, Button, DescriptionList, Text } from '@portal/ui-kit';
import { originName } from '../originName';
import { momentText } from './momentText';
import './texts';

export interface EndQuestionProps {
  session: LinkedSession;
  busy: boolean;
  error: string | undefined;
  onEnd: () => void;
}

/** Describes the sign-in, with a button that ends its session. */
export const EndQuestion = ({ session, busy, error, onEnd }: EndQuestionProps) => {
  const { t } = useTranslation();
  const { place, address, createdAt } = session;
  return (
    <>
      <Text>{t('endSession.what')}</Text>
      <DescriptionList
        rows={[
          { label: t('endSession.browser'), value: originName(session, t) },
          ...(place === null ? [] : [{ label: t('endSession.place'), value: place }]),
          ...(address === null ? [] : [{ label: t('endSession.address'), value: address }]),
          ...(createdAt === null ? [] : [{ label: t('endSession.time'), value: momentText(createdAt) }]),
        ]}
      />
      <Text tone="secondary" size="small">
        {t('endSession.notYou')}
      </Text>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <Button fullWidth busy={busy} busyLabel={t('endSession.ending')} onClick={onEnd}>
        {t('endSession.end')}
      </Button>
    </>
  );
};
