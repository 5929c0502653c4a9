import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Progress } from '@portal/ui-kit';
import './texts';

const Card = styled(Progress)({
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  width: 200,
  height: 160,
  zIndex: 3,
  borderRadius: 16,
  background: 'var(--kit-palette-kit-raised)',
  border: '1px solid var(--kit-palette-kit-hairline)',
  boxShadow: 'var(--kit-palette-kit-shadow-float)',
  pointerEvents: 'none',
  transition: 'opacity 0s 300ms',
  '@starting-style': { opacity: 0 },
});

/**
 * Says that a dialog is loading, in the middle of the window, since a dialog has no place on the page. It takes no tap, and does not flash
 * while a fast network answers.
 */
export const LoadingCard = () => {
  const { t } = useTranslation();
  return <Card label={t('part.loading')} />;
};
