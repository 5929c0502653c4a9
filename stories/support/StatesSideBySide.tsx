import { Box, Stack, Text } from '@portal/ui-kit';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { controlStates, showControlState, type ControlState } from './controlStates';

const captions: Readonly<Record<ControlState, string>> = {
  normal: 'Normal',
  hover: 'Hover (rê chuột)',
  focus: 'Focus (bàn phím)',
  pressed: 'Pressed (nhấn)',
};

const InState = ({ state, fill, children }: { state: ControlState; fill: boolean; children: ReactNode }) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current ? showControlState(ref.current, state) : undefined), [state]);
  return (
    <Stack
      ref={ref}
      spacing={2}
      sx={{ alignItems: fill ? 'stretch' : 'start', p: 1, '& > *': { maxWidth: '100%' } }}
    >
      {children}
    </Stack>
  );
};

export interface StatesSideBySideProps {
  /** The minimum width of a column in px. Without it the controls are as wide as their texts. */
  width?: number;
  /** Receives the state's caption, for names that must be unique. */
  children: (caption: string) => ReactNode;
}

/** The same controls in every state, side by side. */
export const StatesSideBySide = ({ width, children }: StatesSideBySideProps) => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${width ?? 220}px, 100%), 1fr))`,
    }}
  >
    {controlStates.map((state) => (
      <Box key={state} sx={{ minWidth: 0 }}>
        <Text size="caption" tone="secondary">
          {captions[state]}
        </Text>
        <InState state={state} fill={width !== undefined}>
          {children(captions[state])}
        </InState>
      </Box>
    ))}
  </Box>
);
