type Cell = string | number | boolean | null;

/** Spreadsheets run a text that begins like this as a formula. */
const beginsFormula = /^[=+\-@\t\r\n]/;

/** RFC 4180, with a byte order mark, by which spreadsheets know UTF-8. No cell starts a formula. */
export function toCsv(columns: string[], rows: Record<string, Cell>[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return `\ufeff${lines.map((line) => line.map(toCell).join(',')).join('\r\n')}\r\n`;
}

function toCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = beginsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
