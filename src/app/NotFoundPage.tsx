import { useTranslation } from 'react-i18next';
import { CircleHelp, EmptyState, LinkButton, PageTitle, Panel } from '@portal/ui-kit';
import { usePageTitle } from '../hooks/usePageTitle';
import { RouterLink } from '../components/RouterLink';
import './texts';

/** LAY-7: a path the shell doesn't know. */
export const NotFoundPage = () => {
  const { t } = useTranslation();
  const title = t('app.notFoundTitle');
  const heading = usePageTitle(title);
  return (
    <>
      <PageTitle ref={heading}>{title}</PageTitle>
      <Panel>
        <EmptyState
          icon={<CircleHelp size={28} aria-hidden />}
          title={t('app.notFound')}
          action={
            <LinkButton href="/payment" variant="secondary" linkComponent={RouterLink}>
              {t('app.notFoundHome')}
            </LinkButton>
          }
        />
      </Panel>
    </>
  );
};
