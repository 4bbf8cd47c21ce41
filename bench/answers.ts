import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { play } from './conversation/play.ts';
import type { TurnRow } from './conversation/rows.ts';
import { score } from './conversation/score.ts';

/**
 * How many ways of asking and setting things are understood: `npm run bench -- answers`. Half of the paraphrases lie open in
 * bench/answers/paraphrases.jsonl; `--sealed` plays the half that nobody tunes on, and prints nothing but the total.
 */
const isSealed = process.argv.includes('--sealed');
const folder = join(import.meta.dirname, 'answers');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const text = isSealed ? Buffer.from(read('sealed.b64'), 'base64').toString() : read('paraphrases.jsonl');

interface Paraphrase {
  intent: string;
  text: string;
  /** What a right reply matches. */
  say: string;
}

const diary = [
  ['i am a man, 31 years old, 175 cm, 82 kg', 0],
  ['breakfast: 2 rotis, 100 g paneer and chai', 0],
  ['lunch: 1 katori rajma, 1 katori rice and 1 samosa', 0],
  ['3 glasses of water', 0],
  ['walked 3 km in 40 min', 0],
  ['slept 7 hours', 0],
  ['breakfast: 2 rotis, 100 g paneer and chai', 1],
  ['lunch: 1 katori rajma, 1 katori rice and 1 samosa', 1],
  ['2 glasses of water', 1],
  ['slept 6.5 hours', 1],
  ['weight 81.6', 1],
] as const;
const intentsPerPersona = 8;

const paraphrases = text
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Paraphrase);
const intents = [...new Set(paraphrases.map(({ intent }) => intent))];
const turns = Array.from({ length: Math.ceil(intents.length / intentsPerPersona) }, (_, at) => {
  const persona = `asker-${at}`;
  const own = new Set(intents.slice(at * intentsPerPersona, (at + 1) * intentsPerPersona));
  const prelude = diary.map(([said, day]) => row(persona, said, day, 'prelude', {}));
  const asked = paraphrases
    .filter(({ intent }) => own.has(intent))
    .map(({ intent, text: said, say }) => row(persona, said, 1, intent, { say, answer: true, log: [] }));
  return [...prelude, ...asked];
}).flat();

function row(persona: string, said: string, day: number, category: string, expect: TurnRow['expect']): TurnRow {
  return { id: `${persona} ${said}`, persona, day, time: '15:00', text: said, category, expect };
}

const scored = score(await play(turns)).filter((turn) => turn.row.category !== 'prelude');
const wrong = scored.filter(({ faults }) => faults.length > 0);
if (!isSealed) {
  for (const { row: asked, faults, reply } of wrong) {
    console.log(
      `${asked.category}: ${asked.text}\n  ! ${faults.join('; ')}\n  > ${reply.replaceAll('\n', ' / ').slice(0, 160)}`,
    );
  }
}
console.log(
  `${scored.length - wrong.length} of ${scored.length} right, ${((100 * (scored.length - wrong.length)) / scored.length).toFixed(1)} %`,
);
