import styled from '@emotion/styled';
import { SkeletonPanel } from '@portal/ui-kit';

/** As high as the panel with four steps, so that the content below does not shift (FirstSteps.styles). */
export const firstStepsHeight = {
  minHeight: 370,
  '@media (max-width: 339px)': { minHeight: 400 },
  '@media (min-width: 600px)': { minHeight: 386 },
  '@media (min-width: 1024px)': { minHeight: 250 },
};

export const Placeholder = styled(SkeletonPanel)(firstStepsHeight);
