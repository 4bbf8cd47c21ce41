import { v7 as newId } from 'uuid';
import type { Effect } from '../../assistant/skill.ts';
import { deleteEntry } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import type { Json } from '../../db/schema.ts';
import { lockName } from '../../db/transactionLock.ts';
import { type DayClock, diaryDateOf } from '../../lib/diaryDates.ts';
import { inTurns } from '../../lib/inTurns.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findTested, listReports, type ReportRow } from './data.ts';
import { mostHealthReports } from './policy.ts';
import { readInSteps } from './reading.ts';

export interface ReportFile {
  lines: string[];
  /** Its lines were read from a picture. */
  isPicture: boolean;
  digest: string;
}

/**
 * Reads a report and keeps its results; the same file again answers with the first. 'noResults' where nothing in it is
 * a result, 'tooMany' past the limit, 'tooHeavy' where its text takes too long to read.
 */
export const keepReport = (
  db: Db,
  owner: OwnerId,
  { lines, isPicture, digest }: ReportFile,
  { now, dayClock }: { now: Date; dayClock: DayClock },
): Promise<{ report: ReportRow; isNew: boolean } | 'noResults' | 'tooMany' | 'tooHeavy'> =>
  inTransaction(db, async (transaction) => {
    await lockName(transaction, `health reports ${owner}`);
    const known = await transaction
      .selectFrom('healthReports')
      .select(['id', 'digest'])
      .where('userId', '=', owner)
      .where('deletedAt', 'is', null)
      .execute();
    const same = known.find((report) => report.digest === digest);
    if (same) return { report: await findReport(transaction, owner, same.id), isNew: false };
    const today = diaryDateOf(now, dayClock);
    const tested = await findTested(transaction, owner, now);
    const read = await inTurns(readInSteps(lines, tested, today, isPicture), mostMs);
    if (!read) return 'tooHeavy';
    if (read.results.length === 0) return 'noResults';
    if (known.length >= mostHealthReports) return 'tooMany';
    const id = newId();
    await transaction
      .insertInto('healthReports')
      .values({
        ...{ userId: owner, id, digest, createdAt: now, unread: read.unread },
        ...{ reportDate: read.date ?? today, isDateRead: read.date !== undefined },
        results: JSON.stringify(read.results) as unknown as Json,
      })
      .execute();
    return { report: await findReport(transaction, owner, id), isNew: true };
  });

/** Puts a report in the place of what it was, which undo brings back. */
export async function replaceReport(db: Db, owner: OwnerId, report: ReportRow, now: Date): Promise<Effect[]> {
  const { id: before, reportDate, isDateRead, digest, unread } = report;
  const id = newId();
  const results = report.results.map(({ previous: _, ...kept }) => kept);
  await deleteEntry(db, 'healthReports', owner, before, now);
  await db
    .insertInto('healthReports')
    .values({
      ...{ userId: owner, id, digest, createdAt: now, reportDate, isDateRead, unread },
      results: JSON.stringify(results) as unknown as Json,
    })
    .execute();
  return [
    { table: 'healthReports', id: before, change: 'deleted' },
    { table: 'healthReports', id, change: 'created' },
  ];
}

/** Of the processor; reports take a few. */
const mostMs = 150;

const inTransaction = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

async function findReport(db: Db, owner: OwnerId, id: string): Promise<ReportRow> {
  const [report] = await listReports(db, owner, id);
  if (!report) throw new Error('A report that was just kept is gone.');
  return report;
}
