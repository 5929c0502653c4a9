import { styled } from '@mui/material/styles';
import { litSurface } from '../theme/litSurface';
import { radius } from '../theme/radius';

/** A card that groups related content. Takes all props of a `section`. */
export const Panel = styled('section')(({ theme }) => ({
  padding: 16,
  minWidth: 0,
  borderRadius: radius(16),
  border: `1px solid ${theme.vars.palette.kit.hairline}`,
  ...litSurface(theme),
  boxShadow: theme.vars.palette.kit.shadow.card,
  [theme.breakpoints.up('sm')]: { padding: 24 },
}));
