import { EXACT_MATCH, type FindFoods } from '../names/findFoods.ts';
import type { FoodMatch } from '../names/matchFood.ts';
import { SAME_THING_QUALITY, SOUND_QUALITY, VOWELS_QUALITY } from '../names/phraseWords.ts';
import { isTelling, LESS } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import needs from './needs.json' with { type: 'json' };

/**
 * How words match a food's name: as one word or several that are all of it, as a piece, in another language, by sound, by all but the
 * vowels, by spelling, or by the sound of another word although it is one of some name itself. */
export type KindOfMatch = keyof typeof needs;

/** The log odds of naming a food that words of each kind of match have to reach. Fitted by bench/names/fitNeeds.ts. */
export const NEEDS: Record<KindOfMatch, number> = needs;

/** Nobody weighs a match that falls so far short. */
export const BEYOND_DOUBT = 3;
const LEAST = 1e-4;

/** How far the words of a match fall short of what it needs, in log odds. */
export function doubtOf(core: Token[], match: FoodMatch, find: FindFoods): number {
  if (match.food.cuisine === 'personal') return 0;
  const held = core.filter((word) => match.matched.has(word.key) && word.isName !== undefined);
  const telling = held.filter((word) => isTelling(word) && !LESS.has(word.key));
  const [word, ...others] = telling.length > 0 ? telling : held;
  if (!word) return 0;
  const shares = [word, ...others].map(({ isName = 1 }) => isName);
  const isOther = others.length === 0 && match.quality < 1 && find.has(word.key);
  const kind = isOther ? 'otherWord' : kindOf(match, shares.length);
  // "Hot dog": of a whole name one word may be something else elsewhere.
  const share = kind === 'names' ? Math.max(...shares) : Math.min(...shares);
  return Math.max(0, NEEDS[kind] - oddsOf(share));
}

/** From here on a word that nobody knows is asked about, wherever it stands; below the second nowhere. */
const ASKED = 0.6;
const NEVER_ASKED = 0.005;

/** From here on a word that nobody knows may be what the food beside it is of. */
const STRANGE = 0.03;

export const isStrange = ({ isName = 1 }: Token): boolean => isName >= STRANGE;

export const isLikelyName = (words: Token[]): boolean => words.every(({ isName = 0 }) => isName >= ASKED);
export const mayBeName = ({ isName = 1 }: Token): boolean => isName >= NEVER_ASKED;

function kindOf({ score, quality }: FoodMatch, count: number): KindOfMatch {
  if (quality === 1) return score < EXACT_MATCH ? 'piece' : count > 1 ? 'names' : 'name';
  if (quality === SAME_THING_QUALITY) return 'same';
  if (quality === VOWELS_QUALITY) return 'vowels';
  return quality === SOUND_QUALITY ? 'sound' : 'spelling';
}

function oddsOf(share: number): number {
  const bounded = Math.min(1 - LEAST, Math.max(LEAST, share));
  return Math.log(bounded / (1 - bounded));
}
