import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { VisuallyHidden } from '../shared/VisuallyHidden';

const GroupName = createContext<string | null>(null);

/** The name that the radios of one group share; a tile outside a group stands alone. */
export const useGroupName = (): string => {
  const own = useId();
  return useContext(GroupName) ?? own;
};

export interface CoinTileGroupProps {
  /** What is chosen here. */
  label: string;
  children: ReactNode;
  /** Whether the label is read only by screen readers. */
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
}

const Fieldset = styled('fieldset')({ margin: 0, padding: 0, border: 0, minWidth: 0 });

const Legend = styled('legend')({ padding: 0, marginBottom: 8, fontWeight: 600 });

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 12 },
}));

/** One choice of several CoinTiles: native radios, so arrow keys move and choose (GAME-3). */
export const CoinTileGroup = ({
  label,
  hideLabel = true,
  disabled = false,
  children,
}: CoinTileGroupProps) => (
  <GroupName.Provider value={useId()}>
    <Fieldset role="radiogroup" aria-label={label} disabled={disabled}>
      {hideLabel ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <Legend>{label}</Legend>}
      <Grid>{children}</Grid>
    </Fieldset>
  </GroupName.Provider>
);
