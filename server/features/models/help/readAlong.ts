import type { Act } from '../../../../contract/acts/acts.ts';
import type { FilledAct } from '../../../../contract/acts/slots.ts';
import type { CutMessage, ReadAlong } from '../../../assistant/readAlong.ts';
import type { AppContext } from '../../../context.ts';
import { createBreaker } from '../../../lib/breaker.ts';
import { addDays, clockOf, localDateOf } from '../../../lib/dates.ts';
import { isDoubtful, partsAsSaid, type SaidPart } from '../../../understanding/wants/said.ts';
import type { Part } from '../../../understanding/wants/wants.ts';
import { findConsent, findModelPerson, listKeptNames } from '../data.ts';
import { masked, withoutIdentity } from '../policy.ts';
import { countedCall } from './askModel.ts';
import { asTold } from './asTold.ts';
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
  const count = (outcome: 'used' | 'words' | 'cut' | 'unanswered' | 'invented') =>
    context.metrics.modelReadings.inc({ outcome });

  return {
    async isWanted({ text, context: before, parts }, { db, person }) {
      const isOf = (models.reading === 'first' || isDoubtful(parts)) && isReadable(text, before);
      return isOf && !breaker.isOpen() && (await findConsent(db, person.owner))?.answer === 'given';
    },

    async ask(message, turn) {
      const { names, ...person } = await findModelPerson(context.db, turn.person.owner);
      const shown = masked(message.text, names);
      const { owner, timeZone } = turn.person;
      const today = localDateOf(turn.now, timeZone);
      const kept = await listKeptNames(context.db, owner, addDays(today, -daysShown));
      const beside: Beside = {
        now: `${weekdayOf(today)} ${today} ${clockOf(turn.now, timeZone)}`,
        known: kept.map((name) => withoutIdentity(name, names)),
        context: withoutIdentity(message.context, names),
      };
      const words = `${beside.known.join('; ')}\n${beside.context}\n${shown.text}`;
      const asker = { owner, plan: person.plan };
      const told = answers.find(words) ?? (await askFor(shown.text, beside, message, asker));
      const heard = { message: message.text, names: [...kept, message.context], today };
      const parts = told
        ? partsAsSaid(
            message,
            shown,
            told.map((part) => saidPart(part, heard)),
          )
        : 'unanswered';
      count(typeof parts === 'string' ? parts : 'used');
      if (!told || typeof parts === 'string') return undefined;
      answers.keep(words, told);
      return parts;
    },
  };

  /** What a part is filled with counts where its writer said all of it. */
  function saidPart({ words, act, told }: ToldPart, heard: Parameters<typeof asTold>[1]): SaidPart {
    if (told === null) return { words, act };
    const filled = asTold({ act, slots: told } as FilledAct, heard);
    if (!filled) count('invented');
    return { words, act, filled };
  }

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

/** The acts that any part may want, the likeliest first. */
function likeliestOf(parts: Part[]): Act[] {
  const shares = new Map<Act, number>();
  for (const { act, share } of parts.flatMap((part) => part.acts)) shares.set(act, (shares.get(act) ?? 0) + share);
  return [...shares].toSorted(([, one], [, other]) => other - one).map(([act]) => act);
}

const weekdayOf = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
