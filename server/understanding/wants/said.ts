import type { Act } from '../../../contract/acts/acts.ts';
import type { FilledAct } from '../../../contract/acts/slots.ts';
import { type Part, readPartsAt } from './wants.ts';

/** A part of a message as a model tells it: words of the message, and what they want. */
export interface SaidPart {
  words: string;
  act: Act;
  /** With all that it names. */
  filled?: FilledAct | undefined;
}

/** A message as the model was shown it. */
export interface ShownMessage {
  text: string;
  /** Where in the message a place of the shown one stands. */
  placeOf(at: number): number;
}

/** What was told is not the message, or is cut within a word. */
export type Refusal = 'words' | 'cut';

const modelCounts = 0.85;

const sureFirst = 0.6;
const mostSeveral = 0.4;
const unsure = { from: 0.2, to: 0.6 };

/** Whether what the parts of a message want, or how it is cut, is likely enough wrong to ask somebody else. */
export const isDoubtful = (parts: Part[]): boolean =>
  parts.some(
    (part) =>
      (part.acts[0]?.share ?? 0) < sureFirst ||
      part.several > mostSeveral ||
      ['log.', 'fix.'].some((family) => isUnsure(shareOf(part, family))),
  );

const surePart = { share: 0.8, mostSeveral: 0.2 };

/** Whether the fitted reading is so sure of every part that whoever reads it otherwise is likelier wrong. */
export const isSure = (parts: Part[]): boolean =>
  !isDoubtful(parts) &&
  parts.every(
    ({ acts: [first], several }) => first && first.share >= surePart.share && several <= surePart.mostSeveral,
  );

const changing = /^(?:log|fix|set|save|forget|remind)\./;

/** Whether one of two readings of a message changes something that the other does not. */
export function changesElse(one: Part[], other: Part[]): boolean {
  const [changes, others] = [changesOf(one), changesOf(other)];
  return changes.size !== others.size || [...changes].some((act) => !others.has(act));
}

const changesOf = (parts: Part[]): Set<Act> =>
  new Set(parts.flatMap(({ acts: [first] }) => (first && changing.test(first.act) ? first.act : [])));

const shareOf = ({ acts }: Part, family: string): number =>
  acts.reduce((sum, { act, share }) => sum + (act.startsWith(family) ? share : 0), 0);
const isUnsure = (share: number): boolean => share >= unsure.from && share <= unsure.to;

/** The message cut as told, its fitted shares mixed with what was told; a refusal where the told words are not the message. */
export function partsAsSaid(
  { text, context }: { text: string; context: string },
  shown: ShownMessage,
  said: SaidPart[],
): Part[] | Refusal {
  const told = joined(said.filter(({ words }) => lettersOf(words).length > 0));
  const starts = startsOf(shown, told);
  if (!starts) return 'words';
  const parts = readPartsAt(text, context, starts);
  return parts ? parts.map((part, at) => mixed(part, told[at] as SaidPart)) : 'cut';
}

/** Neighbours of the same act are one part, unless each says something of its own. */
function joined(said: SaidPart[]): SaidPart[] {
  const parts: SaidPart[] = [];
  for (const part of said) {
    const last = parts.at(-1);
    if (last?.act === part.act && !(last.filled && part.filled))
      parts[parts.length - 1] = { words: `${last.words} ${part.words}`, act: part.act };
    else parts.push(part);
  }
  return parts;
}

const letter = /[\p{L}\p{M}\p{N}]/gu;
const lettersOf = (text: string) =>
  [...text.normalize('NFC').matchAll(letter)].map(({ 0: found, index }) => ({ letter: found.toLowerCase(), index }));

/** Marks before the first letter, which a part may begin with. */
const leadingMarks = /^[^\p{L}\p{M}\p{N}]+/u;
/** What stands for words that are not shown. */
export const hidden = '…';

/** Where each part starts in the message; undefined where their letters and figures are not those of the shown one. */
function startsOf({ text, placeOf }: ShownMessage, said: SaidPart[]): number[] | undefined {
  const letters = lettersOf(text);
  let at = 0;
  const starts: number[] = [];
  for (const { words } of said) {
    const before = letters[at - 1]?.index ?? -1;
    const first = letters[at]?.index ?? text.length;
    const lead = leadingMarks.exec(words)?.[0].trim() ?? '';
    const marks = lead ? text.slice(before + 1, first).lastIndexOf(lead) : -1;
    starts.push(starts.length === 0 ? 0 : placeOf(marks >= 0 ? before + 1 + marks : first));
    for (const told of lettersOf(words)) if (told.letter !== letters[at++]?.letter) return undefined;
  }
  return at === letters.length && at > 0 ? starts : undefined;
}

function mixed(part: Part, { act, filled }: SaidPart): Part {
  const heard = part.acts.find((one) => one.act === act)?.share ?? 0;
  const others = part.acts.filter((one) => one.act !== act);
  return {
    ...part,
    acts: [
      { act, share: modelCounts + (1 - modelCounts) * heard },
      ...others.map((one) => ({ ...one, share: (1 - modelCounts) * one.share })),
    ],
    several: (1 - modelCounts) * part.several,
    filled,
    heard,
  };
}
