import { styled } from '@mui/material/styles';
import { type ElementType, forwardRef, type HTMLAttributes, use } from 'react';
import type { Amount } from '../Money/formatNumber';
import { Money } from '../Money/Money';
import { Polymorphic } from '../shared/Polymorphic';
import type { LinkComponent } from '../shared/linkTypes';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { SkeletonText } from '../Skeleton/Skeleton';
import { radius } from '../theme/radius';
import { KitTextsContext } from '../texts/KitTextsContext';
import { balance } from '../texts/balance';

export interface BalancePillProps extends HTMLAttributes<HTMLElement> {
  /** Whole KP. */
  credit?: Amount | undefined;
  /** Makes the pill a link. */
  href?: string | undefined;
  linkComponent?: LinkComponent | undefined;
  loading?: boolean | undefined;
  /** Read by screen readers before the amount. */
  label?: string | undefined;
}

const Root = styled(Polymorphic)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  maxWidth: '100%',
  padding: '4px 14px',
  borderRadius: radius(18),
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  backgroundColor: theme.vars.palette.kit.soft.gold,
  color: theme.vars.palette.primary.main,
}));

/** The balance for the header. */
export const BalancePill = forwardRef<HTMLElement, BalancePillProps>(
  (
    {
      credit = 0,
      href,
      linkComponent = 'a',
      loading = false,
      label = use(KitTextsContext)(balance).credit,
      ...rest
    },
    ref,
  ) => {
    const component: ElementType = href === undefined ? 'span' : linkComponent;
    return (
      <Root ref={ref} component={component} href={href} aria-busy={loading || undefined} {...rest}>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {loading ? <SkeletonText width={72} height={16} /> : <Money value={credit} />}
      </Root>
    );
  },
);
BalancePill.displayName = 'BalancePill';
