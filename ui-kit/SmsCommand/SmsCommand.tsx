import { styled } from '@mui/material/styles';
import { Fragment, forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { TextLink } from '../Text/TextLink';

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
  borderRadius: 12,
  border: `1px dashed ${theme.vars.palette.kit.tone.gold}`,
  backgroundColor: theme.vars.palette.kit.soft.gold,
}));

const Label = styled('span')(({ theme }) => ({
  marginRight: 8,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

const Line = styled('p')({ margin: 0, overflowWrap: 'anywhere' });

const Number = styled('span')({ display: 'inline-block', whiteSpace: 'nowrap' });

const defaultLabels = { text: 'Soạn tin', numbers: 'Gửi đến' };

/** The text of an SMS and the numbers to send it to. A number with an address opens the SMS app (REC-2). */
export const SmsCommand = forwardRef<HTMLDivElement, SmsCommandProps>(
  ({ text, numbers, labels = defaultLabels, ...rest }, ref) => (
    <Root ref={ref} {...rest}>
      <Line>
        <Label>{labels.text}</Label>
        <strong>{text}</strong>
      </Line>
      <Line>
        <Label>{labels.numbers}</Label>
        {numbers.map(({ label, href }, index) => (
          <Fragment key={label}>
            {index > 0 && ' · '}
            <Number>
              {href === undefined ? <strong>{label}</strong> : <TextLink href={href}>{label}</TextLink>}
            </Number>
          </Fragment>
        ))}
      </Line>
    </Root>
  ),
);
SmsCommand.displayName = 'SmsCommand';
