import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sendChatMessage } from '../contract/assistant.ts';
import { listMedicines } from '../server/features/medicines/data.ts';
import { listReminders } from '../server/features/reminders/data.ts';
import { openServer } from './conversation/openServer.ts';
import { type Expected, type Result, resultOf } from './rhythms/score.ts';

/**
 * How orders for reminders and medicines are followed: `npm run bench -- rhythms [FILE …]`. A line of bench/rhythms/*.jsonl has a message
 * and what it is to set, said to a new person on Thursday, 19 November 2026, at 20:00 in India; `--failing` lists what is not
 * set as told, but for the sealed orders, of which nobody reads the sentences.
 */
interface Row {
  text: string;
  /** Said before it, so that it is about something that is there. */
  after?: string;
  expect: Expected;
}

const today = '2026-11-19';
const server = await openServer(new Date(`${today}T20:00:00+05:30`));
const lists = process.argv.includes('--failing');
const named = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const all = ['open.jsonl', 'orders.jsonl', 'told.jsonl', 'changes.jsonl', 'sealed.b64'];

for (const file of named.length > 0 ? named : all) {
  const isSealed = file.endsWith('.b64');
  const content = readFileSync(join(import.meta.dirname, 'rhythms', file), 'utf8');
  const lines = (isSealed ? gunzipSync(Buffer.from(content, 'base64')).toString('utf8') : content).trim().split('\n');
  const totals: Record<Result, number> = { 'as told': 0, asked: 0, missed: 0, 'set wrongly': 0 };
  for (const line of lines) {
    const row = JSON.parse(line) as Row;
    const { result, shown } = await judge(row);
    totals[result] += 1;
    if (lists && !isSealed && result !== 'as told') console.log(`${result}: ${row.text}\n  > ${shown}`);
  }
  const shares = Object.entries(totals).map(
    ([result, count]) => `${result} ${count} (${((100 * count) / lines.length).toFixed(1)} %)`,
  );
  console.log(`${file}: ${lines.length} orders, ${shares.join(', ')}`);
}
await server.close();

async function judge({ text, after, expect }: Row): Promise<{ result: Result; shown: string }> {
  const { token, owner } = await server.person('rhythms');
  if (after) await server.call(sendChatMessage, { text: after }, token);
  const before = new Map((await listReminders(server.db, owner, today)).map((row) => [row.id, JSON.stringify(row)]));
  const { messages } = await server.call(sendChatMessage, { text }, token);
  const reply = messages.flatMap((message) => (message.isUser ? [] : message.text)).join(' / ');
  const all = await listReminders(server.db, owner, today);
  const reminders = all.filter((row) => before.get(row.id) !== JSON.stringify(row));
  const untimed = (await listMedicines(server.db, owner)).flatMap(({ times, name }) =>
    times.length === 0 ? name : [],
  );
  const gone = [...before.keys()].filter((id) => !all.some((row) => row.id === id)).length;
  const result = resultOf(expect, { today, reminders, untimed, reply, gone });
  return { result, shown: reply.replaceAll('\n', ' / ').slice(0, 160) };
}
