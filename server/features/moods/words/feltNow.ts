import type { Clause } from '../../../language/clauses.ts';
import { type Message, readMessage } from '../../../language/message.ts';
import { readNamedDay } from '../../../language/namedDay.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import { isSaidIn } from '../../../language/words.ts';
import { feelingAt } from './feelings.ts';

const listed = readWordLists(new URL('./moods.txt', import.meta.url));
const nowWords = listed('felt now');
const pastWords = listed('felt then');

/** Whether a day that a message names is of something else than how its writer feels: "I failed on Monday. So low". */
export function isFeltNow(said: string, today: string): boolean {
  const message = readMessage(said);
  const { clauses, tokens } = message;
  const words = tokens.map(({ word }) => word);
  const tellsFeeling = ({ from, to }: Clause) => words.slice(0, to).some((_, at) => at >= from && feelingAt(words, at));
  const felt = clauses.findLast(tellsFeeling) ?? clauses.at(-1);
  if (!felt || clauses.length < 2 || namesDay(message, felt, today)) return false;
  const own = words.slice(felt.from, felt.to);
  if (own.some((word) => pastWords.has(word))) return false;
  const isOfSentence = (clause: Clause) => clause.sentence === felt.sentence && namesDay(message, clause, today);
  return own.some((word) => nowWords.has(word)) || !clauses.some(isOfSentence);
}

function namesDay(message: Message, { from, to }: Clause, today: string): boolean {
  const { text, tokens } = message;
  const isOver = (['yesterday', 'dayBefore'] as const).some((role) => isSaidIn(message, { from, to }, role));
  const written = text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length);
  return isOver || readNamedDay(written, today) !== undefined;
}
