import type { Act } from '../../../../contract/acts/acts.ts';
import type { ReadingOutcome } from '../../../../contract/admin/adminModels.ts';
import type { ModelReading } from '../../../../contract/models.ts';
import { deniesFirst } from '../../../assistant/fixing/fix.ts';
import type { CutMessage, ReadAlong } from '../../../assistant/readAlong.ts';
import type { Turn } from '../../../assistant/skill.ts';
import type { AppContext } from '../../../context.ts';
import { createBreaker } from '../../../lib/breaker.ts';
import { addDays, clockOf, localDateOf } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { isDoubtful } from '../../../understanding/wants/said.ts';
import type { Part } from '../../../understanding/wants/wants.ts';
import { findConsent, findModelPerson, listKeptNames } from '../data.ts';
import { countReading } from '../mutations.ts';
import { keepLabel } from '../ownLabels/mutations.ts';
import { labelOf } from '../ownLabels/policy.ts';
import { masked, withoutIdentity } from '../policy.ts';
import { countedCall } from './askModel.ts';
import { heldAgainst } from './heldAgainst.ts';
import { createKeptAnswers } from './keptAnswers.ts';
import { type Beside, isReadable, partsIn, type ToldPart } from './questions.ts';

const mostMs = 6_000;
/** Names of so many days before today are told. */
const daysShown = 1;
const breaking = { mostFailures: 5, pauseMs: 60_000 };

/** Asks the owner's model what each part of a message wants; undefined where none is to be asked. */
export function createReadAlong(context: AppContext): ReadAlong | undefined {
  const { models } = context.config;
  if (!models?.chat || models.reading === 'off') return undefined;
  const breaker = createBreaker(context.clock, breaking);
  const answers = createKeptAnswers<ToldPart[]>();
  const count = async (outcome: ReadingOutcome, count: number, { now }: Turn) => {
    if (count === 0) return;
    context.metrics.modelReadings.inc({ outcome }, count);
    await countReading(context.db, outcome, count, now);
  };

  return {
    async isWanted(message, { db, person }) {
      const isOf = isAskedAbout(models.reading, message);
      return isOf && !breaker.isOpen() && (await findConsent(db, person.owner))?.answer === 'given';
    },

    async ask(message, turn) {
      const { names, ...person } = await findModelPerson(context.db, turn.person.owner);
      const shown = masked(message.text, names);
      const { owner, timeZone } = turn.person;
      const today = diaryDateOf(turn.now, turn.person);
      const kept = await listKeptNames(context.db, owner, addDays(today, -daysShown));
      const beside: Beside = {
        now: momentTold(turn.now, timeZone),
        known: kept.map((name) => withoutIdentity(name, names)),
        context: withoutIdentity(message.context, names),
      };
      const words = `${beside.known.join('; ')}\n${beside.context}\n${shown.text}`;
      const asker = { owner, plan: person.plan };
      const told = answers.find(words) ?? (await askFor(shown.text, beside, message, asker));
      const asked = { ...message, shown, names: [...kept, message.context], today };
      const { parts, invented } = told ? heldAgainst(asked, told) : { parts: 'unanswered' as const, invented: 0 };
      await count(typeof parts === 'string' ? parts : 'used', 1, turn);
      await count('invented', invented, turn);
      if (!told || typeof parts === 'string') return undefined;
      answers.keep(words, told);
      return { parts, names };
    },

    async learn({ cut, parts, names, person: { owner, locale } }, changeId, db) {
      const message = { context: cut.context, builtIn: cut.parts, read: parts };
      const label = labelOf(message, { names, locale });
      if (label) await keepLabel(db, owner, label, { now: context.clock.now(), changeId: changeId ?? null });
    },
  };

  async function askFor(
    text: string,
    beside: Beside,
    { parts }: CutMessage,
    asker: Parameters<typeof countedCall>[1],
  ): Promise<ToldPart[] | undefined> {
    const signal = AbortSignal.timeout(Math.min(mostMs, models?.mostMs ?? mostMs));
    const question = partsIn(text, beside, signal, { mostTokens: models?.mostTokens, likeliest: likeliestOf(parts) });
    const told = await countedCall(context, asker, 'read', (server) => breaker.watch(() => server.ask(question)));
    return told?.parts;
  }
}

/**
 * Whether a message is put to the model: `doubt` where the fitted reading is not sure, or where the person says that what was
 * done is wrong.
 */
export function isAskedAbout(reading: ModelReading, { text, context, parts }: CutMessage): boolean {
  const isOf = reading === 'first' || (reading === 'doubt' && (isDoubtful(parts) || denies(text, context, parts)));
  return isOf && isReadable(text, context);
}

/** "No, I meant 3 rotis"; a no that only answers what was asked denies nothing. */
const denies = (text: string, context: string, parts: Part[]): boolean =>
  context !== '' && deniesFirst(text) && !parts.every(({ acts: [first] }) => first?.act === 'answer.no');

/** The acts that any part may want, the likeliest first. */
export function likeliestOf(parts: Part[]): Act[] {
  const shares = new Map<Act, number>();
  for (const { act, share } of parts.flatMap((part) => part.acts)) shares.set(act, (shares.get(act) ?? 0) + share);
  return [...shares].toSorted(([, one], [, other]) => other - one).map(([act]) => act);
}

/** "Friday 2026-03-06 12:00", as a model is told the time. */
export function momentTold(now: Date, timeZone: string): string {
  const today = localDateOf(now, timeZone);
  const weekday = new Date(`${today}T00:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday} ${today} ${clockOf(now, timeZone)}`;
}
