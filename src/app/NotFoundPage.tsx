import { useTranslation } from 'react-i18next';
import { CircleHelp, PageTitle, Panel } from '@portal/ui-kit';
import { usePageTitle } from '../hooks/usePageTitle';
import { EmptyWithLink } from '../components/EmptyWithLink';
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
        <EmptyWithLink
          Icon={CircleHelp}
          title={t('app.notFound')}
          href="/payment"
          link={t('app.notFoundHome')}
        />
      </Panel>
    </>
  );
};
