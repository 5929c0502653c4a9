import { useTranslation } from 'react-i18next';
import type { TransferClaim } from '@portal/contract';
import { Money, StatusChip, Text, TextLink } from '@portal/ui-kit';
import { receiptLink } from '../../components/receiptLink';
import { formatDateTime } from '../../lib/dates';
import { claimState, refusalOf } from './claimRules';
import { Claim, Claims } from './Claims.styles';
import './texts';

const ClaimRow = ({ claim }: { claim: TransferClaim }) => {
  const { t } = useTranslation();
  const { state, tone } = claimState(claim);
  return (
    <Claim>
      <strong>
        <Money value={claim.amount} unit="VND" />
      </strong>
      <StatusChip tone={tone} label={t(`claims.${state}`)} />
      <Text size="caption" tone="secondary">
        {t('claims.transferredAt', { time: formatDateTime(claim.transferredAt) })}
        {claim.reference !== null && ` · ${t('claims.referenceOf', { reference: claim.reference })}`}
      </Text>
      {state === 'refused' && <Text size="small">{t(`claims.${refusalOf(claim)}`)}</Text>}
      {state === 'credited' && claim.transactionId !== null && (
        <TextLink {...receiptLink({ id: claim.transactionId, type: 'topup.' })}>
          {t('claims.creditedText')}
        </TextLink>
      )}
    </Claim>
  );
};

/** The player's claims and their outcomes, newest first. */
export const ClaimList = ({ claims }: { claims: readonly TransferClaim[] }) => {
  const { t } = useTranslation();
  if (claims.length === 0)
    return (
      <Text size="small" tone="secondary">
        {t('claims.none')}
      </Text>
    );
  return (
    <Claims aria-label={t('claims.list')}>
      {claims.map((claim) => (
        <ClaimRow key={claim.id} claim={claim} />
      ))}
    </Claims>
  );
};
