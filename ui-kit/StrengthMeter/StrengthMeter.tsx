import { styled } from '@mui/material/styles';
import { Check, X } from 'lucide-react';
import { forwardRef, type HTMLAttributes, use } from 'react';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { forcedColours } from '../theme/forcedColours';
import { radius } from '../theme/radius';
import { KitTextsContext } from '../texts/KitTextsContext';
import { strengthMeter } from '../texts/strengthMeter';

export interface StrengthRule {
  /** The rule, such as 'Cần ít nhất 1 chữ số'. */
  text: string;
  met: boolean;
}

export interface StrengthMeterProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  rules: readonly StrengthRule[];
  /** The strength, 0 to `max`. */
  value: number;
  max?: number | undefined;
  /** The strength in words, such as 'Mạnh'. Announced politely when it changes. Empty without a password. */
  valueText: string;
  labels?: { meter: string; met: string; missing: string } | undefined;
}

const Root = styled('div')({ display: 'grid', gap: 8 });

const Bars = styled('div')({ display: 'flex', gap: 4, alignItems: 'center' });

const tones = ['error', 'error', 'warning', 'success', 'success'] as const;

const Bar = styled('span')(({ theme }) => ({
  flex: 1,
  height: 4,
  borderRadius: radius(2),
  backgroundColor: theme.vars.palette.kit.hairline,
  '&[data-tone="error"]': { backgroundColor: theme.vars.palette.kit.tone.error },
  '&[data-tone="warning"]': { backgroundColor: theme.vars.palette.kit.tone.warning },
  '&[data-tone="success"]': { backgroundColor: theme.vars.palette.kit.tone.success },
  [forcedColours]: { border: '1px solid', '&[data-tone]': { backgroundColor: 'Highlight' } },
}));

/** Keeps its height when empty, so that typing the first character does not shift the content below. */
const ValueText = styled('span')({
  minWidth: 80,
  minHeight: '1lh',
  textAlign: 'end',
  fontSize: '0.8125rem',
  fontWeight: 600,
});

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: '2px 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  '& > svg': { flex: 'none' },
  '&[data-met="true"] > svg': { color: theme.vars.palette.kit.tone.success },
}));

/** Shows the strength of a password and the missing character classes (VAL-1). */
export const StrengthMeter = forwardRef<HTMLDivElement, StrengthMeterProps>(
  ({ rules, value, max = 4, valueText, labels = use(KitTextsContext)(strengthMeter), ...rest }, ref) => {
    const tone = tones[Math.min(value, tones.length - 1)];
    return (
      <Root ref={ref} role="group" aria-label={labels.meter} {...rest}>
        <Bars>
          {Array.from({ length: max }, (_, index) => (
            <Bar key={index} aria-hidden data-tone={index < value ? tone : undefined} />
          ))}
          <ValueText role="status">{valueText}</ValueText>
        </Bars>
        <List>
          {rules.map(({ text, met }) => (
            <Item key={text} data-met={met}>
              {met ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
              <span>
                {text} <VisuallyHidden>({met ? labels.met : labels.missing})</VisuallyHidden>
              </span>
            </Item>
          ))}
        </List>
      </Root>
    );
  },
);
StrengthMeter.displayName = 'StrengthMeter';
