import { styled } from '@mui/material/styles';
import { type FieldsetHTMLAttributes, forwardRef, useId } from 'react';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { GroupName } from './groupName';

export interface CoinTileGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  /** The accessible name of the group. */
  label: string;
  /** The name of the radios. A unique one by default. */
  name?: string | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
}

const Fieldset = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });

const Legend = styled('legend')({ padding: 0, marginBottom: 8, fontWeight: 600 });

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 12,
    // Four tiles form a 2 × 2 square instead of a row of three and a single one.
    '&:has(> :nth-of-type(4):last-of-type)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));

/** A group of CoinTiles. They are native radios, so the arrow keys select (GAME-3). */
export const CoinTileGroup = forwardRef<HTMLFieldSetElement, CoinTileGroupProps>(
  ({ label, name, hideLabel = true, children, ...rest }, ref) => {
    const own = useId();
    return (
      <GroupName.Provider value={name ?? own}>
        <Fieldset ref={ref} role="radiogroup" aria-label={label} {...rest}>
          {hideLabel ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <Legend>{label}</Legend>}
          <Grid>{children}</Grid>
        </Fieldset>
      </GroupName.Provider>
    );
  },
);
CoinTileGroup.displayName = 'CoinTileGroup';
