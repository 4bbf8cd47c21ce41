import type { Role } from '../../../language/lexicon.ts';
import { isNumberWord } from '../../../language/lexicon.ts';
import { readMessage } from '../../../language/message.ts';
import { wordsCalled } from './lexicon.ts';

const doseWords = wordsCalled('doseWords');
const besideDoses: Role[] = [
  ...(['took', 'eaten', 'time', 'today', 'yesterday', 'meal', 'self', 'filler', 'joiner', 'unit', 'measure'] as const),
];
const asking: Role[] = ['question', 'questionStart', 'advice', 'plan', 'wish', 'more', 'double'];
/** Nobody is told to take more tablets of one kind at once without asking for it. */
const mostAtOnce = 2;
const mostWords = 16;

/** "2 x 500 mg metformin after dinner", "adhi goli amlodipine 5 mg ki li": a dose that was taken, with nothing asked. */
export function tellsPlainIntake(text: string, isMedicine: (word: string) => boolean): boolean {
  const { tokens, roles } = readMessage(text);
  if (tokens.length > mostWords || /[?？]/.test(text)) return false;
  const isAsked = roles.some((known) => asking.some((role) => known.has(role)));
  const isKnown = tokens.every(({ kind, word }, at) => {
    const isBeside = besideDoses.some((role) => roles[at]?.has(role));
    return kind !== 'word' || isMedicine(word) || doseWords.has(word) || isNumberWord(word) || isBeside;
  });
  const counts = tokens.filter(({ kind }, at) => kind === 'number' && isCount(tokens[at + 1]?.word ?? '', isMedicine));
  return isKnown && !isAsked && counts.every(({ value }) => value <= mostAtOnce);
}

const strengthUnits = wordsCalled('strengthUnits');
/** A figure of no strength counts what was taken, unless it is part of a medicine's name. */
const isCount = (next: string, isMedicine: (word: string) => boolean): boolean =>
  !strengthUnits.has(next) && (/^[x×]$/.test(next) || isMedicine(next) || doseWords.has(next));
