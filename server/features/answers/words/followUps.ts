import { rangeBefore } from '../../../language/ranges.ts';
import { metrics } from '../policy.ts';
import {
  type Ask,
  find,
  formsOf,
  has,
  namesMacros,
  type Parts,
  partsOf,
  type Subject,
  usualRange,
} from '../reading.ts';
import { type Pointing, readPointing } from './pointing.ts';
import type { Tag } from './vocabulary.ts';

const lead = /^\s*(?:and|aur|what about|how about|wat about|what of|और|ok and|okay and|then|but|or)(?=\s)/iu;
/** These lead a question of its own as often. */
const joiningLead = /^\s*(?:n|nd|ar|ane|ani|te|appo|mattu|mari|আর|અને|आणि|ਤੇ)(?=\s)/iu;
/** "And today?": after an answer it means what that was about. */
export const isFollowUp = (text: string): boolean =>
  lead.test(text) || (joiningLead.test(text) && asksAgain(partsOf(text.replace(joiningLead, ''), '2000-01-01')));

/** "Aur ek laddu mein", "and in a samosa?": what is in something is asked. */
export const endsInIt = (text: string): boolean =>
  /(?<![\p{L}\p{M}])(?:me|mein|mai|main|में|lo|il|la|ma|madhe|madhye|vich|alli)\s*[?.!]*$/iu.test(text) ||
  /^\s*(?:and|or|what about|how about)\s+in\s/iu.test(text);

/** "How much have I had": a figure is asked, and not of what. */
const asksAgain = (parts: Parts): boolean =>
  find(parts, 'ask').some(({ ask }) => ask === 'howMuch') &&
  (['metric', 'reading', 'nutrient', 'subject', 'meal', 'wish'] as const).every((kind) => !has(parts, kind)) &&
  parts.unknown.length === 0 &&
  !parts.hasNumber;

const mostTags = 6;

/** A short word after an answer that keeps its subject or its range: "and last week?", "and protein?", "is that good?" */
export function readFollowUp(text: string, before: Ask, today: string): Ask | undefined {
  const pointing = readPointing(text);
  if (pointing) return pointedAt(pointing, before, today);
  const parts = partsOf(text, today);
  const again = partsOf(text.replace(joiningLead, ''), today);
  if (asksAgain(again) && isFollowUp(text)) return askedAgain(again, before, today);
  const isShort = parts.unknown.length <= 1 && parts.tags.length <= mostTags;
  const isLed = isFollowUp(text) || joiningLead.test(text) || parts.isAsked;
  const tells = has(parts, 'verb') || find(parts, 'metric').some(({ verb }) => verb);
  if (!isLed || !isShort || tells || parts.hasNumber || has(parts, 'wish')) return undefined;
  const next = changed(parts, before);
  if (!next) return undefined;
  // What is left is asked of a day that goes on.
  if (next.form === 'left' && next.range.to < today) return { ...next, form: 'total' };
  return next.form === 'compare' ? { ...next, other: rangeBefore(next.range) } : next;
}

/** The same figure, of the day or of what range is named now. */
function askedAgain(parts: Parts, { subject }: Ask, today: string): Ask {
  const [form = 'total'] = formsOf(parts);
  return { subject, form, range: parts.ranges[0] ?? usualRange(subject, form, today) };
}

/** What was asked, with what the message names in place of it; undefined where that is nothing. */
function changed(parts: Parts, { other: _other, ...before }: Ask): Ask | undefined {
  const [metric] = find(parts, 'metric');
  const [nutrient] = find(parts, 'nutrient');
  const [range] = parts.ranges;
  const [form] = formsOf(parts);
  const [meal] = find(parts, 'meal');
  const [food] = parts.unknown;
  if (food && before.subject.kind !== 'food') return undefined;
  if (!metric && !nutrient && !range && !form && !meal && !food) return undefined;
  const named = namesMacros(parts) ? ({ kind: 'macros' } as const) : subjectNamed(metric, nutrient, food);
  return {
    ...before,
    ...(named && { subject: named }),
    ...(range && { range }),
    ...(form && { form }),
    ...(meal && { meal: meal.meal }),
  };
}

function subjectNamed(
  metric: Extract<Tag, { kind: 'metric' }> | undefined,
  nutrient: Extract<Tag, { kind: 'nutrient' }> | undefined,
  food: string | undefined,
): Subject | undefined {
  if (metric) return { kind: 'metric', metric: metric.metric };
  if (nutrient) return { kind: 'nutrient', nutrient: nutrient.nutrient };
  return food === undefined ? undefined : { kind: 'food', food };
}

/** What is asked of the subject of the last answer: "is that good?", "why", "what is it now". */
function pointedAt(pointing: Pointing, before: Ask, today: string): Ask | undefined {
  const { other: _other, meal: _meal, ...kept } = before;
  const { subject, range } = before;
  const metric = subject.kind === 'metric' && subject.food === undefined ? subject.metric : undefined;
  switch (pointing) {
    case 'now':
      return { ...before, range: usualRange(subject, 'total', today) };
    case 'energy': {
      const burned = metric === 'activeMin' || metric === 'distanceKm' || metric === 'steps';
      return { ...kept, subject: { kind: 'metric', metric: burned ? 'burnedKcal' : 'energyKcal' }, form: 'total' };
    }
    case 'change':
      return metric === 'weightKg' || subject.kind === 'reading'
        ? { ...kept, form: 'total', range: usualRange(subject, 'trend', today) }
        : { ...kept, form: 'compare', other: rangeBefore(range) };
    case 'why':
      return metric && metrics[metric].ofFood ? { ...kept, form: 'sources' } : undefined;
    default:
      if (metric) return { ...kept, form: metric === 'weightKg' ? 'total' : 'left' };
      return subject.kind === 'summary' || subject.kind === 'foods'
        ? { ...kept, subject: { kind: 'summary' }, form: 'onTrack' }
        : undefined;
  }
}
