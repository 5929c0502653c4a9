import styled from '@emotion/styled';
import { SkeletonPanel } from '@portal/ui-kit';

/** As high as the panel with four steps, so that what stands below does not move (FirstSteps.styles). */
export const firstStepsHeight = {
  minHeight: 388,
  '@media (min-width: 900px)': { minHeight: 244 },
};

export const Placeholder = styled(SkeletonPanel)(firstStepsHeight);
