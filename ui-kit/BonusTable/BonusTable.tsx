import { styled } from '@mui/material/styles';
import { forwardRef, type HTMLAttributes, type ReactNode, useId, use } from 'react';
import { type Amount, isAmount } from '../Money/formatNumber';
import { Money } from '../Money/Money';
import { Measured, RowLabel, Scroller, SelectButton, Table } from './BonusTable.styles';
import { KitTextsContext } from '../texts/KitTextsContext';
import { bonusTable } from '../texts/bonusTable';

export interface BonusRow {
  /** An amount, also one with decimals, is formatted: VND for cash, KP for credit and bonus. Any other node is rendered unchanged. */
  cash: ReactNode;
  credit: ReactNode;
  bonus: ReactNode;
  /** The accessible name of the row's button; it starts with the cash amount. A row without it is not selectable. */
  selectLabel?: string | undefined;
}

export interface BonusTableProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'> {
  /** '10.000 đ = 1.000 KP' (PAY-5). */
  rateText: ReactNode;
  rows: readonly BonusRow[];
  /** Index of the selected row, or null. */
  selected?: number | null | undefined;
  /** Called with the index of the clicked row, or with null when that row was already selected. */
  onSelect?: ((index: number | null) => void) | undefined;
  /** Shown below the rows: what selecting a row does. */
  hint?: ReactNode;
  labels?: { cash: string; credit: string; bonus: string } | undefined;
}

const Rate = styled('p')({ fontWeight: 600, fontSize: '1.0625rem' });

const Hint = styled('div')(({ theme }) => ({
  marginTop: 8,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

const formatted = (node: ReactNode, format: (amount: Amount) => ReactNode): ReactNode =>
  isAmount(node) ? format(node) : node;

interface RowProps {
  row: BonusRow;
  selected: boolean;
  /** Undefined when the row is not selectable. */
  onToggle: (() => void) | undefined;
}

/** The whole row is clickable: the first cell contains a button, the other cells contain labels for it. */
const Row = ({ row, selected, onToggle }: RowProps) => {
  const id = useId();
  const cash = formatted(row.cash, (amount) => <Money value={amount} unit="VND" />);
  const others = [
    formatted(row.credit, (amount) => <Money value={amount} />),
    formatted(row.bonus, (amount) => <Money value={amount} signed />),
  ];
  return (
    <tr data-selectable={onToggle !== undefined || undefined} data-selected={selected || undefined}>
      <td>
        {onToggle ? (
          <SelectButton id={id} onClick={onToggle} aria-pressed={selected} aria-label={row.selectLabel}>
            {cash}
          </SelectButton>
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

/** The credit and bonus for several transfer amounts, which the owner computes (PAY-4). One row can be selected at a time. */
export const BonusTable = forwardRef<HTMLDivElement, BonusTableProps>(
  (
    { rateText, rows, selected = null, onSelect, hint, labels = use(KitTextsContext)(bonusTable), ...rest },
    ref,
  ) => (
    <div ref={ref} {...rest}>
      <Rate>{rateText}</Rate>
      {rows.length > 0 && (
        <Measured>
          <Scroller>
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
                    selected={selected === index}
                    onToggle={
                      onSelect && row.selectLabel !== undefined
                        ? () => onSelect(selected === index ? null : index)
                        : undefined
                    }
                  />
                ))}
              </tbody>
            </Table>
          </Scroller>
        </Measured>
      )}
      {hint !== undefined && <Hint>{hint}</Hint>}
    </div>
  ),
);
BonusTable.displayName = 'BonusTable';
