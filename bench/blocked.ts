import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sendChatMessage } from '../contract/assistant.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { refuse } from '../server/assistant/refused.ts';
import { type Database, openDatabase } from '../server/db/open.ts';
import { filled, randomUnits } from '../tests/slowness/slowTexts.ts';
import { openServer } from './conversation/openServer.ts';

/**
 * For how long one message, as long as one may be, keeps everybody else waiting: the longest stretch in which the loop of the
 * server's process stood still, the least of three tries. `npm run bench -- blocked [--postgres] [--more=2000] [UNIT …]`: units
 * that are repeated to that length, instead of those that have held everybody up before, and so many random ones beside them.
 * Embedded, the database runs in the loop too. An answer other than 200 ends it.
 */
const words = process.argv.slice(2);
const onPostgres = words.includes('--postgres');
const named = words.filter((word) => !word.startsWith('--'));
const known = [
  ...['egg, ', 'roti, dal, chawal, sabzi, ', '<b>', '1,1,', '+milk', 'é|', '½', '1x1x1', 'vada mg/dl ', 'kill . xx '],
  ...['squat 5x5 ', 'remind me to take x at 9 and ', 'half of the dal was not ', '2 roti 3 egg ', 'not 3, 4 ', '٥ km '],
  ...['यह 2 रोटी ', 'b.p 120/80; ', 'slept 11-6 ', 'no milk, yes milk, ', '1/2/', '12:30 ', '3 x 10 kg + ', 'a-b_c '],
];
/** What a day's messages load once. */
const everyKind = [
  ...['ran 5 km in 30 min', 'bp 120/80', 'slept 7 hours', 'remind me to take vitamin d at 9 pm', 'feeling low', 'undo'],
  ...[
    'no, 3 rotis',
    'how am I doing today?',
    'आज दो इडली खाई',
    'bench press 3x8 60 kg',
    'I am 31, 162 cm, target 60 kg',
  ],
];
const longest = 2_000;
const more = Number(/^--more=(\d+)$/.exec(words.find((word) => word.startsWith('--more')) ?? '')?.[1] ?? 0);
const mostShown = 30;

const postgres = onPostgres ? await startPostgres({ fsync: 'off' }) : undefined;
const database: Database | undefined = postgres && (await openDatabase({ url: postgres.url, dataDir: '' }));
const server = await openServer(new Date('2026-03-06T10:00:00Z'), database);
/** The unit as often as a message may hold it: 2,000 characters or 600 words and signs. */
function mostOf(unit: string): string {
  let text = filled(unit, longest);
  while (refuse(text, 'en') && text.length > unit.length) text = text.slice(0, -unit.length);
  return text;
}

/** What says a text for a person with a small diary. */
async function newTalk(): Promise<(text: string) => Promise<unknown>> {
  const { token } = await server.person('blocked');
  const say = (text: string) => {
    server.clock.time = new Date(server.clock.time.getTime() + 60_000);
    return server.call(sendChatMessage, { text }, token);
  };
  for (const text of ['had 2 rotis with dal', 'weight 70.2', 'my katori is 200 ml']) await say(text);
  return say;
}

const computedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Milliseconds of the longest stretch of computing without a turn of the loop: what else the machine does doesn't count. */
async function longestBlocked(work: () => Promise<unknown>): Promise<number> {
  let [last, most] = [computedMs(), 0];
  const tick = () => {
    const at = computedMs();
    most = Math.max(most, at - last);
    last = at;
  };
  const ticking = setInterval(tick, 1);
  await work();
  await wait(5);
  clearInterval(ticking);
  return most;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** MB of the process, and of its heap what nobody could clear. */
function memory(): { resident: number; kept: number } {
  const resident = process.memoryUsage.rss();
  collectGarbage();
  return { resident: Math.round(resident / 2 ** 20), kept: Math.round(process.memoryUsage().heapUsed / 2 ** 20) };
}

try {
  // What the first messages of each kind make ready stays.
  const first = await newTalk();
  for (const text of everyKind) await first(text);
  await first(filled('egg, ', longest));
  const before = memory();
  const results: [unit: string, milliseconds: number][] = [];
  for (const unit of [...(named.length > 0 ? named : known), ...randomUnits(1, more)]) {
    const say = await newTalk();
    const block = (time: number) => longestBlocked(() => say(mostOf(unit).slice(0, -time || undefined)));
    let least = await block(0);
    for (let time = 1; time < 3 && least > 50; time += 1) least = Math.min(least, await block(time));
    results.push([unit, least]);
  }
  console.log(
    `${onPostgres ? 'PostgreSQL' : 'embedded'}, ${results.length} texts: milliseconds that the loop stood still`,
  );
  const after = memory();
  console.log(
    `memory grew by ${after.resident - before.resident} MB, of which ${after.kept - before.kept} MB are kept`,
  );
  for (const [unit, milliseconds] of results.sort(([, a], [, b]) => b - a).slice(0, mostShown))
    console.log(`${Math.round(milliseconds).toString().padStart(6)}  ${JSON.stringify(unit)}`);
} finally {
  await server.close();
  await postgres?.stop();
}
