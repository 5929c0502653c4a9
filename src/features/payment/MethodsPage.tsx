import { useDeferredValue, useEffect, useState } from 'react';
import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { ErrorBoundaryPanel, Landmark, Notice, PageTitle, Panel, Wallet } from '@portal/ui-kit';
import { useGetPaymentMethodsQuery } from '../../api/endpoints/paymentMethods';
import { useGetMeQuery } from '../../api/endpoints/me';
import { progressOf, selectData, selectShown } from '../../api/selectData';
import { useModal } from '../../hooks/useModal';
import { usePageTitle } from '../../hooks/usePageTitle';
import { EmptyWithLink } from '../../components/EmptyWithLink';
import { AnswerPlaceholder } from '../../components/AnswerPlaceholder';
import { withBold } from '../../components/withBold';
import { prefetch } from '../../lib/whenIdle';
import { useAppSelector } from '../../store/hooks';
import type { TopUpChoice } from '../../store/slices/choices';
import { enlarged } from './enlarged/enlargedPart';
import { FurtherMethod, ReceivingMethod } from './Method';
import { topUpSuccess } from './paid/topUpSuccessPart';
import { MethodSkeleton } from './parts/MethodSkeleton';
import './texts';

type Kind = TopUpChoice['kind'];

const kinds = {
  bankTransfers: {
    title: 'payment.bankTitle',
    empty: 'payment.noBanks',
    Icon: Landmark,
    further: 'payment.otherBanks',
    other: '/payment/e-wallet',
  },
  eWallets: {
    title: 'payment.walletTitle',
    empty: 'payment.noWallets',
    Icon: Wallet,
    further: 'payment.otherWallets',
    other: '/payment/bank-transfer',
  },
} as const;

const Heading = styled.h2({ fontSize: '1.125rem', fontWeight: 600 });

const Empty = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation();
  const { empty, Icon, other } = kinds[kind];
  return (
    <Panel>
      <EmptyWithLink
        Icon={Icon}
        title={t(empty)}
        text={t('payment.tryOther')}
        href={other}
        link={t(kind === 'bankTransfers' ? 'payment.wallet' : 'payment.bank')}
      />
    </Panel>
  );
};

/** The screen of /payment/bank-transfer and /payment/e-wallet (PAY-2..6). */
export const MethodsPage = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation();
  const query = useGetPaymentMethodsQuery(undefined, {
    selectFromResult: selectShown,
  });
  const { data, refetch } = query;
  const { data: user } = useGetMeQuery(undefined, { selectFromResult: selectData });
  /** The method that the player chose by its button. */
  const [used, setUsed] = useState<string | null>(null);
  const preferred = useAppSelector(({ choices }) => choices[kind]);
  const methods = data?.[kind];
  const receiving = methods?.find(({ id }) => id === preferred) ?? methods?.[0];
  // Below the first screen, so they are rendered after the rest of the page, and are not in the HTML of the host: with them it would not
  // fit into the packets that a server sends at once.
  const withFurther = useDeferredValue(true, false);
  const further = withFurther ? (methods?.filter((method) => method !== receiving) ?? []) : [];
  const title = t(kinds[kind].title);
  const heading = usePageTitle(title);
  const modal = useModal('qr');
  // Preloaded, so that these parts are shown at once when needed, even if the network is gone by then.
  useEffect(
    () =>
      prefetch(() => {
        for (const { preload } of [enlarged, topUpSuccess]) void preload().catch(() => undefined);
      }),
    [],
  );
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      {methods?.length === 0 && <Empty kind={kind} />}
      {receiving && (
        <ErrorBoundaryPanel key={receiving.id} resetKey={receiving} onRetry={() => void refetch()}>
          <ReceivingMethod
            method={receiving}
            kind={kind}
            modal={modal}
            user={user ?? undefined}
            focused={used === receiving.id}
          />
        </ErrorBoundaryPanel>
      )}
      {methods?.length !== 0 && <Notice severity="info">{withBold(t('payment.note'))}</Notice>}
      {further.length > 0 && <Heading>{t(kinds[kind].further)}</Heading>}
      {further.map((method) => (
        <ErrorBoundaryPanel key={method.id} resetKey={method} onRetry={() => void refetch()}>
          <FurtherMethod method={method} kind={kind} modal={modal} onUsed={() => setUsed(method.id)} />
        </ErrorBoundaryPanel>
      ))}
      <AnswerPlaceholder {...progressOf([query])}>
        <MethodSkeleton />
      </AnswerPlaceholder>
    </>
  );
};
