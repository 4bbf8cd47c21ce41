import { readNumber } from '../../../language/numbers.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';

const listed = readWordLists(new URL('./medicines.txt', import.meta.url));
const forms = listed('forms');
const strengthUnits = listed('strength units');
const ofWords = listed('of');

/** How many tablets of the strength that a dose names, with the tokens that say so. */
interface Multiple {
  count: number;
  from: number;
  next: number;
}

const mostTablets = 6;

/**
 * What a dose comes to: "2 x 500 mg" is 1000 mg, "adhi goli amlodipine 5 mg" 2.5 mg. `from` and `next` of the tokens
 * that tell of the medicine.
 */
export function multiplied(tokens: Token[], dose: string, from: number, next: number) {
  const [, figure = '', unit = ''] = /^(\d[\d,.]*) ?(\p{L}+)$/u.exec(dose) ?? [];
  const strength = Number(figure.replaceAll(',', ''));
  const multiple =
    strengthUnits.has(unit.toLowerCase()) && strength > 0
      ? (timesBefore(tokens, from) ?? formBefore(tokens, from) ?? formBehind(tokens, next))
      : undefined;
  if (!multiple || multiple.count <= 0 || multiple.count > mostTablets) return { dose, from, next };
  const product = Number((strength * multiple.count).toFixed(3));
  return { dose: `${product} ${unit}`, from: Math.min(from, multiple.from), next: Math.max(next, multiple.next) };
}

/** "2 x". */
function timesBefore(tokens: Token[], end: number): Multiple | undefined {
  const [number, sign] = [tokens[end - 2], tokens[end - 1]];
  const isTimes = number?.kind === 'number' && /^[x×*]$/i.test(sign?.word ?? '');
  return isTimes ? { count: number.value, from: end - 2, next: end } : undefined;
}

/** "Half a tablet of", "adhi goli". */
function formBefore(tokens: Token[], end: number): Multiple | undefined {
  const formAt = ofWords.has(tokens[end - 1]?.word ?? '') ? end - 2 : end - 1;
  if (!forms.has(tokens[formAt]?.word ?? '')) return undefined;
  for (const length of [3, 2, 1]) {
    const number = readNumber(tokens, formAt - length);
    if (number?.counted && number.next === formAt) return { count: number.value, from: formAt - length, next: end };
  }
  return undefined;
}

/** "Amlodipine 5 mg ki adhi goli". */
function formBehind(tokens: Token[], at: number): Multiple | undefined {
  const from = ofWords.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const number = readNumber(tokens, from);
  const isForm = number?.counted && forms.has(tokens[number.next]?.word ?? '');
  return isForm ? { count: number.value, from: at, next: number.next + 1 } : undefined;
}
