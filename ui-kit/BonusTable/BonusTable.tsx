import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode, useId } from 'react';
import { type Amount, isAmount } from '../Money/formatNumber';
import { Money } from '../Money/Money';
import { ChooseButton, RowLabel, Table } from './BonusTable.styles';

export interface BonusRow {
  /** Each is a node drawn as it is, or a whole amount (VND for cash, KP for the others) to be formatted. */
  cash: ReactNode;
  credit: ReactNode;
  bonus: ReactNode;
  /** What choosing the row does, said by a screen reader and beginning with its cash; a row without it can't be chosen. */
  chooseLabel?: string | undefined;
}

export interface BonusTableProps extends HTMLAttributes<HTMLDivElement> {
  /** '10.000 đ = 1.000 KP' (PAY-5). */
  rateText: ReactNode;
  rows: readonly BonusRow[];
  /** Index of the chosen row; null for none. */
  chosen?: number | null | undefined;
  /** A row was tapped: its index, or null when it was the chosen one. */
  onChoose?: ((index: number | null) => void) | undefined;
  /** Below the rows: what a choice does. */
  hint?: ReactNode;
  labels?: { cash: string; credit: string; bonus: string } | undefined;
}

const Rate = styled('p')({ fontWeight: 600, fontSize: '1.0625rem' });

const Hint = styled('div')(({ theme }) => ({
  marginTop: 8,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

const defaultLabels = { cash: 'Chuyển khoản', credit: 'Nhận', bonus: 'Thưởng' };

const drawn = (node: ReactNode, draw: (amount: Amount) => ReactNode): ReactNode =>
  isAmount(node) ? draw(node) : node;

interface RowProps {
  row: BonusRow;
  chosen: boolean;
  /** Absent where the row can't be chosen. */
  onToggle: (() => void) | undefined;
}

/** The whole row is the button: its other cells hold labels of the button in the first. */
const Row = ({ row, chosen, onToggle }: RowProps) => {
  const id = useId();
  const cash = drawn(row.cash, (amount) => <Money value={amount} unit="VND" />);
  const others = [
    drawn(row.credit, (amount) => <Money value={amount} />),
    drawn(row.bonus, (amount) => <Money value={amount} signed />),
  ];
  return (
    <tr data-choosable={onToggle !== undefined || undefined} data-chosen={chosen || undefined}>
      <td>
        {onToggle ? (
          <ChooseButton id={id} onClick={onToggle} aria-pressed={chosen} aria-label={row.chooseLabel}>
            {cash}
          </ChooseButton>
        ) : (
          cash
        )}
      </td>
      {others.map((content, index) => (
        <td key={index}>{onToggle ? <RowLabel htmlFor={id}>{content}</RowLabel> : content}</td>
      ))}
    </tr>
  );
};

/** What a transfer brings (PAY-4); the amounts are worked out by the portal. Its rows can be chosen, one at a time. */
export const BonusTable = forwardRef<HTMLDivElement, BonusTableProps>(
  ({ rateText, rows, chosen = null, onChoose, hint, labels = defaultLabels, ...rest }, ref) => (
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
            {rows.map((row, index) => (
              <Row
                key={index}
                row={row}
                chosen={chosen === index}
                onToggle={
                  onChoose && row.chooseLabel !== undefined
                    ? () => onChoose(chosen === index ? null : index)
                    : undefined
                }
              />
            ))}
          </tbody>
        </Table>
      )}
      {hint !== undefined && <Hint>{hint}</Hint>}
    </div>
  ),
);
BonusTable.displayName = 'BonusTable';
