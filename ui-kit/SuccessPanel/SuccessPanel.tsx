import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { CoinPicture } from '../CoinPicture/CoinPicture';
import type { CoinGrade } from '../CoinPicture/gradeOf';
import { DescriptionList, type DescriptionRow } from '../DescriptionList/DescriptionList';
import { radius } from '../theme/radius';

export interface SuccessPanelProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The event, shown below the amount. */
  title: ReactNode;
  /** The amount received, in large type: '+2.000 Xu'. */
  amount: ReactNode;
  /** Details below the amount, such as the server and the time. */
  note?: ReactNode;
  rows?: readonly DescriptionRow[] | undefined;
  grade?: CoinGrade | undefined;
  /** Replaces the kit's picture of coins: 112 by 84 px, hidden from screen readers. */
  picture?: ReactNode;
  /** Buttons and links. */
  actions?: ReactNode;
  /** A hint below the rows. */
  children?: ReactNode;
}

const rise = keyframes({ from: { transform: 'translateY(10px) scale(.86)', opacity: 0 } });
const pop = keyframes({ from: { transform: 'scale(0)' } });

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  width: '100%',
  padding: '8px 16px 16px',
  borderRadius: radius(20),
  textAlign: 'center',
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.kit.gold.fill} 45%, transparent)`,
  backgroundColor: theme.vars.palette.background.paper,
  backgroundImage: `radial-gradient(ellipse 70% 130px at 50% 60px, color-mix(in srgb, ${theme.vars.palette.kit.gold.fill} 30%, transparent), transparent)`,
  '& dl': {
    width: '100%',
    margin: '8px 0 4px',
    padding: '12px 16px',
    borderRadius: radius(12),
    textAlign: 'left',
    backgroundColor: theme.vars.palette.background.default,
    border: `1px solid ${theme.vars.palette.kit.hairline}`,
  },
  '& > :is(svg, img)': { animation: `${rise} 200ms ease-out` },
}));

const Tick = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  marginTop: -12,
  borderRadius: '50%',
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.success.main,
  boxShadow: `0 0 0 5px ${theme.vars.palette.background.paper}`,
  animation: `${pop} 200ms ease-out`,
}));

const Title = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: 600,
  color: theme.vars.palette.success.main,
}));

const Amount = styled('span')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  fontSize: '2rem',
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.primary.main,
}));

const Note = styled('div')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 10,
  width: '100%',
  marginTop: 8,
  '& > *': { flex: '1 1 auto', paddingLeft: 14, paddingRight: 14, whiteSpace: 'nowrap' },
});

/**
 * Celebrates a success: coins, a tick, the amount received and the next step (PLAY-2, PLAY-5). Respects reduced motion. Render it into a
 * live region that is already mounted: some screen readers do not announce a live region that appears together with its text.
 */
export const SuccessPanel = forwardRef<HTMLDivElement, SuccessPanelProps>(
  ({ title, amount, note, rows = [], grade = 3, picture, actions, children, ...rest }, ref) => (
    <Root ref={ref} {...rest}>
      {picture ?? <CoinPicture grade={grade} width={112} />}
      <Tick aria-hidden>
        <Check size={22} strokeWidth={3} />
      </Tick>
      <p>
        <Amount>{amount}</Amount> <Title>{title}</Title>
      </p>
      {note !== undefined && <Note>{note}</Note>}
      {rows.length > 0 && <DescriptionList rows={rows} />}
      {children !== undefined && <Note>{children}</Note>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  ),
);
SuccessPanel.displayName = 'SuccessPanel';
