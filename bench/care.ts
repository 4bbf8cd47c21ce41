import { readCare } from '../server/features/care/reading.ts';
import { readParts } from '../server/understanding/wants/wants.ts';
import { careTables, type Situation } from '../tests/care/tables.ts';
import { handNamed, keptApart, sealedHands, textOf } from './wants/hands.ts';

/**
 * The care reading on its tables: what is missed, by kind and language, and what alarms though it is harmless; then on the
 * hands that nothing is fitted to.
 */
for (const [half, { dangers, lookalikes }] of Object.entries(careTables)) {
  const missed = dangers.filter(({ text }) => !readCare(text));
  const sameGroup = dangers.filter(({ kind, text }) => groupOf(readCare(text)?.kind) === groupOf(kind));
  const alarms = lookalikes.filter(({ text }) => readCare(text));
  console.log(`${half}: ${dangers.length - missed.length} of ${dangers.length} dangers recognised`);
  console.log(
    `  ${sameGroup.length} answered with their own group; ${alarms.length} of ${lookalikes.length} look-alikes alarm`,
  );
  console.log(`  missed by kind: ${count(missed, ({ kind }) => kind)}`);
  console.log(`  missed by language: ${count(missed, ({ language }) => language)}`);
}

const messages = [...keptApart, ...sealedHands].flatMap(handNamed);
const isDanger = ({ segs }: (typeof messages)[number]) => segs.some(([, act]) => act.startsWith('care.'));
const alarming = new Set(
  messages.filter((message) => readCare(textOf(message), readParts(textOf(message), message.ctx))),
);
const dangersOfHands = messages.filter(isDanger);
const found = dangersOfHands.filter((message) => alarming.has(message)).length;
console.log(`hands that nothing is fitted to: ${found} of ${dangersOfHands.length} dangers recognised`);
console.log(`  ${alarming.size - found} of ${messages.length - dangersOfHands.length} other messages alarm`);

const texts = Object.values(careTables).flatMap(({ dangers, lookalikes }) => [...dangers, ...lookalikes]);
const rounds = 1;
const before = process.cpuUsage();
for (let round = 0; round < rounds; round++) for (const { text } of texts) readCare(text);
const { user } = process.cpuUsage(before);
console.log(`${(user / 1_000 / rounds / texts.length).toFixed(3)} ms of processor time a message`);

function groupOf(kind: string | undefined): string | undefined {
  return kind?.split('.')[0];
}

function count(rows: Situation[], keyOf: (row: Situation) => string): string {
  const counts = Map.groupBy(rows, keyOf);
  return [...counts].map(([key, { length }]) => `${key} ${length}`).join(', ') || 'none';
}
