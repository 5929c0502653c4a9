import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { CircleHelp, LinkButton, PageTitle, Text, radius } from '@portal/ui-kit';
import { usePageTitle } from '../hooks/usePageTitle';
import { RouterLink } from '../components/RouterLink';
import './textsNotFound';

const Page = styled.div({ display: 'grid', gap: 16, textAlign: 'center', justifyItems: 'center' });
/** The icon is shown until the art has loaded, and stays if the art has no image for this place. */
const Picture = styled.div({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: 'min(300px, 40svh)',
  borderRadius: radius(20),
  '& > [data-art]': { position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '[data-world="shown"]:not([data-undrawn~="lost"]) & > svg': { visibility: 'hidden' },
  '[data-world="none"] &': { height: 'auto', color: 'var(--kit-palette-text-secondary)' },
});
const Ways = styled.div({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12 });

/** LAY-7: a path the shell doesn't know. */
export const NotFoundPage = () => {
  const { t } = useTranslation();
  const title = t('app.notFoundTitle');
  const heading = usePageTitle(title);
  return (
    <Page>
      <Picture aria-hidden>
        <CircleHelp size={72} />
        <div data-art="lost" />
      </Picture>
      <PageTitle ref={heading}>{title}</PageTitle>
      <Text strong align="center">
        {t('app.notFound')}
      </Text>
      <Text tone="secondary" size="small" align="center">
        {t('app.notFoundText')}
      </Text>
      <Ways>
        <LinkButton href="/" linkComponent={RouterLink}>
          {t('app.notFoundHome')}
        </LinkButton>
        <LinkButton href="/support" variant="secondary" linkComponent={RouterLink}>
          {t('app.notFoundSupport')}
        </LinkButton>
      </Ways>
    </Page>
  );
};
