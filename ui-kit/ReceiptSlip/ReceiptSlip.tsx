import { Global } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { DescriptionList, type DescriptionRow } from '../DescriptionList/DescriptionList';
import { printStyles } from './printStyles';
import { radius } from '../theme/radius';

export type ReceiptRow = Omit<DescriptionRow, 'wideOnly'>;

export interface ReceiptSlipProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The issuer of the receipt. Shown only in print, where the rest of the page is hidden. */
  issuer: ReactNode;
  /** The purpose of the transaction. */
  title: ReactNode;
  /** The formatted amount. */
  amount: ReactNode;
  /** The status of the transaction, usually a StatusChip. */
  status: ReactNode;
  rows: readonly ReceiptRow[];
}

const Root = styled('article')(({ theme }) => ({
  padding: '20px 16px',
  borderRadius: radius(16),
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

/** The receipt of a transaction. While it is mounted, printing the page prints only the receipt, dark on white. */
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
