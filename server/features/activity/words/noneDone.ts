import { isSmallTalk } from '../../../language/cutOut.ts';
import type { Role } from '../../../language/lexicon.ts';
import { readMessage } from '../../../language/message.ts';
import { hasRole } from '../../../language/words.ts';
import { nameAt } from './names.ts';

const mostTokens = 9;
const denying: Role[] = ['negation', 'none', 'skipped', 'rest'];
const beside: Role[] = [
  ...denying,
  'self',
  'done',
  'took',
  'ki',
  'yesterday',
  'dayBefore',
  'just',
  'also',
  'reason',
  'filler',
];

/** "Aaj gym skip", "i didn't work out today", "rest day": that nothing was done, and nothing else. */
export function tellsNoExercise(text: string): boolean {
  const message = readMessage(text);
  const { tokens } = message;
  if (tokens.length > mostTokens || text.includes('?')) return false;
  let [isNamed, isDenied] = [false, false];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const name = nameAt(tokens, at);
    const isExercise = name !== undefined || hasRole(message, at, 'exercise');
    isNamed ||= isExercise || hasRole(message, at, 'rest');
    isDenied ||= denying.some((role) => hasRole(message, at, role));
    const isKnown = isExercise || (token && isSmallTalk(token)) || beside.some((role) => hasRole(message, at, role));
    if (!isKnown || token?.kind === 'number') return false;
    at = name?.to ?? at + 1;
  }
  return isNamed && isDenied;
}
