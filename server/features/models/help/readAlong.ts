import type { ReadAlong } from '../../../assistant/readAlong.ts';
import type { AppContext } from '../../../context.ts';
import { createBreaker } from '../../../lib/breaker.ts';
import { isDoubtful, partsAsSaid, type SaidPart } from '../../../understanding/wants/said.ts';
import { findConsent, findModelPerson } from '../data.ts';
import { masked, withoutIdentity } from '../policy.ts';
import { countedCall } from './askModel.ts';
import { createKeptAnswers } from './keptAnswers.ts';
import { isReadable, partsIn } from './questions.ts';

const mostMs = 6_000;
const breaking = { mostFailures: 5, pauseMs: 60_000 };

/** Asks the owner's model what each part of a message wants; undefined where none is to be asked. */
export function createReadAlong(context: AppContext): ReadAlong | undefined {
  const { models } = context.config;
  if (!models?.chat || models.reading === 'off') return undefined;
  const breaker = createBreaker(context.clock, breaking);
  const answers = createKeptAnswers<SaidPart[]>();
  const count = (outcome: 'used' | 'words' | 'cut' | 'unanswered') => context.metrics.modelReadings.inc({ outcome });

  return {
    async isWanted({ text, context: before, parts }, { db, person }) {
      const isOf = (models.reading === 'first' || isDoubtful(parts)) && isReadable(text, before);
      return isOf && !breaker.isOpen() && (await findConsent(db, person.owner))?.answer === 'given';
    },

    async ask(message, turn) {
      const { names, ...person } = await findModelPerson(context.db, turn.person.owner);
      const shown = masked(message.text, names);
      const before = withoutIdentity(message.context, names);
      const words = `${before}\n${shown.text}`;
      const asker = { owner: turn.person.owner, plan: person.plan };
      const said = answers.find(words) ?? (await askFor(shown.text, before, asker));
      const parts = said ? partsAsSaid(message, shown, said) : 'unanswered';
      count(typeof parts === 'string' ? parts : 'used');
      if (!said || typeof parts === 'string') return undefined;
      answers.keep(words, said);
      return parts;
    },
  };

  async function askFor(text: string, before: string, asker: Parameters<typeof countedCall>[1]) {
    const question = partsIn(text, before, AbortSignal.timeout(Math.min(mostMs, models?.mostMs ?? mostMs)));
    const told = await countedCall(context, asker, 'read', (server) => breaker.watch(() => server.ask(question)));
    return told?.parts;
  }
}
