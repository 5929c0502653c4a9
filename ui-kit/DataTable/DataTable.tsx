import { type Key, type ReactNode, type Ref, type TableHTMLAttributes, use } from 'react';
import { ErrorBoundary } from '../Panel/ErrorBoundary';
import { Panel } from '../Panel/Panel';
import { SkeletonText } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../shared/VisuallyHidden';
import { CellLabel, Container, Table } from './DataTable.styles';
import { KitTextsContext } from '../texts/KitTextsContext';
import { dataTable } from '../texts/dataTable';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** The heading of the row's card on a phone. Shown without the column header. */
  heading?: boolean | undefined;
}

export interface DataTableProps<Row> extends Omit<TableHTMLAttributes<HTMLTableElement>, 'children'> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => Key;
  /**
   * The heading above the first row of a group, such as the rows of one day; '' for none. It is only visual: each row is understandable
   * without it.
   */
  groupOf?: ((row: Row) => string) | undefined;
  /** The accessible name of the table. */
  caption: string;
  /** Shown instead of the table when there are no rows, usually an EmptyState. */
  empty?: ReactNode;
  loading?: boolean | undefined;
  /** The number of placeholder rows while loading. */
  loadingRows?: number | undefined;
  /** Shown instead of a row that cannot be rendered. */
  brokenRowLabel?: string | undefined;
  ref?: Ref<HTMLTableElement> | undefined;
}

interface CellsProps<Row> {
  columns: readonly DataColumn<Row>[];
  cellOf: (column: DataColumn<Row>) => ReactNode;
  /** The heading of the group that starts with this row; the first cell renders it. */
  group: string | undefined;
}

/** A separate component, so that the row's error boundary catches errors in its cells. */
const Cells = <Row,>({ columns, cellOf, group }: CellsProps<Row>) =>
  columns.map((column, index) => (
    <td
      key={column.id}
      role="cell"
      data-align={column.align}
      data-heading={column.heading}
      data-group={index === 0 ? group : undefined}
    >
      {!column.heading && <CellLabel aria-hidden>{column.header}</CellLabel>}
      <div>{cellOf(column)}</div>
    </td>
  ));

/** The heading of the row's group if the row is the first of the group. */
function headingAt<Row>(
  rows: readonly Row[],
  index: number,
  groupOf: ((row: Row) => string) | undefined,
): string | undefined {
  const [before, row] = [rows[index - 1], rows[index]];
  if (!groupOf || row === undefined) return undefined;
  const group = groupOf(row);
  return group === '' || (before !== undefined && groupOf(before) === group) ? undefined : group;
}

/**
 * A table that becomes a list of cards on a phone (TX-2). The roles are explicit, because some screen readers ignore a
 * table that CSS lays out as blocks.
 */
export const DataTable = <Row,>({
  columns,
  rows,
  rowKey,
  groupOf,
  caption,
  empty,
  loading = false,
  loadingRows = 5,
  brokenRowLabel = use(KitTextsContext)(dataTable).brokenRow,
  ...rest
}: DataTableProps<Row>) => {
  if (!loading && rows.length === 0 && empty !== undefined) return <Panel>{empty}</Panel>;
  const body = loading
    ? Array.from({ length: loadingRows }, (_, index) => ({
        key: `loading-${index}`,
        row: undefined,
        group: undefined,
        cellOf: (): ReactNode => <SkeletonText width={`${50 + ((index * 23) % 40)}%`} />,
      }))
    : rows.map((row, index) => ({
        key: rowKey(row, index),
        row,
        group: headingAt(rows, index, groupOf),
        cellOf: (column: DataColumn<Row>): ReactNode => column.cell(row),
      }));

  return (
    <Container>
      <Table role="table" aria-busy={loading || undefined} {...rest}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, align }) => (
              <th key={id} role="columnheader" scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {body.map(({ key, row, group, cellOf }) => (
            <tr key={key} role="row" data-group={group}>
              <ErrorBoundary
                resetKey={row}
                fallback={() => (
                  <td role="cell" colSpan={columns.length} data-heading data-group={group}>
                    {brokenRowLabel}
                  </td>
                )}
              >
                <Cells columns={columns} cellOf={cellOf} group={group} />
              </ErrorBoundary>
            </tr>
          ))}
        </tbody>
      </Table>
    </Container>
  );
};
