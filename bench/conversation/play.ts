import { sendChatMessage } from '../../contract/assistant.ts';
import type { ModelSettings } from '../../server/config.ts';
import type { EntryTable } from '../../server/db/entries.ts';
import type { Db } from '../../server/db/open.ts';
import { saveConsent } from '../../server/features/models/mutations.ts';
import { findProfile } from '../../server/features/profile/data.ts';
import { addDays } from '../../server/lib/dates.ts';
import type { OwnerId } from '../../server/lib/owner.ts';
import { openServer } from './openServer.ts';
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

/**
 * Plays the turns on the real server over an embedded database: a fresh account per persona, the clock set to each turn. Where there
 * are models, everybody allows them and has them asked as often as anybody may.
 */
export async function play(turns: TurnRow[], models?: ModelSettings): Promise<PlayedTurn[]> {
  const server = await openServer(instantOf(0, '05:00'), undefined, models);
  try {
    const played: PlayedTurn[] = [];
    for (const persona of new Set(turns.map((turn) => turn.persona))) {
      server.clock.time = instantOf(0, '05:00');
      const { token, owner } = await server.person(persona);
      if (models) await allowModels(server.db, owner, server.clock.time);
      for (const row of turns.filter((turn) => turn.persona === persona)) {
        server.clock.time = instantOf(row.day, row.time);
        const before = await snapshotOf(server.db, owner);
        const { messages } = await server.call(sendChatMessage, { text: row.text }, token);
        const after = await snapshotOf(server.db, owner);
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
    await server.close();
  }
}

async function allowModels(db: Db, owner: OwnerId, now: Date): Promise<void> {
  await saveConsent(db, owner, { answer: 'given' }, now);
  await db.updateTable('users').set({ plan: 'premium' }).where('id', '=', owner).execute();
}

const instantOf = (day: number, time: string) => new Date(`${addDays(firstDay, day)}T${time}:00${offset}`);

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
