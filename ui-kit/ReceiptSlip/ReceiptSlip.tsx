import { Global } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { DescriptionList, type DescriptionRow } from '../DescriptionList/DescriptionList';
import { printStyles } from './printStyles';

export type ReceiptRow = Omit<DescriptionRow, 'wideOnly'>;

export interface ReceiptSlipProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Who gives it; shown on paper only, where no page stands around it. */
  issuer: ReactNode;
  /** What was done. */
  title: ReactNode;
  /** The amount, formatted. */
  amount: ReactNode;
  /** How it stands, usually a StatusChip. */
  status: ReactNode;
  rows: readonly ReceiptRow[];
}

const Root = styled('article')(({ theme }) => ({
  padding: '20px 16px',
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.default,
  border: `1px dashed ${theme.vars.palette.kit.controlBorder}`,
  [theme.breakpoints.up('sm')]: { padding: 24 },
}));

const Issuer = styled('p')({
  display: 'none',
  marginBottom: 16,
  fontWeight: 600,
  '@media print': { display: 'block' },
});

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: 8,
  paddingBottom: 16,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  borderBottom: `1px dashed ${theme.vars.palette.kit.hairline}`,
}));

const Title = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Amount = styled('p')({ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 });

const Rows = styled(DescriptionList)({ marginTop: 16 });

/** One movement of money as a slip. While it is shown, printing prints it alone: dark on white, without the page around it. */
export const ReceiptSlip = forwardRef<HTMLElement, ReceiptSlipProps>(
  ({ issuer, title, amount, status, rows, ...rest }, ref) => (
    <Root ref={ref} data-receipt {...rest}>
      <Global styles={printStyles} />
      <Issuer>{issuer}</Issuer>
      <Head>
        <Title>{title}</Title>
        <Amount>{amount}</Amount>
        {status}
      </Head>
      <Rows rows={rows} />
    </Root>
  ),
);
ReceiptSlip.displayName = 'ReceiptSlip';
