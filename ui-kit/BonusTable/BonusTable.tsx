import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { isAmount } from '../Money/formatNumber';
import { Money } from '../Money/Money';

export interface BonusRow {
  /** Each is a node drawn as it is, or a whole amount (VND for cash, KP for the others) to be formatted. */
  cash: ReactNode;
  credit: ReactNode;
  bonus: ReactNode;
}

export interface BonusTableProps extends HTMLAttributes<HTMLDivElement> {
  /** '10.000 đ = 1.000 KP' (PAY-5). */
  rateText: ReactNode;
  rows: readonly BonusRow[];
  labels?: { cash: string; credit: string; bonus: string } | undefined;
}

const Rate = styled('p')({ fontWeight: 600, fontSize: '1.0625rem' });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  marginTop: 8,
  fontSize: '0.9375rem',
  '& th, & td': {
    padding: '9px 0',
    textAlign: 'right',
    borderBottom: `1px solid ${theme.vars.palette.kit.hairline}`,
  },
  // Very long amounts break rather than push the table out of its panel.
  '& td': { overflowWrap: 'anywhere' },
  '& td > span': { whiteSpace: 'normal' },
  '& th + th, & td + td': { paddingLeft: 8 },
  '& tr > :first-of-type': { textAlign: 'left' },
  '& th': { fontSize: '0.8125rem', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& td:last-of-type': { fontWeight: 600, color: theme.vars.palette.success.main },
}));

const defaultLabels = { cash: 'Chuyển khoản', credit: 'Nhận', bonus: 'Thưởng' };

/** What a transfer brings (PAY-4); the amounts are worked out by the portal. */
export const BonusTable = forwardRef<HTMLDivElement, BonusTableProps>(
  ({ rateText, rows, labels = defaultLabels, ...rest }, ref) => (
    <div ref={ref} {...rest}>
      <Rate>{rateText}</Rate>
      {rows.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{labels.cash}</th>
              <th scope="col">{labels.credit}</th>
              <th scope="col">{labels.bonus}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cash, credit, bonus }, index) => (
              <tr key={index}>
                <td>{isAmount(cash) ? <Money value={cash} unit="VND" /> : cash}</td>
                <td>{isAmount(credit) ? <Money value={credit} /> : credit}</td>
                <td>{isAmount(bonus) ? <Money value={bonus} signed /> : bonus}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </div>
  ),
);
BonusTable.displayName = 'BonusTable';
