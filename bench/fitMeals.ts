import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Intent } from '../server/assistant/intents/intents.ts';
import { places, weightsFile } from '../server/features/food/chat/likelihood.ts';
import { asMeant } from '../server/features/nutrition/reading.ts';
import { messageFeatures } from '../server/language/likelihood/message.ts';
import { generateNoMeals } from './evidence/generate.ts';
import { otherHands, readMeals, readOpenRows } from './evidence/rows.ts';
import { readOpen } from './intents/rows.ts';
import { fitWeights, writeWeights } from './likelihood/fit.ts';

/** Fits how likely a message tells of something that its writer had or did; `npm run bench:evidence` scores it. */
const texts = (rows: { text: string }[]) => rows.map(({ text }) => text);
const intents = readOpen();
/** They may tell of a meal besides. */
const mayTell = new Set<Intent>(['log', 'wrongEntry', 'ownFood']);
const regressions = readFileSync(new URL('../tests/sentences.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { kind: string; text: string })
  .filter(({ kind }) => !['question', 'nonsense'].includes(kind));
const told = [
  ...texts(readMeals().filter(({ half }) => half === 'open')),
  ...otherHands.flatMap(({ meals }) => meals.open()),
  ...texts(intents.filter(({ intent }) => intent === 'log')),
  ...texts(regressions),
];
const others = [
  ...texts(readOpenRows()),
  ...otherHands.flatMap(({ noMeals }) => noMeals.open()),
  ...texts(intents.filter(({ intent }) => !mayTell.has(intent))),
  ...generateNoMeals(300),
];
const rows = [others, told].flatMap((list, target) =>
  list.map((text) => ({ features: messageFeatures(asMeant(text), places), target })),
);
writeWeights(
  weightsFile,
  fitWeights(rows, places, 2),
  createHash('sha256')
    .update([...others, ...told].join('\n'))
    .digest('hex'),
);
console.log(`fitted to ${told.length} messages that tell of something and ${others.length} that don't`);
