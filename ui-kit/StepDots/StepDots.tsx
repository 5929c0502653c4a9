import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes } from 'react';
import { radius } from '../theme/radius';

export interface StepDotsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The number of steps. */
  count: number;
  /** The current step, from 1. */
  current: number;
  /** Shown beside the dots and announced when the step changes, such as 'Bước 2/3: Tên đăng nhập'. */
  label: string;
}

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });

const Dots = styled('span')({ display: 'inline-flex', gap: 6 });

const Dot = styled('span')(({ theme }) => ({
  width: 8,
  height: 8,
  borderRadius: radius(4),
  backgroundColor: theme.vars.palette.kit.controlBorder,
  transition: 'width 150ms',
  '&[data-state="done"]': { backgroundColor: theme.vars.palette.kit.tone.gold },
  '&[data-state="current"]': { width: 24, backgroundColor: theme.vars.palette.kit.tone.gold },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

const Label = styled('span')(({ theme }) => ({
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

const stateOf = (step: number, current: number) =>
  step < current ? 'done' : step === current ? 'current' : 'ahead';

/** The progress through a multi-step form (REG-1). Screen readers announce each step. */
export const StepDots = forwardRef<HTMLDivElement, StepDotsProps>(
  ({ count, current, label, ...rest }, ref) => (
    <Root ref={ref} {...rest}>
      <Dots aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <Dot key={index} data-state={stateOf(index + 1, current)} />
        ))}
      </Dots>
      <Label role="status">{label}</Label>
    </Root>
  ),
);
StepDots.displayName = 'StepDots';
