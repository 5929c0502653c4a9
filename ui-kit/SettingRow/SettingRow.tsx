import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { litSurface } from '../theme/litSurface';
import { radius } from '../theme/radius';

export interface SettingRowProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'value' | 'color'> {
  label: ReactNode;
  value: ReactNode;
  /** Shown after the value, such as a StatusChip. */
  status?: ReactNode;
}

/** A list of SettingRows with lines between them. */
export const SettingList = styled('div')(({ theme }) => ({
  display: 'grid',
  borderRadius: radius(16),
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.kit.hairline}`,
  ...litSurface(theme),
  boxShadow: theme.vars.palette.kit.shadow.card,
  // '&&' overrides the border reset of MUI's ButtonBase.
  '&& > * + *': { borderTop: `1px solid ${theme.vars.palette.kit.hairline}` },
}));

const Root = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  width: '100%',
  minHeight: 72,
  padding: '12px 16px',
  font: 'inherit',
  textAlign: 'start',
  '&:hover': { backgroundColor: theme.vars.palette.kit.soft.gold },
  '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -2 },
  [theme.breakpoints.up('sm')]: { padding: '12px 24px' },
  '& > svg': { color: theme.vars.palette.text.secondary },
  '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
}));

const Texts = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '200px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 16,
  },
}));

const Label = styled('span')(({ theme }) => ({
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

const Value = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** A setting and its value: a button that opens a dialog to change it (ME-3..6, SEC-1..3). */
export const SettingRow = forwardRef<HTMLButtonElement, SettingRowProps>(
  ({ label, value, status, ...rest }, ref) => (
    <Root ref={ref} type="button" aria-haspopup="dialog" {...rest}>
      <Texts>
        <Label>{label}</Label>
        <Value>
          {value} {status}
        </Value>
      </Texts>
      <ChevronRight size={20} aria-hidden />
    </Root>
  ),
);
SettingRow.displayName = 'SettingRow';
