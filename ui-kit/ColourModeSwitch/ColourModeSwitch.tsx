import { styled } from '@mui/material/styles';
import { Monitor, Moon, Sun } from 'lucide-react';
import { type FieldsetHTMLAttributes, forwardRef, useId, use } from 'react';
import { coveringInput } from '../shared/coveringInput';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import type { ColourMode } from '../tokens/tokens';
import { selectedInForcedColours } from '../theme/forcedColours';
import { radius } from '../theme/radius';
import { KitTextsContext } from '../texts/KitTextsContext';
import { colourMode } from '../texts/colourMode';

export type ColourModeChoice = ColourMode | 'system';

export interface ColourModeSwitchProps extends Omit<
  FieldsetHTMLAttributes<HTMLFieldSetElement>,
  'onChange' | 'name' | 'children'
> {
  value: ColourModeChoice;
  onChange: (value: ColourModeChoice) => void;
  labels?: (Record<ColourModeChoice, string> & { legend: string }) | undefined;
}

const Fieldset = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: 0,
  padding: 4,
  minWidth: 0,
  border: 0,
  borderRadius: radius(12),
  backgroundColor: theme.vars.palette.kit.soft.neutral,
}));

const Option = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 52,
  padding: 4,
  borderRadius: radius(9),
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  '& input': coveringInput,
  '&:hover:has(:enabled:not(:checked))': { backgroundColor: theme.vars.palette.kit.soft.gold },
  '&:active:has(:enabled)': { transform: 'translateY(1px)' },
  '&:has(:checked)': {
    fontWeight: 600,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.kit.surface,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    ...selectedInForcedColours,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&:has(:disabled)': { color: theme.vars.palette.text.secondary },
}));

const options = [
  { mode: 'light', Icon: Sun },
  { mode: 'dark', Icon: Moon },
  { mode: 'system', Icon: Monitor },
] as const;

/** Switches between light, dark and the system's mode with native radios (APP-2). The owner stores the choice. */
export const ColourModeSwitch = forwardRef<HTMLFieldSetElement, ColourModeSwitchProps>(
  ({ value, onChange, labels = use(KitTextsContext)(colourMode), ...rest }, ref) => {
    const name = useId();
    return (
      <Fieldset ref={ref} role="radiogroup" aria-label={labels.legend} {...rest}>
        <VisuallyHidden as="legend">{labels.legend}</VisuallyHidden>
        {options.map(({ mode, Icon }) => (
          <Option key={mode}>
            <input
              type="radio"
              name={name}
              value={mode}
              checked={value === mode}
              onChange={() => onChange(mode)}
            />
            <Icon size={18} aria-hidden />
            {labels[mode]}
          </Option>
        ))}
      </Fieldset>
    );
  },
);
ColourModeSwitch.displayName = 'ColourModeSwitch';
