import { useTranslation } from 'react-i18next';
import { ChevronRight, CircleHelp } from '@portal/ui-kit';
import { useGetTransferClaimsQuery } from '../api/endpoints/transferClaims';
import { selectData } from '../api/selectData';
import { RouterLink } from '../components/RouterLink';
import { ClaimAnchor } from './ClaimLink.styles';
import './texts';

/** The page where a player reports a transfer that was not credited (PLAY-3). */
export const CLAIMS_PATH = '/transfer-claims';

/**
 * 'Đã chuyển mà chưa nhận được KP?', for any page of a signed-in player. It is hidden on a host without claims, and until the host has
 * answered that it has them (HOST-4).
 */
export const ClaimLink = () => {
  const { t } = useTranslation();
  const { data } = useGetTransferClaimsQuery(undefined, { selectFromResult: selectData });
  if (!data) return null;
  return (
    <ClaimAnchor as={RouterLink} href={CLAIMS_PATH}>
      <CircleHelp size={20} aria-hidden />
      <span>{t('claimLink.title')}</span>
      <ChevronRight size={18} aria-hidden />
    </ClaimAnchor>
  );
};
