import { inStoredUnit, isBuiltIn, type OwnReadingKind } from '../../../../contract/entries/readings.ts';
import { kgPerPound } from '../../../../texts/units.ts';
import type { Turn } from '../../../assistant/skill.ts';
import { tokenise } from '../../../language/tokens.ts';
import { findLatestWeight } from '../../weight/data.ts';
import { nearPart } from '../../weight/policy.ts';
import { findLastTold } from '../data.ts';
import { likelyChange } from '../policy.ts';
import { readReadings } from '../reading.ts';
import { spokenName } from '../words/names.ts';

const freshMs = 3 * 86_400_000;
/** "Ok now 98" is told so soon after the last one. */
const momentsMs = 2 * 3_600_000;
const mostTokens = 10;

/** "Ok now 98", "parso 131", "kal 124 thi fasting": a figure of the kind that was told last, with nothing said but when it was. */
export async function readAgain(text: string, kinds: OwnReadingKind[], { db, person, now, daysAgo, said }: Turn) {
  const tokens = tokenise(text);
  // What another skill took named what the figure is of.
  if (text.trim() !== said.trim() && text.length !== said.length) return undefined;
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
  const isWritten = !wholeKinds.has(last.readingKind) || again.unit === 'mmol/l' || Number.isInteger(value);
  if (!isWritten) return undefined;
  const isOfNow = daysAgo + again.daysAgo === 0 && now.getTime() - last.createdAt.getTime() < momentsMs;
  return !isOfNow && (await isNearWeight(value, { db, person, now })) ? undefined : read;
}

/** Nobody measures tenths of them. */
const wholeKinds = new Set(['glucose', 'heartRate', 'spo2']);

/** In either unit: it may be a weight as well. */
async function isNearWeight(
  figure: number,
  { db, person, now }: Pick<Turn, 'db' | 'person' | 'now'>,
): Promise<boolean> {
  const last = (await findLatestWeight(db, person.owner, now))?.weightKg;
  return last !== undefined && [figure, figure * kgPerPound].some((kg) => Math.abs(kg - last) <= last * nearPart);
}
