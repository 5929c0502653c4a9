import { styled } from '@mui/material/styles';
import { Fragment, forwardRef, type HTMLAttributes, type ReactNode, use } from 'react';
import { radius } from '../theme/radius';
import { KitTextsContext } from '../texts/KitTextsContext';
import { smsCommand } from '../texts/smsCommand';

export interface SmsNumber {
  label: string;
  /** An `sms:` address. Leave it out on devices without an SMS app. */
  href?: string | undefined;
}

export interface SmsCommandProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The text to send, such as 'MXT thanhnam'. */
  text: string;
  numbers: readonly SmsNumber[];
  /** The labels of the text and of the numbers. */
  labels?: { text: ReactNode; numbers: ReactNode } | undefined;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  padding: '12px 16px',
  borderRadius: radius(12),
  border: `1px dashed ${theme.vars.palette.kit.tone.gold}`,
  backgroundColor: theme.vars.palette.kit.soft.gold,
}));

const Label = styled('span')(({ theme }) => ({
  marginRight: 8,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

const Line = styled('p')({ margin: 0, overflowWrap: 'anywhere' });

/** Numbers as buttons in a grid: one per row if two do not fit. The row height is the same before the numbers have loaded. */
const asButtons = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.25rem), 1fr))',
  gap: 8,
  '& > span': { gridColumn: '1 / -1' },
  '& > :not(span)': { display: 'grid', placeItems: 'center', minHeight: 48 },
  '& > :not(span):not(:last-child)::after': { content: 'none' },
} as const;

const Numbers = styled('p')({
  margin: 0,
  '& > *': { whiteSpace: 'nowrap' },
  '& > :not(span):not(:last-child)::after': { content: '" ·"' },
  '&[data-links]': asButtons,
  '@media (pointer: coarse)': asButtons,
});

const NumberLink = styled('a')(({ theme }) => ({
  padding: '0 12px',
  borderRadius: radius(12),
  border: `1px solid ${theme.vars.palette.kit.tone.gold}`,
  fontWeight: 600,
  color: theme.vars.palette.kit.tone.gold,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.kit.soft.gold },
}));

/** The text of an SMS and the numbers to send it to. A number with an address is a button that opens the SMS app with the text in it (REC-2). */
export const SmsCommand = forwardRef<HTMLDivElement, SmsCommandProps>(
  ({ text, numbers, labels = use(KitTextsContext)(smsCommand), ...rest }, ref) => (
    <Root ref={ref} {...rest}>
      <Line>
        <Label>{labels.text}</Label>
        <strong>{text}</strong>
      </Line>
      <Numbers data-links={numbers.some(({ href }) => href !== undefined) || undefined}>
        <Label>{labels.numbers}</Label>
        {numbers.map(({ label, href }) => (
          <Fragment key={label}>
            {/* A line may break here. */}{' '}
            {href === undefined ? <strong>{label}</strong> : <NumberLink href={href}>{label}</NumberLink>}
          </Fragment>
        ))}
      </Numbers>
    </Root>
  ),
);
SmsCommand.displayName = 'SmsCommand';
