import { forbidsRemoval } from '../../language/corrections/forbidden.ts';
import { dayIn } from '../../language/corrections/when.ts';
import type { Role } from '../../language/lexicon.ts';
import type { Message } from '../../language/message.ts';
import { isSaid } from '../../language/words.ts';

const ofCommands: Role[] = ['remove', 'change', 'redo'];
const shortCommand = 4;
const longestOfMeal = 6;

/** "Remove the tea", "change lassi to 2 glasses", "double it", "woh hata do", "don't delete". */
export function isCommand(message: Message): boolean {
  const { roles, tokens } = message;
  const isFirst = [...ofCommands, 'double' as const].some((role) => roles[0]?.has(role));
  const isShort =
    tokens.length <= shortCommand && [...ofCommands, 'mistaken' as const].some((role) => isSaid(message, role));
  // "Kal ka lunch hata do".
  const isOfMeal =
    tokens.length <= longestOfMeal &&
    isSaid(message, 'remove') &&
    isSaid(message, 'meal') &&
    dayIn(message) !== undefined;
  // "Forget my katori" is of what is saved.
  const isForgotten = tokens.length <= shortCommand && roles[0]?.has('skipped') === true;
  return isFirst || isShort || isOfMeal || isForgotten || forbidsRemoval(message);
}
