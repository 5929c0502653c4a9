import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod } from '@portal/contract';
import { ErrorBoundaryPanel, ErrorPanel, Landmark, Notice, PageTitle, Panel, Wallet } from '@portal/ui-kit';
import { useGetPaymentMethodsQuery } from '../../api/endpoints/paymentMethods';
import { messageOf } from '../../api/messageOf';
import { useModal, type Modal } from '../../hooks/useModal';
import { usePageTitle } from '../../hooks/usePageTitle';
import { EmptyWithLink } from '../../components/EmptyWithLink';
import { withBold } from '../../components/withBold';
import { whenIdle } from '../../lib/whenIdle';
import { copyValue } from '../../store/copyValue';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { amountChosen, amountCleared } from '../../store/slices/chosenAmounts';
import { codeOf } from './amounts';
import { Enlarged } from './enlarged/Enlarged';
import { loadEnlarged } from './enlarged/loadEnlarged';
import { MethodCard } from './parts/MethodCard';
import { MethodSkeleton } from './parts/MethodSkeleton';
import type { CopyField } from './parts/TransferInfo';
import './texts';

type Kind = 'bankTransfers' | 'eWallets';

const kinds = {
  bankTransfers: {
    title: 'payment.bankTitle',
    empty: 'payment.noBanks',
    Icon: Landmark,
    other: '/payment/e-wallet',
  },
  eWallets: {
    title: 'payment.walletTitle',
    empty: 'payment.noWallets',
    Icon: Wallet,
    other: '/payment/bank-transfer',
  },
} as const;

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

const Method = ({ method, modal }: { method: PaymentMethod; modal: Modal }) => {
  const dispatch = useAppDispatch();
  const { name } = method;
  const copied = useAppSelector((state) => state.copied.id);
  const chosen = useAppSelector(({ chosenAmounts }) => chosenAmounts.byMethod[name]);
  const idOf = (field: CopyField) => `${name}:${field}`;
  const copiedField =
    (['holder', 'number', 'syntax'] as const).find((field) => copied === idOf(field)) ?? null;
  return (
    <>
      <MethodCard
        method={method}
        copiedField={copiedField}
        onCopy={(field, value) => void dispatch(copyValue(idOf(field), value))}
        chosen={chosen}
        onChoose={(cash) => {
          if (cash === null) dispatch(amountCleared({ method: name }));
          else dispatch(amountChosen({ method: name, cash }));
        }}
        onEnlarge={() => modal.show(name)}
      />
      {modal.open === name && method.qrCodeData !== '' && (
        <Enlarged method={method} code={codeOf(method, chosen)} onClose={() => modal.close(name)} />
      )}
    </>
  );
};

/** The screen of /payment/bank-transfer and /payment/e-wallet (PAY-2..6). */
export const MethodsPage = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useGetPaymentMethodsQuery();
  const methods = data?.[kind];
  const title = t(kinds[kind].title);
  const heading = usePageTitle(title);
  const modal = useModal('qr');
  // Preloaded, so that a tap shows it at once, also when the network is gone by then.
  useEffect(() => whenIdle(() => void loadEnlarged().catch(() => undefined)), []);
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      {methods?.length !== 0 && <Notice severity="info">{withBold(t('payment.note'))}</Notice>}
      {methods?.length === 0 && <Empty kind={kind} />}
      {methods?.map((method) => (
        <ErrorBoundaryPanel key={method.name} resetKey={method} onRetry={() => void refetch()}>
          <Method method={method} modal={modal} />
        </ErrorBoundaryPanel>
      ))}
      {!methods && error && !isFetching && (
        <ErrorPanel message={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {!methods && (!error || isFetching) && <MethodSkeleton />}
    </>
  );
};
