import { Card } from '../../ui/Card.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';

/** A table of the report; its first row is the head. */
export function ReportTable({ title, rows: [head = [], ...rows] }: { title: string; rows: string[][] }) {
  return (
    <Card title={title}>
      <DataTable
        caption={title}
        rows={rows}
        keyOf={([name = '']) => name}
        columns={head.map((column, place) => ({
          title: column,
          value: (cells: string[]) => cells[place] ?? '',
          ...(place === 0 ? { isName: true } : { isFigure: true }),
        }))}
      />
    </Card>
  );
}
