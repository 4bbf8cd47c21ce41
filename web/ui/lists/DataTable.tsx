import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { choose } from '../../../texts/portal/choosing.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './DataTable.module.css';
import { TableHead } from './TableHead.tsx';
import type { Choosing } from './useChosen.ts';

export interface Column<Row> {
  title: string;
  value: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
  /** A word, or a moment, that stays on one line where there is room for the whole table. */
  isShort?: boolean;
  /** What a row is called by; it leads the row on narrow screens. */
  isName?: boolean;
  /** What the list is asked to be sorted by, where it can be by this column. */
  sort?: string;
}

export interface DataTableProps<Row> {
  /** What the table shows, for those who don't see it. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  /** Whether a row is on its way out; it is struck through. */
  isGoing?: (row: Row) => boolean;
  /** What is to be said of a row beside its name. */
  markOf?: (row: Row) => ReactNode;
  /** Buttons at the end of a row. */
  actions?: (row: Row) => ReactNode;
  empty?: string;
  sorting?: {
    sort: string | undefined;
    direction: 'ascending' | 'descending';
    onSort: (sort: string, direction: 'ascending' | 'descending') => void;
  };
  /** Rows can be chosen; each is called by its name. */
  choosing?: Choosing & { nameOf: (row: Row) => string };
  /** Stays a table on narrow screens. */
  isSmall?: boolean;
}

/** A table; on narrow screens each row becomes a small card with its columns' titles. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const locale = usePageLocale();
  const { caption, columns, rows, keyOf, isGoing, markOf, actions, empty, choosing, isSmall } = props;
  const naming = columns.find(({ isName }) => isName) ?? columns[0];
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <table className={classes.table} data-small={isSmall || undefined} data-choosing={choosing ? true : undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead {...props} />
      <tbody>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-chosen={choosing?.ids.includes(keyOf(row)) || undefined}
            data-going={isGoing?.(row) || undefined}
          >
            {choosing && (
              <td className={classes.choice}>
                <Checkbox
                  radius="xs"
                  aria-label={choose(locale, choosing.nameOf(row))}
                  checked={choosing.ids.includes(keyOf(row))}
                  disabled={choosing.isFull && !choosing.ids.includes(keyOf(row))}
                  onChange={() => choosing.toggle(keyOf(row))}
                />
              </td>
            )}
            {columns.map((column) => {
              const { title, value, isFigure, isShort, isName } = column;
              const shown = value(row);
              return (
                <td
                  key={title}
                  data-title={title}
                  data-figure={isFigure || undefined}
                  data-short={isShort || undefined}
                  data-name={isName || undefined}
                  data-missing={shown === '' || shown === '–' || undefined}
                >
                  {shown}
                  {column === naming && markOf?.(row)}
                </td>
              );
            })}
            {actions && <td className={classes.actions}>{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
