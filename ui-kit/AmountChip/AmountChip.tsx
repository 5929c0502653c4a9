import { styled } from '@mui/material/styles';
import {
  type FieldsetHTMLAttributes,
  forwardRef,
  type InputHTMLAttributes,
  type ReactNode,
  useId,
} from 'react';
import { GroupName, useGroupName } from '../CoinTile/groupName';
import { Radio } from '../CoinTile/CoinTile.styles';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { selectedInForcedColours } from '../theme/forcedColours';
import { radius } from '../theme/radius';

export interface AmountChipProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'checked' | 'onChange' | 'onSelect'
> {
  /** The amount, such as '100.000 đ'. */
  label: ReactNode;
  /** A line below the amount: the bonus that it brings, or the smallest amount that can be typed. */
  note?: ReactNode;
  selected: boolean;
  onSelect: () => void;
  /** Marks the chip that lets the player type an amount: dashed border, two columns wide. */
  open?: boolean | undefined;
}

/** Narrower than 340 px. In em, since at 200 % text size three amounts do not fit in a wider window either. */
const NARROW = '@media (max-width: 21.24em)';

const Chip = styled('label')(({ theme }) => {
  const { primary, background, kit, success, text } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 56,
    padding: '6px 4px',
    borderRadius: radius(14),
    textAlign: 'center',
    lineHeight: 1.3,
    backgroundColor: background.paper,
    backgroundImage: `linear-gradient(180deg, ${kit.raised}, ${background.paper})`,
    border: `1px solid ${kit.hairline}`,
    transition: 'border-color 120ms',
    '& > b': {
      fontSize: '0.9375rem',
      whiteSpace: 'nowrap',
      [NARROW]: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
    '& > small': { fontSize: '0.8125rem', fontWeight: 600, color: success.main },
    '&[data-open]': { borderStyle: 'dashed', borderColor: kit.controlBorder, gridColumn: 'span 2' },
    '&[data-open] > small': { fontWeight: 400, color: text.secondary },
    '&:hover:has(:enabled:not(:checked))': { borderColor: kit.controlBorder },
    '&:has(:checked)': {
      borderStyle: 'solid',
      borderColor: primary.main,
      boxShadow: `inset 0 0 0 1px ${primary.main}`,
      backgroundColor: kit.soft.gold,
      backgroundImage: 'none',
      ...selectedInForcedColours,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${primary.main}`, outlineOffset: 2 },
    '&:has(:disabled)': {
      backgroundImage: 'none',
      color: text.secondary,
      '& > small': { color: 'inherit' },
    },
  };
});

/** An amount of money to choose: a radio of an AmountChipGroup. The radio takes the ref and further props (PLAY-1). */
export const AmountChip = forwardRef<HTMLInputElement, AmountChipProps>(
  ({ label, note, selected, onSelect, open = false, ...rest }, ref) => (
    <Chip data-open={open || undefined}>
      <Radio ref={ref} {...rest} type="radio" name={useGroupName()} checked={selected} onChange={onSelect} />
      <b>{label}</b>
      {note !== undefined && <VisuallyHidden>, </VisuallyHidden>}
      {note !== undefined && <small>{note}</small>}
    </Chip>
  ),
);
AmountChip.displayName = 'AmountChip';

const Fieldset = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  [NARROW]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export interface AmountChipGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** The accessible name of the group. */
  label: string;
}

/** A group of AmountChips: native radios, so the arrow keys select. */
export const AmountChipGroup = forwardRef<HTMLFieldSetElement, AmountChipGroupProps>(
  ({ label, children, ...rest }, ref) => (
    <GroupName.Provider value={useId()}>
      <Fieldset ref={ref} role="radiogroup" aria-label={label} {...rest}>
        {children}
      </Fieldset>
    </GroupName.Provider>
  ),
);
AmountChipGroup.displayName = 'AmountChipGroup';
