import { wordsOf } from '../../../language/lexicon.ts';
import { readMessage } from '../../../language/message.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import { isSaidIn } from '../../../language/words.ts';
import type { Activity } from '../policy.ts';
import { chainsOf, groupByActivity } from './chains.ts';
import { type Measured, measure } from './measure.ts';

const listed = readWordLists(new URL('./activity.txt', import.meta.url));

const energyWords = listed('energy that is burned');
const burnWords = listed('burning');
const ownDays = new Set([...wordsOf('today'), ...wordsOf('yesterday'), ...wordsOf('dayBefore')]);
const usualMinutes = 30;

/** What is asked in "calories burned in 30 min walking"; half an hour where no amount is said. Undefined for news and for the own diary. */
export function readBurnQuestion(text: string): { activity: Activity; amount: Measured } | undefined {
  const message = readMessage(text);
  const { tokens, clauses } = message;
  const energyAt = tokens.findIndex(({ word }) => energyWords.has(word));
  const isTold = tokens[energyAt - 1]?.kind === 'number' || tokens.some(({ word }) => ownDays.has(word));
  if (energyAt === -1 || isTold || !tokens.some(({ word }) => burnWords.has(word))) return undefined;
  const asks = ['question', 'questionStart'] as const;
  const isAsked =
    energyAt === 0 ||
    text.includes('?') ||
    asks.some((role) => isSaidIn(message, { from: 0, to: tokens.length }, role));
  const groups = clauses.flatMap((clause) => chainsOf(tokens, clause).flatMap(groupByActivity));
  const named = groups.find(({ name }) => name !== undefined)?.name?.phrase.activity;
  if (!isAsked || !named) return undefined;
  const amounts = Object.assign({}, ...groups.map((group) => group.amounts));
  const amount = measure(named, amounts);
  return { activity: named, amount: amount.durationMin === null ? measure(named, { minutes: usualMinutes }) : amount };
}
