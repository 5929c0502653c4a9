import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Clock, ExternalLink, LinkButton, Mail, Phone, Text } from '@portal/ui-kit';
import { useHydrated } from '../../hooks/inBrowser';
import { PortalConfigContext } from '../../lib/PortalConfigContext';
import { formatPhone } from '../../lib/phone';
import { Block, Contacts } from './Support.styles';
import './texts';

/** The deployment's contacts with their hours, and the social page (PLAY-4, SUP-1). Settings that are empty are left out (HOST-5). */
export const SupportContacts = () => {
  const { t } = useTranslation();
  const { socialUrl, supportPhone, supportEmail, supportHours } = useContext(PortalConfigContext);
  // The build does not know the deployment's settings.
  const known = useHydrated();
  const any = known && (supportPhone !== '' || supportEmail !== '' || supportHours !== '');
  return (
    <Block aria-label={t('support.contacts')}>
      <h2>{t('support.contacts')}</h2>
      {any && (
        <Contacts>
          {supportPhone !== '' && (
            <li>
              <Phone size={20} aria-hidden />
              <div>
                <small>{t('support.phone')}</small>
                <a href={`tel:${supportPhone.replace(/[^+\d]/g, '')}`}>{formatPhone(supportPhone)}</a>
              </div>
            </li>
          )}
          {supportEmail !== '' && (
            <li>
              <Mail size={20} aria-hidden />
              <div>
                <small>{t('support.email')}</small>
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </div>
            </li>
          )}
          {supportHours !== '' && (
            <li>
              <Clock size={20} aria-hidden />
              <div>
                <small>{t('support.hours')}</small>
                <span>{supportHours}</span>
              </div>
            </li>
          )}
        </Contacts>
      )}
      <Text size="small">{t('support.soon')}</Text>
      {known && socialUrl !== '' && (
        <>
          <Text size="small" tone="secondary">
            {t('support.meanwhile')}
          </Text>
          <LinkButton
            href={socialUrl}
            external
            variant="secondary"
            startIcon={<ExternalLink size={18} aria-hidden />}
          >
            {t('support.social')}
          </LinkButton>
        </>
      )}
    </Block>
  );
};
