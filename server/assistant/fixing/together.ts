import type { ToldEntry } from '../../language/corrections/meant/diary.ts';
import type { Heard } from '../../language/corrections/meant/heard.ts';
import { amountOf } from '../../language/corrections/ofOne.ts';
import { hasRole } from '../../language/words.ts';
import type { FixClaim } from './claims.ts';

/** What was told longer ago is rather had again. */
const freshMinutes = 30;

/** "And the chai was two cups" of a chai that was just told is how much of it there was, and no second chai. */
export function ofKnown(claim: FixClaim, { mentions, numbers, meals, clock, daysAgo }: Heard): FixClaim {
  const [{ correction } = {}, another] = claim.directed;
  if (correction?.kind !== 'added' || !correction.isBeside || another) return claim;
  const [number, further] = numbers;
  const [mention, other] = mentions;
  const [entry, second] = mention?.entries ?? [];
  const isElsewhere = meals.length > 0 || clock !== undefined || daysAgo !== undefined;
  if (
    !number ||
    further ||
    !entry ||
    entry.daysAgo > 0 ||
    entry.minutesAgo > freshMinutes ||
    second ||
    other ||
    isElsewhere
  )
    return claim;
  return { ...claim, directed: [{ correction: amountOf(number, undefined), entries: [entry] }] };
}

/** "The rajma chawal was only half": the share of each of two foods that are named in one breath is one correction of both. */
export function ofDish(claims: FixClaim[], heard: Heard): FixClaim[] {
  const named = namedTogether(heard);
  const [first, ...others] = claims.flatMap((claim) => {
    const [{ correction, entries = [] } = {}, another] = claim.directed;
    const [entry] = entries;
    const isOfOne = correction?.kind === 'scale' && !another && entries.length === 1 && entry && named.includes(entry);
    return isOfOne ? [{ claim, entry, factor: correction.factor }] : [];
  });
  const alike = others.filter(({ entry, factor }) => factor === first?.factor && entry !== first.entry);
  if (!first || alike.length === 0) return [];
  const [directed] = first.claim.directed;
  const entries = [...new Set([first, ...alike].map(({ entry }) => entry))];
  return directed ? [{ ...first.claim, directed: entries.map((entry) => ({ ...directed, entries: [entry] })) }] : [];
}

/** The entries of two names that follow each other. */
function namedTogether({ mentions, message }: Heard): ToldEntry[] {
  const known = mentions.filter(({ entries }) => entries.length > 0);
  const [one, other, ...further] = known;
  if (!one || further.length > 0) return [];
  if (!other) return one.entries;
  const isNext = other.from === one.to || (other.from === one.to + 1 && hasRole(message, one.to, 'joiner'));
  return isNext ? [...one.entries, ...other.entries] : [];
}
