import styled from '@emotion/styled';
import { Progress } from '@portal/ui-kit';
import { aboveBar } from '../../../components/PartBoundary';

/** The choices and the summary, side by side on wide screens. */
export const Columns = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  // Below 900 px the summary is a bar at the bottom of the screen, even if the choices do not fill the screen.
  '@media (max-width: 899.95px)': { minHeight: 'calc(100svh - 130px)', gridTemplateRows: '1fr auto' },
  '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
});

export const Choices = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  // PLAY-10: a focused element as well.
  '& :is(a, button, input)': aboveBar,
  '@media (min-width: 600px)': { gap: 24 },
});

/** Stands where the ServerCard will be, and is as high, so that the tiles do not move when they have loaded. */
export const Loading = styled(Progress)({ minHeight: 'calc(3.5rem + 22px)', padding: 0 });
