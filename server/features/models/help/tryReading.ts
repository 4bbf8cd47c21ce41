import type { ReadingTrial } from '../../../../contract/admin/adminModels.ts';
import type { AppContext } from '../../../context.ts';
import { plainNumbers } from '../../../language/spokenNumbers.ts';
import { localDateOf } from '../../../lib/dates.ts';
import { isDoubtful } from '../../../understanding/wants/said.ts';
import { type Part, readParts } from '../../../understanding/wants/wants.ts';
import { masked } from '../policy.ts';
import { measuredCall } from './askModel.ts';
import { heldAgainst } from './heldAgainst.ts';
import { partsIn, type ToldPart } from './questions.ts';
import { likeliestOf, momentTold } from './readAlong.ts';

type PartsRead = ReadingTrial['builtIn']['parts'];

/** What the built-in reading and the owner's model make of a sentence, as of one that begins a talk; nothing of it is kept. */
export async function tryReading(context: AppContext, sentence: string, timeZone: string): Promise<ReadingTrial> {
  const text = plainNumbers(sentence);
  const started = performance.now();
  const parts = readParts(text, '');
  const tookMs = performance.now() - started;
  const builtIn = { tookMs, isDoubtful: isDoubtful(parts), parts: parts.flatMap(partRead) };
  return { builtIn, model: await readByModel(context, text, parts, timeZone) };
}

async function readByModel(
  context: AppContext,
  text: string,
  cut: Part[],
  timeZone: string,
): Promise<ReadingTrial['model']> {
  const { models, config, clock } = context;
  if (!models || !config.models?.chat) return null;
  const now = clock.now();
  const shown = masked(text, []);
  const beside = { now: momentTold(now, timeZone), known: [], context: '' };
  const { mostTokens, mostMs } = config.models;
  const question = partsIn(shown.text, beside, AbortSignal.timeout(mostMs), {
    mostTokens,
    likeliest: likeliestOf(cut),
  });
  const called = await measuredCall(context, models, 'try', (server) => server.ask<{ parts: ToldPart[] }>(question));
  const { tookMs } = called;
  if ('failure' in called) return { tookMs, outcome: 'unanswered', invented: 0, failure: called.failure, parts: [] };
  const asked = { text, context: '', shown, names: [], today: localDateOf(now, timeZone) };
  const { parts, invented } = heldAgainst(asked, called.value.parts);
  const read =
    typeof parts === 'string'
      ? { outcome: parts, parts: [] }
      : { outcome: 'used' as const, parts: parts.flatMap(partRead) };
  return { tookMs, invented, failure: null, ...read };
}

function partRead({ text, acts: [likeliest], filled }: Part): PartsRead {
  return likeliest ? [{ words: text.trim(), ...likeliest, told: filled ? toldIn(filled.slots) : [] }] : [];
}

/** Each slot that holds something, those of a list behind each other. */
function toldIn(slots: object): PartsRead[number]['told'] {
  return Object.entries(slots).flatMap(([slot, value]) => {
    if (value === null) return [];
    if (Array.isArray(value))
      return value.flatMap((one) => (typeof one === 'object' ? toldIn(one) : { slot, value: String(one) }));
    return { slot, value: String(value) };
  });
}
