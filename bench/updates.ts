import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import * as fake from '../tests/fakes/telegram.ts';
import { type ServerProcess, startProcess } from '../tests/processes/process.ts';
import { randomFrom } from '../tests/simulations/paymentSimulation.ts';
import { beyond, openChats, recordUpdates, saidBy, shuffle, stateOf } from '../tests/simulations/updateSimulation.ts';

/**
 * 500 updates of Telegram three times each, shuffled between chats, by webhook to two servers on one PostgreSQL, one of which is killed
 * in the middle, against one clean pass: `npm run bench -- updates [updates] [seed]`. Ends with 1 where the databases differ, an answer
 * was lost, or more were sent twice than were in hand when the server was killed.
 */
const [count = 500, seed = 1] = process.argv.slice(2).map(Number);
const copies = 3;
const secret = 'a-webhook-secret';
const longestWaitMs = 240_000;

const postgres = await startPostgres({ fsync: 'off', synchronous_commit: 'off' });
const maintenance = new pg.Client({ connectionString: postgres.url });
await maintenance.connect();

const recorder = await fake.start();
const recorded = recordUpdates(recorder, count, seed);
await recorder.close();

/** Runs servers on a database of their own until all is settled; answers what is left in it, and what the bot said. */
async function run(
  name: string,
  processes: number,
  deliver: (servers: ServerProcess[], pool: pg.Pool) => Promise<number>,
) {
  await maintenance.query(`create database ${name}`);
  const url = postgres.url.replace(/[^/]*$/, name);
  const telegram = await fake.start();
  openChats(telegram, recorded);
  const environment = {
    ...{ DATABASE_URL: url, DATA_DIR: '/nonexistent', SECRET_KEY: 'a key of the bench, long enough to seal' },
    ...{ TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_ROOT: telegram.url, TELEGRAM_WEBHOOK_SECRET: secret },
  };
  const servers: ServerProcess[] = [];
  for (let started = 0; started < processes; started += 1) servers.push(await startProcess(environment));
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const begun = performance.now();
  const inHand = await deliver(servers, pool);
  const deadline = Date.now() + longestWaitMs;
  const waiting = async () => Number((await pool.query('select count(*) from telegram_updates')).rows[0].count);
  while ((await waiting()) > 0 && Date.now() < deadline) await wait(500);
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const result = { state: await stateOf(pool), said: saidBy(telegram), left: await waiting(), inHand, seconds };
  await Promise.all(servers.map((server) => server.kill()));
  await pool.end();
  await telegram.close();
  return result;
}

/** As Telegram delivers: what isn't answered with 200 comes again, here to another server. */
async function post(servers: ServerProcess[], first: number, update: unknown): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const server = servers[(first + attempt) % servers.length] as ServerProcess;
    const answer = await fetch(`${server.url}/telegram/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
      body: JSON.stringify(update),
    }).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
}

try {
  const clean = await run('clean', 1, async (servers) => {
    for (const update of recorded) await post(servers, 0, update);
    return 0;
  });
  const random = randomFrom(seed);
  const mixed = shuffle(recorded, copies, seed);
  const rough = await run('rough', 2, async (servers, pool) => {
    let inHand = 0;
    for (const [at, update] of mixed.entries()) {
      if (at === Math.floor(mixed.length / 2)) {
        inHand = Number((await pool.query('select count(*) from telegram_updates')).rows[0].count);
        await servers[0]?.kill();
      }
      await post(servers, Math.floor(random() * 2), update);
    }
    return inHand;
  });
  const differing = Object.entries(clean.state).flatMap(([name, rows]) => {
    const others = rough.state[name as keyof typeof rough.state];
    return [...beyond(rows, others), ...beyond(others, rows)].map((row) => `${name} ${row}`);
  });
  const lost = beyond(clean.said, rough.said);
  const twice = beyond(rough.said, clean.said);
  console.log({
    updates: recorded.length,
    deliveries: mixed.length,
    rows: Object.fromEntries(Object.entries(clean.state).map(([name, rows]) => [name, rows.length])),
    differing: differing.length,
    answers: clean.said.length,
    lost: lost.length,
    twice: twice.length,
    inHandAtTheKill: rough.inHand,
    left: clean.left + rough.left,
    seconds: [clean.seconds, rough.seconds],
  });
  for (const row of [...differing.slice(0, 20), ...lost.slice(0, 10).map((text) => `lost ${text}`)]) console.log(row);
  const isGood = differing.length + lost.length + clean.left + rough.left === 0 && twice.length <= rough.inHand;
  process.exitCode = isGood ? 0 : 1;
} finally {
  await maintenance.end();
  await postgres.stop();
}
