import type { Message } from '../message.ts';
import { hasRole } from '../words.ts';
import type { NumberElement } from './elements.ts';

/** Whether a number counts people: "ek bachchi", "2 friends", "teen log". */
export const countsPeople = (message: Message, { span, hasUnit }: NumberElement): boolean =>
  !hasUnit && (hasRole(message, span.to, 'other') || hasRole(message, span.to, 'relative'));

const mostSharing = 10;

/** Among how many something is that is shared by so many: "in 2", "with 2 friends", which are 3. */
export function peopleIn(message: Message, number: NumberElement): number | undefined {
  const { value, hasUnit, span } = number;
  if (hasUnit || !Number.isInteger(value) || value < 1 || value > mostSharing) return undefined;
  const isWith = [span.from - 1, span.to + 1, span.to + 2, span.to + 3].some((at) =>
    hasRole(message, at, 'connective'),
  );
  const people = countsPeople(message, number) && isWith ? value + 1 : value;
  return people > 1 ? people : undefined;
}
