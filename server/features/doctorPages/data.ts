import { sql } from 'kysely';
import { type DoctorPage, type DoctorPageKind, mostOpenings } from '../../../contract/doctorPages.ts';
import { listEntries } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import { localDateOf } from '../../lib/dates.ts';
import type { OwnerId, PersonSettings } from '../../lib/owner.ts';
import { hashToken } from '../../lib/token.ts';
import { findBody } from '../readings/data.ts';

interface Span {
  from: string;
  to: string;
}

/** A page that may be read now, and whose it is. */
export interface OpenPage extends Span, Pick<PersonSettings, 'locale' | 'timeZone' | 'glucoseUnit'> {
  id: string;
  owner: OwnerId;
  name: string;
  kinds: DoctorPageKind[];
  expiresAt: Date;
  /** The local date on which it is read. */
  today: string;
}

/** Undefined where the token is of no page, or of one that is closed. */
export async function findOpenPage(db: Db, token: string, now: Date): Promise<OpenPage | undefined> {
  const row = await db
    .selectFrom('doctorPages')
    .innerJoin('users', 'users.id', 'doctorPages.userId')
    .select(['doctorPages.id', 'users.id as owner', 'fromDate as from', 'toDate as to', 'kinds', 'expiresAt'])
    .select(['userName', 'firstName', 'lastName', 'language', 'locale', 'timeZone', 'glucoseUnit'])
    .where('tokenHash', '=', hashToken(token))
    .where('doctorPages.deletedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  const { userName, firstName, lastName, language, ...page } = row;
  return {
    ...page,
    // What they chose; else what they write in.
    locale: language || page.locale,
    name: `${firstName} ${lastName}`.trim() || userName,
    today: localDateOf(now, page.timeZone),
  } as OpenPage;
}

/** Those that are not revoked, the newest first. */
export async function listDoctorPages(db: Db, owner: OwnerId, now: Date, id?: string): Promise<DoctorPage[]> {
  const pages = await db
    .selectFrom('doctorPages')
    .select(['id', 'fromDate', 'toDate', 'kinds', 'expiresAt', 'createdAt'])
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const openings = await listOpenings(db, owner);
  return pages.map(({ fromDate, toDate, ...page }) => {
    const ofPage = openings.filter(({ pageId }) => pageId === page.id);
    return {
      id: page.id,
      ...{ from: fromDate, to: toDate, kinds: page.kinds as DoctorPageKind[] },
      ...{ expiresAt: page.expiresAt.toISOString(), createdAt: page.createdAt.toISOString() },
      isOpen: page.expiresAt > now,
      openedTimes: ofPage[0]?.times ?? 0,
      openings: ofPage.map(({ openedAt, userAgent, network, isPdf }) => ({
        ...{ openedAt: openedAt.toISOString(), userAgent, network, isPdf },
      })),
    };
  });
}

interface Opening {
  pageId: string;
  openedAt: Date;
  userAgent: string;
  network: string;
  isPdf: boolean;
  times: number;
}

async function listOpenings(db: Db, owner: OwnerId): Promise<Opening[]> {
  const { rows } = await sql<Opening>`
    select page_id, opened_at, user_agent, network, is_pdf, times from (
      select *, count(*) over (partition by page_id)::int as times,
        row_number() over (partition by page_id order by opened_at desc, id) as place
      from doctor_page_openings where user_id = ${owner}
    ) opening where place <= ${mostOpenings} order by opened_at desc, id`.execute(db);
  return rows;
}

export interface EatenDay {
  date: string;
  energyKcal: number;
  proteinG: number;
  carbohydrateG: number;
  fatG: number;
  fiberG: number;
  sodiumMg: number;
  foods: { foodId: string | null; foodName: string; kcal: number }[];
}

async function listEatenDays(db: Db, owner: OwnerId, { from, to }: Span): Promise<EatenDay[]> {
  const { rows } = await sql<EatenDay>`
    select local_date as date, energy_kcal, protein_g, carbohydrate_g, fat_g, fiber_g, sodium_mg, foods
    from daily_totals join (
      select local_date,
        json_agg(json_build_object('foodId', food_id, 'foodName', food_name, 'kcal', energy_kcal) order by occurred_at, id) as foods
      from food_entries
      where user_id = ${owner} and deleted_at is null and local_date between ${from} and ${to}
      group by local_date
    ) eaten using (local_date)
    where user_id = ${owner} and local_date between ${from} and ${to} order by local_date`.execute(db);
  return rows;
}

/** What a page shows, each list in the order in which it happened; empty what it doesn't. */
export async function findFigures(db: Db, { owner, from, to, kinds }: OpenPage) {
  const ifShown = <T>(kind: DoctorPageKind, read: () => Promise<T[]>): Promise<T[]> =>
    kinds.includes(kind) ? read() : Promise.resolve([]);
  const showsReadings = kinds.includes('bloodPressure') || kinds.includes('glucose');
  const [weights, eatenDays, readings, intakes, moods, periods, body] = await Promise.all([
    ifShown('weight', () => listEntries(db, 'weightEntries', owner, from, to)),
    ifShown('intake', () => listEatenDays(db, owner, { from, to })),
    showsReadings ? listEntries(db, 'readingEntries', owner, from, to) : [],
    ifShown('medicines', () => listEntries(db, 'medicineEntries', owner, from, to)),
    ifShown('symptoms', () => listEntries(db, 'moodEntries', owner, from, to)),
    ifShown('cycle', () => listEntries(db, 'cycleEntries', owner, from, to)),
    findBody(db, owner),
  ]);
  return { weights, eatenDays, readings, intakes, moods, periods, body };
}
export type Figures = Awaited<ReturnType<typeof findFigures>>;
