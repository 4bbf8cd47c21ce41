import { type ReadClock, readClock } from '../../../language/clockTimes.ts';
import { isSmallTalk } from '../../../language/cutOut.ts';
import type { Role } from '../../../language/lexicon.ts';
import { readMessage } from '../../../language/message.ts';
import { type Token, wordSet } from '../../../language/tokens.ts';
import { hasRole, isSaidIn } from '../../../language/words.ts';

/** One of them says that what was set is to be another. */
const changing: Role[] = ['change', 'no', 'corrected', 'mistaken', 'instead', 'should', 'negation'];
const beside: Role[] = [
  ...changing,
  'self',
  'that',
  'just',
  'log',
  'greeting',
  'thanks',
  'inPlace',
  'vocative',
  'clock',
];
const mealRoles: Role[] = ['eaten', 'eat', 'meal'];
/** What hangs a time on its verb, and the verbs of setting. */
const around = wordSet(`
  it to for at by the time set better rather reminder alarm ku kku la ki ko ge kae ke ka tay ta te vajta vajata vajnya vajle vagye vage vaje
  gantalaku gantege manikku mani kar karo kara kardo kari karjo de do dena din dao rakh rakho rakhna pannu pannunga cheyi madi aakku
  को के का कर करो कर दो रख रखो ला वाजता
`);
const mostTokens = 9;
/** "Make it 430". */
const withoutColon = /(?<![\d:.])(\d|1\d|2[0-3])(00|15|30|45)(?![\d:.])/gu;

/** The time in "make it 9.30 actually", "8 ku maathu", "nahi, sade pach kar"; undefined where more than another time is said. */
export function readNewTime(text: string): ReadClock | undefined {
  const message = readMessage(text.replace(withoutColon, '$1:$2'));
  const { tokens } = message;
  const saysChange = changing.some((role) => isSaidIn(message, { from: 0, to: tokens.length }, role));
  const isOfMeal = mealRoles.some((role) => isSaidIn(message, { from: 0, to: tokens.length }, role));
  if (!saysChange || isOfMeal || tokens.length > mostTokens) return undefined;
  let found: ReadClock | undefined;
  for (let at = 0; at < tokens.length; ) {
    const clock = readClock(tokens, at);
    const isBeside = isSmallTalk(tokens[at] as Token) || around.has(tokens[at]?.word ?? '');
    // Hindi "do" is a number as well.
    const isClock = clock && !(found && isBeside);
    if (isClock && !found) found = clock;
    else if (isClock || !(isBeside || beside.some((role) => hasRole(message, at, role)))) return undefined;
    at = isClock ? clock.next : at + 1;
  }
  return found;
}
