import { setTimeout as wait } from 'node:timers/promises';
import type { Broadcast } from '../../contract/admin/broadcasts.ts';
import { openDatabase } from '../../server/db/open.ts';
import * as fake from '../fakes/telegram.ts';
import { type ServerProcess, startProcess } from './process.ts';

export interface CrashedBroadcast {
  people: number;
  /** DATABASE_URL or DATA_DIR of an empty database. */
  database: { url?: string; dataDir: string };
  /** Of the calls, how many Telegram answers with 429 and retry_after, and with an error of its own. */
  tooManyRate: number;
  errorRate: number;
  /** The server is killed once this share of the people has got the message. */
  killedAfter: number;
}

export interface BroadcastOutcome {
  result: Broadcast;
  seconds: number;
  /** People whose chat takes messages. */
  reachable: number;
  reached: number;
  /** Who got it more than once, and who was being sent to at the kill. */
  twice: string[];
  inFlight: string[];
  mostInOneSecond: number;
  /** Milliseconds between two calls for one chat. */
  shortestGap: number;
  refusedCalls: Record<string, number>;
}

const admin = { userName: 'boss', password: 'a long password' };
const firstId = 100_000;

/** Sends a broadcast to linked people through a server that is killed in the middle of it and started again. */
export async function runCrashedBroadcast(options: CrashedBroadcast): Promise<BroadcastOutcome> {
  const { people, database, tooManyRate, errorRate, killedAfter } = options;
  const telegram = await fake.start({ rateLimits: true });
  const isBlocked = (chatId: number) => chatId % 50 === 0;
  const ids = Array.from({ length: people }, (_, index) => firstId + index);
  for (const id of ids) telegram.openChat({ id, first_name: 'Meera' });
  telegram.failures = ({ method, chatId = 0 }) => {
    if (method !== 'sendMessage') return undefined;
    if (isBlocked(chatId)) return { status: 403 };
    const chance = Math.random();
    if (chance < tooManyRate) return { status: 429, retryAfter: 1 };
    return chance < tooManyRate + errorRate ? { status: 500 } : undefined;
  };
  const environment = {
    DATA_DIR: database.dataDir,
    ...(database.url && { DATABASE_URL: database.url }),
    FITPULSE_ADMIN_USER: admin.userName,
    FITPULSE_ADMIN_PASSWORD: admin.password,
    TELEGRAM_BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.url,
  };
  await linkPeople(database, ids);
  const sent = () => telegram.calls.filter((call) => call.method === 'sendMessage' && call.status === 200);
  let server = await startProcess(environment);
  try {
    const started = performance.now();
    const token = await signIn(server);
    await api(server, token, 'POST', '/admin/broadcast', { text: 'Hello everybody', audience: 'all' });
    while (sent().length < people * killedAfter) await wait(20);
    await server.kill();
    const inFlight = await beingSentTo(database);
    server = await startProcess(environment);
    let result: Broadcast;
    do {
      await wait(200);
      [result] = (await api(server, token, 'GET', '/admin/broadcasts')) as [Broadcast];
    } while (result.status === 'sending');
    const seconds = (performance.now() - started) / 1_000;
    const reached = Map.groupBy(sent(), ({ chatId }) => String(chatId));
    return {
      result,
      seconds,
      reachable: ids.filter((id) => !isBlocked(id)).length,
      reached: reached.size,
      twice: [...reached].filter(([, calls]) => calls.length > 1).map(([chatId]) => chatId),
      inFlight,
      ...pace(telegram.calls.filter(({ method }) => method === 'sendMessage')),
    };
  } finally {
    await server.kill();
    await telegram.close();
  }
}

async function linkPeople({ url, dataDir }: CrashedBroadcast['database'], ids: number[]): Promise<void> {
  const { pool, close } = await openDatabase({ url, dataDir });
  await pool.query(
    `with people as (
       insert into users (user_name, created_at) select 'person-' || id, now() from unnest($1::bigint[]) id
       returning id, split_part(user_name, '-', 2)::bigint as telegram_user_id
     )
     insert into telegram_accounts (telegram_user_id, user_id, chat_id, linked_at)
     select telegram_user_id, id, telegram_user_id, now() from people`,
    [ids],
  );
  await close();
}

async function beingSentTo({ url, dataDir }: CrashedBroadcast['database']): Promise<string[]> {
  const { pool, close } = await openDatabase({ url, dataDir });
  const { rows } = await pool.query(
    "select chat_id from broadcast_recipients join telegram_accounts using (user_id) where state = 'sending'",
  );
  await close();
  return rows.map(({ chat_id }: { chat_id: number }) => String(chat_id));
}

async function signIn(server: ServerProcess): Promise<string> {
  return ((await api(server, '', 'POST', '/login', { ...admin, remember: true })) as { accessToken: string })
    .accessToken;
}

async function api(
  server: ServerProcess,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `${method}${path}`.replace(/\W/g, '-'),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

function pace(calls: fake.Call[]): Pick<BroadcastOutcome, 'mostInOneSecond' | 'shortestGap' | 'refusedCalls'> {
  const times = calls.map(({ at }) => at).sort((a, b) => a - b);
  let mostInOneSecond = 0;
  for (let from = 0, to = 0; to < times.length; to += 1) {
    while ((times[to] ?? 0) - (times[from] ?? 0) >= 1_000) from += 1;
    mostInOneSecond = Math.max(mostInOneSecond, to - from + 1);
  }
  let shortestGap = Number.POSITIVE_INFINITY;
  for (const own of Map.groupBy(calls, ({ chatId }) => chatId).values()) {
    own.forEach((call, index) => {
      const next = own[index + 1];
      if (next) shortestGap = Math.min(shortestGap, next.at - call.at);
    });
  }
  const refused = Object.entries(Object.groupBy(calls, ({ status }) => String(status))).filter(
    ([key]) => key !== '200',
  );
  return {
    mostInOneSecond,
    shortestGap,
    refusedCalls: Object.fromEntries(refused.map(([status, list = []]) => [status, list.length])),
  };
}
