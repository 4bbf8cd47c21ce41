import { ZodError, type ZodType, type z } from 'zod';
import { exportDocument, exportedEntries, exportedOwn } from '../../../../contract/accounts/me.ts';
import { type EntryTable, entryTables } from '../../../db/entries.ts';
import { HttpProblem, invalid, validationProblem } from '../../../http/problem.ts';
import { type Member, MemberTooLong, NotJson, readMembers } from '../../../lib/jsonMembers.ts';
import { findEntryFault, findSettingsFault } from '../policy.ts';

export type ImportedList = EntryTable | keyof typeof exportedOwn | 'chatMessages';
export type ImportedRow = Record<string, unknown> & { id: string };

const settings = exportDocument.pick({
  schemaVersion: true,
  profile: true,
  goals: true,
  notifications: true,
  picture: true,
});
export type ImportedSettings = z.output<typeof settings>;

/** What an export holds comes in these parts: rows of one list at a time, the settings last. */
export type DocumentPart =
  | { list: ImportedList; rows: ImportedRow[]; settings?: undefined }
  | { settings: ImportedSettings };

const lists = new Map<string, ZodType>([
  ...entryTables.map((table): [string, ZodType] => [table, exportedEntries[table].element]),
  ...Object.entries(exportedOwn).map(([table, list]): [string, ZodType] => [table, list.element]),
  ['chatMessages', exportDocument.shape.chatMessages.element],
]);
const settingNames = new Set(Object.keys(settings.shape));
/** What is told and not taken back. */
const toldNames = new Set(
  Object.keys(exportDocument.shape).filter((name) => !lists.has(name) && !settingNames.has(name)),
);

const rowsAtOnce = 100;
/** A batch is one statement, which an embedded database works on while everybody else waits. */
const bytesAtOnce = 65_536;
const longestRow = 131_072;
const longestSetting: Record<string, number> = { picture: 2_100_000 };

/** Reads an export part by part; throws an HttpProblem at the first thing in it that is wrong, or beyond `mostRows`. */
export async function* readDocument(
  pieces: AsyncIterable<Buffer>,
  { mostRows, now }: { mostRows: number; now: Date },
): AsyncGenerator<DocumentPart> {
  const limits = {
    longest: (name: string) => longestSetting[name] ?? longestRow,
    isSkipped: (name: string) => toldNames.has(name),
  };
  const simple: Record<string, unknown> = {};
  const seen = new Map<string, Set<string>>();
  let batch: { list: ImportedList; rows: ImportedRow[]; bytes: number } | undefined;
  let rowCount = 0;
  try {
    for await (const member of readMembers(pieces, limits)) {
      const { name, index } = member;
      const isNew = index === undefined || index === 0;
      if (isNew && (Object.hasOwn(simple, name) || seen.has(name))) throw invalid(name, 'It is there twice.');
      if (!lists.has(name)) {
        if (!settingNames.has(name)) throw invalid(name, 'It is nothing that FitPulse exports.');
        addSetting(simple, member);
        continue;
      }
      const ids = seen.get(name) ?? new Set();
      seen.set(name, ids);
      if (index === undefined) {
        if (member.text !== '[]') throw invalid(name, 'It must be a list.');
        continue;
      }
      rowCount += 1;
      if (rowCount > mostRows) throw tooMany(mostRows);
      const row = readRow(member, now);
      if (ids.has(row.id)) throw invalid(name, 'Two of them have the same id.');
      ids.add(row.id);
      if (batch && (batch.list !== name || batch.rows.length === rowsAtOnce || batch.bytes >= bytesAtOnce)) {
        yield batch;
        batch = undefined;
      }
      batch ??= { list: name as ImportedList, rows: [], bytes: 0 };
      batch.rows.push(row);
      batch.bytes += member.text.length;
    }
  } catch (error) {
    throw toProblem(error);
  }
  if (batch) yield batch;
  // Of the entries, an export that is older than a kind leaves its list out.
  if (!seen.has('chatMessages')) throw invalid('chatMessages', 'It is missing.');
  const checked = parse(settings, simple, '');
  const fault = findSettingsFault(checked, now);
  if (fault) throw invalid(fault.path, fault.message);
  yield { settings: checked };
}

/** An element of a setting that is a list, or the setting. */
function addSetting(simple: Record<string, unknown>, { name, index, text }: Member): void {
  const value: unknown = JSON.parse(text);
  if (index === undefined) simple[name] = value;
  else if (index === 0) simple[name] = [value];
  else if (index < 100) (simple[name] as unknown[]).push(value);
  else throw invalid(name, 'It is too long.');
}

function readRow({ name, index, text }: Member, now: Date): ImportedRow {
  const path = `${name}.${index}`;
  const row = parse(lists.get(name) as ZodType<ImportedRow>, JSON.parse(text), path);
  const fault = 'occurredAt' in row && findEntryFault(row as never, now);
  if (fault) throw invalid(`${path}.${fault.path}`, fault.message);
  return { ...row, id: row.id.toLowerCase() };
}

function parse<T>(schema: ZodType<T>, value: unknown, path: string): T {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const at = path.split('.').filter(Boolean);
  throw validationProblem(new ZodError(error.issues.map((issue) => ({ ...issue, path: [...at, ...issue.path] }))));
}

function tooMany(mostRows: number): HttpProblem {
  const most = mostRows.toLocaleString('en');
  return new HttpProblem(
    413,
    'quota_exceeded',
    `The file has more than ${most} entries and messages, which is what your plan imports at once. Nothing was imported.`,
  );
}

function toProblem(error: unknown): unknown {
  if (error instanceof NotJson || error instanceof SyntaxError) {
    return new HttpProblem(400, 'malformed_json', 'The file is not valid JSON. Nothing was imported.');
  }
  if (error instanceof MemberTooLong) return invalid(error.message, 'Something in it is far too long.');
  return error;
}
