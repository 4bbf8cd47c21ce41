import type { Correction } from './correction.ts';
import { type NameElement, type Said, withAmount } from './said.ts';

/** What was in or on something besides. */
export function readAdded(said: Said): Correction | undefined {
  const { names, numbers, has, elements } = said;
  const [one, other] = names;
  const isDenied = elements.some(({ kind }) => kind === 'no' || kind === 'notEaten' || kind === 'without');
  if (!one || numbers.length > 1 || isDenied || has('eaten') || has('self')) return undefined;
  if (!other && has('also') && has('was') && !(['log', 'smaller', 'larger'] as const).some(has))
    return { kind: 'added', of: undefined, what: withAmount(said, one.text), isBeside: true };
  if (!other)
    return has('log') && has('that') ? { kind: 'added', of: undefined, what: withAmount(said, one.text) } : undefined;
  const whole = wholeOf(said, one, other);
  if (!whole) return undefined;
  return { kind: 'added', of: whole.text, what: withAmount(said, (whole === one ? other : one).text) };
}

/** What it was in or on: "add ghee to roti", "there was dressing on the salad", "chai mein cheeni thi". */
function wholeOf(said: Said, one: NameElement, other: NameElement): NameElement | undefined {
  const { has } = said;
  if (one.isWhole && other.isWhole) return undefined;
  const isStated = has('was') && !(['smaller', 'larger', 'change', 'mistaken'] as const).some(has);
  if (isStated && other.isWhole) return other;
  if (one.isWhole) return has('log') || isStated ? one : undefined;
  return has('log') && isOnto(said) && !other.isWhole ? other : undefined;
}

const isOnto = ({ message }: Said): boolean => message.tokens.some(({ word }) => word === 'to' || word === 'onto');
