import type { Correction } from './correction.ts';
import { type Said, withAmount } from './said.ts';

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
  const whole = one.isWhole ? one : has('log') && isOnto(said) ? other : undefined;
  const isSaid = has('log') || (has('also') && has('was'));
  if (!whole || !isSaid || other.isWhole) return undefined;
  return { kind: 'added', of: whole.text, what: withAmount(said, (whole === one ? other : one).text) };
}

const isOnto = ({ message }: Said): boolean => message.tokens.some(({ word }) => word === 'to' || word === 'onto');
