import styled from '@emotion/styled';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Download, Gamepad2, LinkButton, ShieldCheck, Wallet } from '@portal/ui-kit';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import './textsWelcome';

/** Fills the height of the card's column, with the art between headline and benefits; without art, one centred group. */
const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& p, & ul': { margin: 0, padding: 0 },
  '& ul': { display: 'grid', gap: 20, margin: 'auto 0 24px', paddingTop: 24, listStyle: 'none' },
  '& li': { display: 'grid', gridTemplateColumns: '32px 1fr', alignItems: 'center' },
  '& small': { gridColumn: 2, maxWidth: 250, fontSize: '0.9375rem' },
  '[data-world="none"] &': {
    justifyContent: 'center',
    '& ul': { marginTop: 0 },
    '& small': { maxWidth: 'none' },
  },
});

const Headline = styled.p({
  paddingTop: '5vh',
  fontSize: '2.75rem',
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
  '[data-world="none"] &': { paddingTop: 0 },
});

const benefits = [
  [Wallet, 'app.benefitTopUp', 'app.benefitTopUpText'],
  [Gamepad2, 'app.benefitRecharge', 'app.benefitRechargeText'],
  [ShieldCheck, 'app.benefitSafe', 'app.benefitSafeText'],
] as const;

/** Shown beside the card of a public page if there is room: what the portal is for, and a link to the game's download. */
export const Welcome = () => {
  const { t } = useTranslation();
  const { downloadUrl } = useContext(PortalConfigContext);
  return (
    <Root>
      <Headline>{t('app.headline')}</Headline>
      <ul>
        {benefits.map(([Icon, title, text]) => (
          <li key={title}>
            <Icon size={20} aria-hidden />
            <strong>{t(title)}</strong>
            <small>{t(text)}</small>
          </li>
        ))}
      </ul>
      {downloadUrl !== '' && (
        <LinkButton
          href={downloadUrl}
          external
          variant="secondary"
          startIcon={<Download size={18} aria-hidden />}
        >
          {t('app.download')}
        </LinkButton>
      )}
    </Root>
  );
};
