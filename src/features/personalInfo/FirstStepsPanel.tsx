import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@portal/contract';
import { X } from '@portal/ui-kit';
import { useGetCodeRedemptionsQuery } from '../../api/endpoints/codeRedemptions';
import { useGetGiftCodesQuery } from '../../api/endpoints/giftCodes';
import { useGetHistoryQuery } from '../../api/endpoints/history';
import { selectShown } from '../../api/selectData';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { choiceMade } from '../../store/slices/choices';
import { FirstStepRow } from './FirstStepRow';
import { Placeholder } from './FirstSteps.placeholder';
import { firstSteps } from './newcomerSteps';
import { Close, Head, Root, Steps } from './FirstSteps.styles';
import './textsFirstSteps';

export interface FirstStepsPanelProps {
  user: User;
  onClosed: () => void;
}

/** A newcomer's steps, and which of them are done. Renders nothing once all are done, or if the history cannot be read. */
export const FirstStepsPanel = ({ user, onClosed }: FirstStepsPanelProps) => {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { downloadUrl, supportNumbers } = useContext(PortalConfigContext);
  const downloaded = useAppSelector(({ choices }) => choices.gameDownloaded === true);
  const history = useGetHistoryQuery(undefined, { selectFromResult: selectShown });
  const giftCodes = useGetGiftCodesQuery(undefined, { selectFromResult: selectShown });
  const redemptions = useGetCodeRedemptionsQuery(undefined, { selectFromResult: selectShown });
  if (history.isFetching || giftCodes.isFetching || redemptions.isFetching) return <Placeholder lines={4} />;
  if (!history.data) return null;
  const steps = firstSteps({
    user,
    history: history.data,
    giftCodes: giftCodes.data ?? [],
    redemptions: redemptions.data ?? null,
    downloadUrl,
    supportNumbers,
    downloaded,
  });
  const done = steps.filter((step) => step.done).length;
  const next = steps.find((step) => !step.done);
  if (!next) return null;
  const close = () => {
    dispatch(choiceMade({ firstStepsClosed: true }));
    onClosed();
  };
  return (
    <Root aria-labelledby="first-steps">
      <Head>
        <h2 id="first-steps">{t('firstSteps.title')}</h2>
        <p>{t('firstSteps.done', { done, count: steps.length })}</p>
        <Close aria-label={t('firstSteps.close')} onClick={close}>
          <X size={20} aria-hidden />
        </Close>
      </Head>
      <Steps>
        {steps.map((step) => (
          <FirstStepRow
            key={step.name}
            step={step}
            next={step === next}
            user={user}
            downloadUrl={downloadUrl}
            onDownload={() => dispatch(choiceMade({ gameDownloaded: true }))}
          />
        ))}
      </Steps>
    </Root>
  );
};
