import { inStoredUnit, isBuiltIn, type OwnReadingKind } from '../../../../contract/entries/readings.ts';
import type { Turn } from '../../../assistant/skill.ts';
import { tokenise } from '../../../language/tokens.ts';
import { toldNear } from '../../weight/data.ts';
import { findLastTold } from '../data.ts';
import { likelyChange } from '../policy.ts';
import { readReadings } from '../reading.ts';
import { spokenName } from '../words/names.ts';

const freshMs = 3 * 86_400_000;
const mostTokens = 10;

/** "Ok now 98", "parso 131", "kal 124 thi fasting": a figure of the kind that was told last, with nothing said but when it was. */
export async function readAgain(text: string, kinds: OwnReadingKind[], { db, person, now, daysAgo }: Turn) {
  const tokens = tokenise(text);
  const saysWhen = daysAgo > 0 || tokens.some(({ kind }) => kind === 'word');
  if (!saysWhen || tokens.length > mostTokens) return undefined;
  const last = await findLastTold(db, person.owner, new Date(now.getTime() - freshMs));
  if (!last || last.value === null) return undefined;
  const name = isBuiltIn(last.readingKind) ? spokenName(last.readingKind) : last.name;
  const read = readReadings(`${name} ${text}`, kinds, person.glucoseUnit);
  const [again, ...others] = read?.readings ?? [];
  const { value } = again?.values ?? {};
  if (!read || !again || value === undefined || others.length > 0 || /[\p{L}\p{N}]/u.test(read.rest)) return undefined;
  const change = Math.abs(inStoredUnit(value, again.unit) - last.value) / last.value;
  if (change > likelyChange(last.readingKind)) return undefined;
  return (await toldNear(db, person.owner, value, last.createdAt)) ? undefined : read;
}
