import type { ExportDocument } from '../../../contract/me.ts';
import { type EntryTable, entryTables } from '../../db/entries.ts';
import { toCsv } from '../../lib/csv.ts';
import { isTimeZone, localDateOf, yearsBetween } from '../../lib/dates.ts';
import { leastAge, tooYoung } from '../care/policy.ts';

const dayMs = 86_400_000;
const earliestYear = 1900;

interface Fault {
  path: string;
  message: string;
}

/** What is wrong with an export beyond its shape; undefined when it can be taken back. */
export function findFault(document: ExportDocument, now: Date): Fault | undefined {
  if (!isTimeZone(document.profile.timeZone))
    return { path: 'profile.timeZone', message: 'There is no such time zone.' };
  const { dob, timeZone } = document.profile;
  if (dob && yearsBetween(dob, localDateOf(now, timeZone)) < leastAge)
    return { path: 'profile.dob', message: tooYoung };
  for (const table of entryTables) {
    const fault = findEntryFault(document, table, now) ?? findRepeat(document[table], table);
    if (fault) return fault;
  }
  return findRepeat(document.chatMessages, 'chatMessages');
}

function findEntryFault(document: ExportDocument, table: EntryTable, now: Date): Fault | undefined {
  for (const [index, { occurredAt, localDate }] of document[table].entries()) {
    const instant = new Date(occurredAt);
    const date = instant.toISOString().slice(0, 10);
    const isPlausible = instant.getTime() <= now.getTime() + dayMs && instant.getUTCFullYear() >= earliestYear;
    if (!isPlausible)
      return { path: `${table}.${index}.occurredAt`, message: 'That time lies in the future, or too far in the past.' };
    if (Math.abs(Date.parse(localDate) - Date.parse(date)) > dayMs) {
      return { path: `${table}.${index}.localDate`, message: 'The date is none that clocks showed at that time.' };
    }
  }
  return undefined;
}

function findRepeat(rows: { id: string }[], path: string): Fault | undefined {
  const ids = new Set(rows.map((row) => row.id.toLowerCase()));
  return ids.size === rows.length ? undefined : { path, message: 'Two of them have the same id.' };
}

const csvFiles = [...entryTables, 'chatMessages', 'notices'] as const;

/** The lists of an export as CSV files by name, and the rest as rows of names and values. */
export function toCsvFiles(
  document: ExportDocument,
  columnsOf: (table: EntryTable) => string[],
): Record<string, string> {
  const columns: Record<(typeof csvFiles)[number], string[]> = {
    ...(Object.fromEntries(entryTables.map((table) => [table, columnsOf(table)])) as Record<EntryTable, string[]>),
    chatMessages: ['id', 'channel', 'isUser', 'text', 'createdAt'],
    notices: ['id', 'title', 'body', 'createdAt', 'readAt'],
  };
  const lists = csvFiles.map((name) => [`${fileName(name)}.csv`, toCsv(columns[name], document[name])]);
  const { account, profile, goals, notifications } = document;
  const values = { ...account, ...profile, ...goals, notifications: notifications.join(' ') };
  const rows = Object.entries(values).map(([name, value]) => ({ name, value }));
  return Object.fromEntries([...lists, ['profile.csv', toCsv(['name', 'value'], rows)]]);
}

const fileName = (table: string) => table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
