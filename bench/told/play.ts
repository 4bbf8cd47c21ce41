import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { sendChatMessage } from '../../contract/assistant.ts';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { createContext } from '../../server/context.ts';
import type { EntryTable } from '../../server/db/entries.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Db, wrapPglite } from '../../server/db/open.ts';
import { createPglite } from '../../server/db/pglite.ts';
import { createUser, startSession } from '../../server/features/accounts/mutations.ts';
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

/** Sends each message to the real server over an embedded database, from a person who signed up a minute ago. */
export async function play(rows: ToldRow[], each: (played: Played) => void): Promise<void> {
  const database = await wrapPglite(await createPglite({}));
  await migrate(database.db);
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), costPerMinute: 1_000_000 };
  const app = createApp(
    createContext(config, database, { clock: { now: () => new Date(now) }, log: pino({ level: 'silent' }) }),
  );
  const server = serve({ fetch: app.http.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1${sendChatMessage.path}`;
  const signedUp = new Date(now.getTime() - 60_000);
  try {
    for (const row of rows) {
      const user = await createUser(database.db, { userName: randomUUID() } as never, signedUp);
      if (!user) throw new Error('The user name is taken.');
      const token = await startSession(database.db, user.id, { remember: true, userAgent: '' }, signedUp);
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'x-forwarded-for': randomUUID(),
        },
        body: JSON.stringify({ text: textOf(row.message) }),
      });
      if (!response.ok) throw new Error(`${row.hand} ${row.line}: ${response.status}`);
      const { messages } = (await response.json()) as {
        messages: { text: string; isUser: boolean; buttons?: { label: string }[][]; care?: string }[];
      };
      const answers = messages.filter(({ isUser }) => !isUser);
      const reply = answers
        .flatMap(({ text, buttons }) => [text, ...(buttons ?? []).flat().map(({ label }) => label)])
        .join('\n');
      const care = answers.find((answer) => answer.care)?.care;
      each({ row, reply, care, records: await recordsOf(database.db, user.id) });
    }
  } finally {
    await new Promise((resolve) => server.close(resolve));
    await database.close();
  }
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

async function recordsOf(db: Db, userId: string): Promise<Recorded[]> {
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
