import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode, use } from 'react';
import { type Amount, isPositive } from '../Money/formatNumber';
import { Money } from '../Money/Money';
import { Panel } from '../Panel/Panel';
import { SkeletonText } from '../Skeleton/Skeleton';
import { KitTextsContext } from '../texts/KitTextsContext';
import { balance } from '../texts/balance';

export interface BalanceBarProps extends HTMLAttributes<HTMLElement> {
  /** Whole KP. */
  credit?: Amount | undefined;
  /** Whole KP owed. Shown when it is above zero. */
  debt?: Amount | undefined;
  /** Shown at the end, such as the last top-up or a link. */
  aside?: ReactNode;
  loading?: boolean | undefined;
  labels?: { credit: string; debt: string } | undefined;
}

const Root = styled(Panel)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 56,
  padding: '8px 16px',
  borderColor: `color-mix(in srgb, ${theme.vars.palette.kit.gold.fill} 34%, transparent)`,
  backgroundImage: `linear-gradient(100deg, transparent 30%, ${theme.vars.palette.kit.soft.gold})`,
  [theme.breakpoints.up('sm')]: { padding: '8px 20px' },
}));

/** The amount is below its label on a phone, which leaves room for the aside, and beside it on wider screens. */
const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  minWidth: 0,
  // Smaller than elsewhere, so that the strip stays low.
  '& > span:nth-of-type(2)': { fontSize: 'calc(var(--fit, 1) * 1.625rem)' },
  justifyContent: 'start',
  alignItems: 'baseline',
  columnGap: 12,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' },
}));

const Label = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

const Debt = styled('span')(({ theme }) => ({
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  gridColumn: '1 / -1',
}));

const Aside = styled('div')({
  maxWidth: '100%',
  textAlign: 'right',
  fontSize: '0.875rem',
  marginLeft: 'auto',
});

/** The balance and the debt of the player (APP-5, PAY-1). */
export const BalanceBar = forwardRef<HTMLElement, BalanceBarProps>(
  (
    { credit = 0, debt = 0, aside, loading = false, labels = use(KitTextsContext)(balance), ...rest },
    ref,
  ) => (
    <Root ref={ref} aria-busy={loading || undefined} {...rest}>
      <Block>
        <Label>{labels.credit}</Label>
        {loading ? <SkeletonText width={160} height={34} /> : <Money value={credit} size="large" />}
        {!loading && isPositive(debt) && (
          <Debt>
            {labels.debt} <Money value={debt} />
          </Debt>
        )}
      </Block>
      {aside !== undefined && <Aside>{aside}</Aside>}
    </Root>
  ),
);
BalanceBar.displayName = 'BalanceBar';
