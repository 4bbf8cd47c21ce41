import type { FilledAct, Slots } from '../../../contract/acts/slots.ts';
import { type Range, readRange } from '../../language/ranges.ts';
import { tokenise } from '../../language/tokens.ts';
import { type Ask, type Subject, usualRange } from './reading.ts';

/** What a filled question asks of one's own days; undefined of another act, and where its days are in no known words. */
export function askOfFilled(filled: FilledAct, today: string): Ask | undefined {
  if (filled.act !== 'ask.own' && filled.act !== 'ask.ate') return undefined;
  const { meal, when } = filled.slots;
  const { subject, form } =
    filled.act === 'ask.own' ? askedOf(filled.slots) : { subject: { kind: 'foods' as const }, form: 'list' as const };
  const range = when === null ? usualRange(subject, form, today) : rangeIn(when, today);
  return range && { subject, form, range, ...(meal !== null && { meal }) };
}

function askedOf({ of, form }: Slots<'ask.own'>): Pick<Ask, 'subject' | 'form'> {
  const subject: Subject = of === 'macros' || of === 'summary' ? { kind: of } : { kind: 'metric', metric: of };
  return { subject, form: form ?? 'total' };
}

function rangeIn(words: string, today: string): Range | undefined {
  const tokens = tokenise(words);
  for (const at of tokens.keys()) {
    const read = readRange(tokens, at, today);
    if (read) return read.range;
  }
  return undefined;
}
