import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { createAccount, login } from '../../contract/accounts/accounts.ts';
import { sendChatMessage } from '../../contract/assistant.ts';
import type { AnswerOf, BodyOf, Route } from '../../contract/http.ts';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createContext } from '../../server/context.ts';
import type { EntryTable } from '../../server/db/entries.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Db, wrapPglite } from '../../server/db/open.ts';
import { createPglite } from '../../server/db/pglite.ts';
import { findProfile } from '../../server/features/profile/data.ts';
import { addDays } from '../../server/lib/dates.ts';
import type { OwnerId } from '../../server/lib/owner.ts';
import type { TurnRow } from './rows.ts';

/** The kinds of entry that expectations tell of. */
const judgedTables = [
  'foodEntries',
  'waterEntries',
  'activityEntries',
  'weightEntries',
  'sleepEntries',
] as const satisfies EntryTable[];

const firstDay = '2026-11-19';
const offset = '+05:30';

/** An entry of the diary, in the terms of the expectations; figures that its kind doesn't have are absent. */
export interface DiaryRecord {
  id: string;
  table: (typeof judgedTables)[number];
  localDate: string;
  name: string;
  meal: string;
  figures: Partial<Record<'kcal' | 'protein' | 'ml' | 'kg' | 'h' | 'min' | 'km', number>>;
}

export interface Snapshot {
  records: DiaryRecord[];
  goals: Record<'calories' | 'water' | 'burn' | 'sleep' | 'weight', number>;
  heightCm: number;
}

export interface PlayedTurn {
  row: TurnRow;
  /** The local date of the turn. */
  today: string;
  /** All texts and button labels of the answer, joined by line breaks. */
  reply: string;
  before: Snapshot;
  after: Snapshot;
}

/** Plays the turns on the real server over an embedded database: a fresh account per persona, the clock set to each turn. */
export async function play(turns: TurnRow[]): Promise<PlayedTurn[]> {
  const database = await wrapPglite(await createPglite({}));
  await migrate(database.db);
  const clock = { time: instantOf(0, '05:00'), now: () => new Date(clock.time) };
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const app = createApp(createContext(config, database, { clock, log: pino({ level: 'silent' }) }));
  const server = serve({ fetch: app.http.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const call = caller(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`);
  try {
    const played: PlayedTurn[] = [];
    for (const persona of new Set(turns.map((turn) => turn.persona))) {
      clock.time = instantOf(0, '05:00');
      const user = { userName: `${persona}-${randomUUID().slice(0, 8)}`, password: 'correct horse 1' };
      await call(createAccount, { ...user, termsAccepted: true });
      const { accessToken, userId } = await call(login, { ...user, remember: true });
      for (const row of turns.filter((turn) => turn.persona === persona)) {
        clock.time = instantOf(row.day, row.time);
        const before = await snapshotOf(database.db, userId as OwnerId);
        const { messages } = await call(sendChatMessage, { text: row.text }, accessToken);
        const after = await snapshotOf(database.db, userId as OwnerId);
        const answers = messages.filter(({ isUser }) => !isUser);
        const lines = answers.flatMap(({ text, buttons }) => [
          text,
          ...(buttons ?? []).flat().map(({ label }) => label),
        ]);
        played.push({ row, today: addDays(firstDay, row.day), reply: lines.join('\n'), before, after });
      }
    }
    return played;
  } finally {
    await new Promise((resolve) => server.close(resolve));
    await database.close();
  }
}

const instantOf = (day: number, time: string) => new Date(`${addDays(firstDay, day)}T${time}:00${offset}`);

function caller(url: string) {
  return async <R extends Route>(route: R, body: BodyOf<R>, token?: string): Promise<AnswerOf<R>> => {
    const response = await fetch(`${url}${route.path}`, {
      method: route.method.toUpperCase(),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (response.status !== route.status) throw new Error(`${route.path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as AnswerOf<R>;
  };
}

async function snapshotOf(db: Db, owner: OwnerId): Promise<Snapshot> {
  const { goals, heightCm } = await findProfile(db, owner);
  const all = await Promise.all(
    judgedTables.map(async (table) => {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('userId', '=', owner)
        .where('deletedAt', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map((row) => toRecord(table, row));
    }),
  );
  return {
    records: all.flat(),
    goals: {
      calories: goals.caloriesConsumePerDay,
      water: goals.waterLitersPerDay,
      burn: goals.calorieBurnPerDay,
      sleep: goals.sleepHrsTarget,
      weight: goals.weightTarget,
    },
    heightCm,
  };
}

const figureColumns = {
  energyKcal: 'kcal',
  proteinG: 'protein',
  volumeMl: 'ml',
  weightKg: 'kg',
  sleepTimeHr: 'h',
  durationMin: 'min',
  distanceKm: 'km',
} as const;

function toRecord(table: DiaryRecord['table'], row: object): DiaryRecord {
  const columns = row as Record<string, unknown>;
  const figures = Object.entries(figureColumns).flatMap(([column, figure]) =>
    typeof columns[column] === 'number' ? [[figure, columns[column]]] : [],
  );
  return {
    id: String(columns.id),
    table,
    localDate: String(columns.localDate),
    name: String(columns.foodName ?? columns.activityType ?? columns.drinkType ?? ''),
    meal: String(columns.mealType ?? ''),
    figures: Object.fromEntries(figures),
  };
}
