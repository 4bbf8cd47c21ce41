import { setImmediate as othersHadTheirTurn } from 'node:timers/promises';
import { storedUnit } from '../../../../contract/entries/readings.ts';
import { originalFileName } from '../../../../contract/originals.ts';
import type { Db } from '../../../db/open.ts';
import { csvHead, csvLines } from '../../../lib/csv.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { writeZip, type ZipEntry } from '../../../lib/zip.ts';
import { findOriginal, listOriginals } from '../../originals/data.ts';
import { exportedLists, findExportHead, listPages } from '../data.ts';

/** The lists of an export as a zip of CSV files, with the rest as rows of names and values and the picture, piece by piece. */
export async function* writeCsvExport(db: Db, owner: OwnerId, now: Date): AsyncGenerator<Uint8Array> {
  const { account, profile, goals, notifications, picture } = await findExportHead(db, owner, now);
  const values = { ...account, ...profile, ...goals, notifications: notifications.join(' ') };
  const rows = Object.entries(values).map(([name, value]) => ({
    name,
    value: Array.isArray(value) ? value.join(', ') : value,
  }));
  const { sessions: _, ...lists } = exportedLists;
  const files: ZipEntry[] = Object.entries(lists).map(([name, list]) => ({
    name: `${fileName(name)}.csv`,
    pieces: writeTable(list.columns, listPages(db, owner, list)),
  }));
  files.push({ name: 'profile.csv', pieces: writeTable(['name', 'value'], [rows]) });
  for (const original of await listOriginals(db, owner)) {
    files.push({ name: `originals/${originalFileName(original)}`, pieces: readOriginal(db, owner, original.id) });
  }
  if (picture) files.push({ name: 'picture.webp', pieces: [Buffer.from(picture, 'base64')] });
  yield* writeZip(files);
}

const pieceBytes = 65_536;

/** Read when its turn comes: an export needs the memory of one. It is packed piece by piece, with everybody else's turns between. */
async function* readOriginal(db: Db, owner: OwnerId, id: string): AsyncGenerator<Uint8Array> {
  const content = (await findOriginal(db, owner, id)) ?? Buffer.alloc(0);
  for (let start = 0; start < content.length; start += pieceBytes) {
    yield content.subarray(start, start + pieceBytes);
    await othersHadTheirTurn();
  }
}

type Pages = Parameters<typeof csvLines>[1][];

async function* writeTable(columns: string[], pages: AsyncIterable<Pages[number]> | Pages): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHead(columns));
  for await (const rows of pages) yield Buffer.from(csvLines(columns, rows.map(withStoredUnit).map(flat)));
}

/** A reading beside the unit that its figure is stored in, whichever it was told in. */
const withStoredUnit = (row: Pages[number][number]): Pages[number][number] =>
  'readingKind' in row ? { ...row, unit: storedUnit(String(row.readingKind), String(row.unit)) } : row;

/** Lists within a row as the JSON of them. */
const flat = (row: Pages[number][number]): Pages[number][number] =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'object' && value ? JSON.stringify(value) : value,
    ]),
  );

const fileName = (table: string) => table.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
