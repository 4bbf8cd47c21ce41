import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { chooseAll } from '../../../texts/portal/choosing.ts';
import { action } from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './DataTable.module.css';
import type { Column, DataTableProps } from './DataTable.tsx';

const arrows = { ascending: '↑', descending: '↓', none: '' };

/** The titles of the columns: those that the table can be sorted by are buttons. */
export function TableHead<Row>({ columns, sorting, choosing, rows, actions }: DataTableProps<Row>) {
  const locale = usePageLocale();
  const { ids = [] } = choosing ?? {};
  return (
    <thead data-sortable={sorting ? true : undefined}>
      <tr>
        {choosing && (
          <th scope="col" className={classes.choice}>
            <Checkbox
              radius="xs"
              aria-label={chooseAll(locale)}
              checked={ids.length > 0 && (ids.length === rows.length || choosing.isFull)}
              indeterminate={ids.length > 0 && ids.length < rows.length && !choosing.isFull}
              onChange={choosing.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => (
          <Title key={column.title} column={column} sorting={sorting} />
        ))}
        {actions && (
          <th scope="col" className={classes.actionsTitle}>
            {action(locale)}
          </th>
        )}
      </tr>
    </thead>
  );
}

interface TitleProps<Row> {
  column: Column<Row>;
  sorting: DataTableProps<Row>['sorting'];
}

function Title<Row>({ column: { title, isFigure, sort }, sorting }: TitleProps<Row>) {
  if (!sorting || !sort) {
    return (
      <th scope="col" data-figure={isFigure || undefined}>
        {title}
      </th>
    );
  }
  const order = sorting.sort === sort ? sorting.direction : 'none';
  return (
    <th scope="col" data-figure={isFigure || undefined} aria-sort={order}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => sorting.onSort(sort, order === 'ascending' ? 'descending' : 'ascending')}
      >
        {title} <span aria-hidden="true">{arrows[order]}</span>
      </button>
    </th>
  );
}
