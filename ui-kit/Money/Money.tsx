import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, use } from 'react';
import { fitStyle } from './fitStyle';
import { type Amount, formatNumber, isPositive } from './formatNumber';
import { KitTextsContext, money } from '../texts/KitTextsContext';
import { units } from '../texts/units';

export interface MoneyProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  value: Amount;
  /** A unit, such as 'VND'. KitTexts maps it to its sign; a unit without a sign is shown as it is. By default `money.unit` of KitTexts: KP. */
  unit?: string | undefined;
  /** `large` is for a balance and shows the unit in gold. `inherit` looks like the surrounding text. */
  size?: 'inherit' | 'large' | undefined;
  /** Shows a plus sign when the amount is above zero. */
  signed?: boolean | undefined;
}

/** An amount breaks only where a whole line is too short for it, and then its unit still stays in one piece. */
const Root = styled('span')({
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'break-word',
  '& > span': { whiteSpace: 'nowrap' },
});

const LargeRoot = styled(Root)(({ theme }) => ({
  fontWeight: 600,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  fontSize: 'calc(var(--fit, 1) * 1.875rem)',
  [theme.breakpoints.up('sm')]: { fontSize: 'calc(var(--fit, 1) * 2.375rem)' },
  '& > span': {
    fontSize: 'max(0.5em, 0.8125rem)',
    letterSpacing: 0,
    color: theme.vars.palette.primary.main,
  },
}));

/** A formatted amount with its unit: `10.000 KP`, `10.000 đ` (APP-1, APP-5). */
export const Money = forwardRef<HTMLSpanElement, MoneyProps>(
  ({ value, unit, size = 'inherit', signed = false, ...rest }, ref) => {
    const textsOf = use(KitTextsContext);
    const name = unit ?? textsOf(money).unit;
    const digits = `${signed && isPositive(value) ? '+' : ''}${formatNumber(value)}`;
    const text = (
      <>
        {digits}
        {'\u00A0'}
        <span>{textsOf(units)[name] ?? name}</span>
      </>
    );
    return size === 'large' ? (
      <LargeRoot ref={ref} {...rest} style={{ ...fitStyle(digits, 13), ...rest.style }}>
        {text}
      </LargeRoot>
    ) : (
      <Root ref={ref} {...rest}>
        {text}
      </Root>
    );
  },
);
Money.displayName = 'Money';
