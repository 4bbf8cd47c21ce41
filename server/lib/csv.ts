type Cell = string | number | boolean | null | unknown[];

const unseen = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]*/u;

/**
 * Spreadsheets run a text that begins with a sign as a formula: some of them behind what can't be seen, and some also by
 * a full-width, small or raised sign.
 */
function isFormula(text: string): boolean {
  const [before = ''] = unseen.exec(text) ?? [];
  const first = text.charAt(before.length).normalize('NFKC');
  return /^[\t\r\n]/.test(text) || (first !== '' && '=+-\u2212@'.includes(first));
}

/** The first line of a CSV file (RFC 4180), after a byte order mark, by which spreadsheets know UTF-8. */
export const csvHead = (columns: string[]): string => `\ufeff${toLine(columns)}`;

/** The lines of rows; no cell starts a formula. */
export const csvLines = (columns: string[], rows: Record<string, Cell>[]): string =>
  rows.map((row) => toLine(columns.map((column) => row[column] ?? null))).join('');

const toLine = (cells: Cell[]) => `${cells.map(toCell).join(',')}\r\n`;

function toCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const told = Array.isArray(value)
    ? value.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('; ')
    : value;
  const text = isFormula(told) ? `'${told}` : told;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
