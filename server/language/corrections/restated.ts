import type { Role } from '../lexicon.ts';
import type { Message } from '../message.ts';
import type { Correction } from './correction.ts';
import { amountOf } from './ofOne.ts';
import { saidIn } from './said.ts';

const mostTokens = 7;
const longestFigure = 3;
/** More of a food is told with its unit. */
const mostPieces = 20;
/** With these it tells of something new. */
const news: Role[] = [
  ...(['eaten', 'took', 'eat', 'self', 'also', 'more', 'joiner', 'connective', 'meal', 'time', 'log', 'plan'] as const),
  ...(['question', 'negation', 'none', 'tellMe', 'left', 'gave', 'share', 'relative', 'today', 'remove'] as const),
];

/** "Samosa 2", "korma half plate", "3", "2 tha": what was told a moment ago, in another amount. "2 samosas" tells of further ones. */
export function readRestated(message: Message): Correction | undefined {
  const { names, numbers, has, elements } = saidIn(message, false);
  const [name, other] = names;
  const [number, further] = numbers;
  const isFigure = number && !name && elements.length === 1 && message.tokens.length <= longestFigure;
  if (isFigure && number.value <= mostPieces && !number.hasUnit && !news.some(has))
    return { ...amountOf(number, undefined), isRestated: true };
  if (!name || !number || other || further || elements.length > 2) return undefined;
  if (
    number.span.from < name.span.from ||
    message.tokens.length > mostTokens ||
    news.some(has) ||
    message.text.includes('?')
  )
    return undefined;
  return { ...amountOf(number, name.text), isRestated: true };
}
