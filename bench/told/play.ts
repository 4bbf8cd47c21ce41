import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { sendChatMessage } from '../../contract/assistant.ts';
import { createApp } from '../../server/app.ts';
import { type ModelSettings, readConfig } from '../../server/config.ts';
import { type AppContext, createContext } from '../../server/context.ts';
import type { EntryTable } from '../../server/db/entries.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Db, wrapPglite } from '../../server/db/open.ts';
import { createPglite } from '../../server/db/pglite.ts';
import { createUser, startSession } from '../../server/features/accounts/mutations.ts';
import { saveConsent } from '../../server/features/models/mutations.ts';
import type { OwnerId } from '../../server/lib/owner.ts';
import { textOf } from '../wants/hands.ts';
import type { ToldRow } from './rows.ts';

/** 20:00 on a Thursday in India. */
const now = new Date('2026-11-19T20:00:00+05:30');
export const today = '2026-11-19';

const tables = [
  ...(['foodEntries', 'waterEntries', 'activityEntries', 'weightEntries', 'sleepEntries', 'stepEntries'] as const),
  ...(['readingEntries', 'medicineEntries', 'moodEntries', 'fastEntries', 'cycleEntries'] as const),
] satisfies EntryTable[];

/** A row of the diary as the database has it, or a value of a laboratory report. */
export interface Recorded {
  table: (typeof tables)[number] | 'labResults';
  row: Record<string, unknown>;
}

export interface Played {
  row: ToldRow;
  /** All texts and labels of the answer. */
  reply: string;
  /** The kind of care that answered. */
  care: string | undefined;
  records: Recorded[];
}

export interface Player {
  id: string;
  send(text: string): Promise<{ reply: string; care: string | undefined }>;
}

export interface Playing {
  db: Db;
  context: AppContext;
  /** A person who signed up a minute ago. */
  join(): Promise<Player>;
}

/** The real server over an embedded database. */
export async function withServer(use: (playing: Playing) => Promise<void>, models?: ModelSettings): Promise<void> {
  const database = await wrapPglite(await createPglite({}));
  await migrate(database.db);
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), costPerMinute: 1_000_000, models };
  const context = createContext(config, database, {
    clock: { now: () => new Date(now) },
    log: pino({ level: 'silent' }),
  });
  const app = createApp(context);
  const server = serve({ fetch: app.http.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1${sendChatMessage.path}`;
  try {
    await use({ db: database.db, context, join: () => join(database.db, url, models !== undefined) });
  } finally {
    await new Promise((resolve) => server.close(resolve));
    await database.close();
  }
}

async function join(db: Db, url: string, allowsModels: boolean): Promise<Player> {
  const signedUp = new Date(now.getTime() - 60_000);
  const user = await createUser(db, { userName: randomUUID() } as never, signedUp);
  if (!user) throw new Error('The user name is taken.');
  if (allowsModels) await saveConsent(db, user.id as OwnerId, { answer: 'given' }, signedUp);
  const token = await startSession(db, user.id, { remember: true, userAgent: '' }, signedUp);
  const send: Player['send'] = async (text) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': randomUUID(),
      },
      body: JSON.stringify({ text }),
    });
    if (!response.ok) throw new Error(`${text}: ${response.status}`);
    const { messages } = (await response.json()) as {
      messages: { text: string; isUser: boolean; buttons?: { label: string }[][]; care?: string }[];
    };
    const answers = messages.filter(({ isUser }) => !isUser);
    const reply = answers
      .flatMap(({ text: said, buttons }) => [said, ...(buttons ?? []).flat().map(({ label }) => label)])
      .join('\n');
    return { reply, care: answers.find((answer) => answer.care)?.care };
  };
  return { id: user.id, send };
}

/** Sends each message from a person of its own, who allowed models where there are some. */
export async function play(rows: ToldRow[], each: (played: Played) => void, models?: ModelSettings): Promise<void> {
  await withServer(async ({ db, join: joinIn }) => {
    for (const row of rows) {
      const person = await joinIn();
      const { reply, care } = await person.send(textOf(row.message));
      each({ row, reply, care, records: await recordsOf(db, person.id) });
    }
  }, models);
}

/** A pulse that is kept with a pressure was told by itself. */
function withPulse({ table, row }: Recorded): Recorded[] {
  const { pulse } = row;
  if (table !== 'readingEntries' || typeof pulse !== 'number') return [{ table, row }];
  const ofPulse = {
    ...row,
    readingKind: 'heartRate',
    name: 'Heart rate',
    systolic: null,
    diastolic: null,
    value: pulse,
  };
  return [
    { table, row },
    { table, row: ofPulse },
  ];
}

export async function recordsOf(db: Db, userId: string): Promise<Recorded[]> {
  const entries = await Promise.all(
    tables.map(async (table) => {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where('userId', '=', userId)
        .where('deletedAt', 'is', null)
        .execute();
      return rows.flatMap((row) => withPulse({ table, row: row as Record<string, unknown> }));
    }),
  );
  const reports = await db
    .selectFrom('healthReports')
    .select(['results', 'reportDate'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .execute();
  const values = reports.flatMap(({ results, reportDate }) =>
    (results as unknown as Record<string, unknown>[]).map((result) => ({
      table: 'labResults' as const,
      row: { ...result, localDate: reportDate },
    })),
  );
  return [...entries.flat(), ...values];
}
