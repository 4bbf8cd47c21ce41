import { writtenEntries } from '../../../../language/lexiconFiles.ts';
import { wordKey } from '../../table/nameKey.ts';

/** By their comparable form, the single words of the lexicon with what they do; a "?" where it is another word elsewhere. */
export const rolesOfWord: ReadonlyMap<string, readonly string[]> = rolesOfWords();

function rolesOfWords(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { role, words, isWeak } of writtenEntries) {
    const key = wordKey(words[0] ?? '');
    if (words.length === 1) found.set(key, [...(found.get(key) ?? []), isWeak ? `${role}?` : role]);
  }
  return found;
}

const neverBent = new Set([
  ...['eaten', 'took', 'eat', 'done', 'theyAte', 'number', 'couple', 'scale', 'part', 'ordinal', 'relative', 'other'],
  ...[
    'time',
    'morning',
    'midday',
    'noon',
    'evening',
    'midnight',
    'night',
    'clock',
    'oclock',
    'hour',
    'minute',
    'second',
  ],
  ...[
    'today',
    'yesterday',
    'dayBefore',
    'place',
    'filler',
    'self',
    'recipient',
    'negation',
    'none',
    'joiner',
    'contrast',
  ],
  ...[
    'but',
    'connective',
    'ki',
    'question',
    'questionStart',
    'that',
    'was',
    'also',
    'just',
    'vocative',
    'greeting',
    'thanks',
  ],
  ...[
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
    'plan',
    'wish',
    'habit',
    'gave',
    'share',
  ],
]);

/** Verbs, numbers, times, relatives and places are what they are, and no misspelt foods. */
export const isNeverBent = (key: string): boolean => rolesOfWord.get(key)?.some((role) => neverBent.has(role)) ?? false;
