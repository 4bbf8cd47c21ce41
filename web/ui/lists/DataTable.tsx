import type { ReactNode } from 'react';
import { action } from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './DataTable.module.css';

export interface Column<Row> {
  title: string;
  value: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
  /** A word, or a moment, that stays on one line where there is room for the whole table. */
  isShort?: boolean;
  /** What a row is called by; it leads the row on narrow screens. */
  isName?: boolean;
}

interface DataTableProps<Row> {
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
  /** Stays a table on narrow screens. */
  isSmall?: boolean;
}

/** A table; on narrow screens each row becomes a small card with its columns' titles. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const locale = usePageLocale();
  const { caption, columns, rows, keyOf, isGoing, markOf, actions, empty, isSmall } = props;
  const naming = columns.find(({ isName }) => isName) ?? columns[0];
  if (rows.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <table className={classes.table} data-small={isSmall || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, isFigure }) => (
            <th key={title} scope="col" data-figure={isFigure || undefined}>
              {title}
            </th>
          ))}
          {actions && (
            <th scope="col" className={classes.actionsTitle}>
              {action(locale)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-going={isGoing?.(row) || undefined}>
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
