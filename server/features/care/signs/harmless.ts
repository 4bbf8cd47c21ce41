import type { CareKind } from '../../../../contract/care.ts';
import { readMessage } from '../../../language/message.ts';
import { readNumber } from '../../../language/numbers.ts';
import { readPhraseLists } from '../../../language/phraseLists.ts';
import { onlyCountsStock } from '../../../language/stock.ts';
import { tokenise } from '../../../language/tokens.ts';
import { safeEnergyKcal } from '../policy.ts';
import { tellsPlainIntake } from './plainIntake.ts';
import { readTold, type Told } from './told.ts';

const listed = readPhraseLists(new URL('./mild.txt', import.meta.url));
const sayer = (name: string) => {
  const phrases = listed(name);
  return ({ tokens }: Told): boolean => {
    const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
    return phrases.some((phrase) => said.includes(` ${phrase} `));
  };
};
const [saysGuilt, saysTreat, saysSerious] = [sayer('guilt'), sayer('treat'), sayer('serious')];
const [saysOtherEnergy, saysWish] = [sayer('other energy'), sayer('wishing')];
const aboutDrinking = new Set([...listed('drinking'), ...listed('around drinking')]);

/** Whether a danger of this kind lacks what it would be one by, whatever its words resemble. */
export function isHarmless(kind: CareKind, told: Told, text: string): boolean {
  switch (kind) {
    case 'medicine.alcohol':
      // Whatever else is named may be a medicine that no list has.
      return told.tokens.every(({ word }) => aboutDrinking.has(word));
    case 'eatingDisorder.fear':
      return isPassingRegret(told);
    case 'starvation.target':
      return isEnoughEnergy(told, text);
    case 'emergency.heatStroke':
      return isFever(told);
    case 'minor.wantsLoss':
      return isIntroduction(told, text);
    case 'medicine.dose':
      return tellsPlainIntake(text, (word) => isMedicine(told, word)) || countsStock(told, text);
    default:
      return aboutTablets.has(kind) && countsStock(told, text);
  }
}

const countsStock = (told: Told, text: string): boolean => onlyCountsStock(text, (word) => isMedicine(told, word));

const isMedicine = ({ signs, tokens }: Told, word: string): boolean =>
  signs.some(
    ({ sign, start, end }) => sign === 'medicine' && tokens.slice(start, end).some((token) => token.word === word),
  );

const aboutTablets = new Set<CareKind>([
  'emergency.overdose',
  'medicine.stopping',
  'medicine.starting',
  'medicine.dose',
]);

/** "I feel guilty about the cake" regrets a treat; "guilty every time I eat" doesn't. */
const isPassingRegret = (told: Told): boolean => saysGuilt(told) && saysTreat(told) && !saysSerious(told);

/** Whether a message tells of such a regret and of no meal besides. */
export function tellsRegret(text: string): boolean {
  const { roles } = readMessage(text);
  const isOfMeal = roles.some((known) => known.has('eaten') || known.has('negation') || known.has('none'));
  return !isOfMeal && !/\d/u.test(text) && isPassingRegret(readTold(text));
}

/** "Girl, 17, 5'3, 54 kg" introduces herself. */
const isIntroduction = (told: Told, text: string): boolean =>
  heightIn.test(text) && (text.match(weightIn)?.length ?? 0) === 1 && !saysWish(told);
const heightIn = /(?<!\d)[4-6]\s*(?:['’]|ft|feet|foot|फुट|फीट|फूट)\s*\d{0,2}|\d{3}\s*(?:cms?|सेमी)(?!\p{L})/iu;
const weightIn = /\d\s*(?:kgs?|kilos?|किलो)(?!\p{L})/giu;

/** "Set my energy target at 1900": the only energy that is named is enough for anybody. */
function isEnoughEnergy(told: Told, text: string): boolean {
  const [value, ...others] = numbersIn(text);
  return value !== undefined && others.length === 0 && !saysOtherEnergy(told) && value >= safeEnergyKcal;
}

function numbersIn(text: string): number[] {
  const tokens = tokenise(text);
  const values: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = tokens[at]?.kind === 'number' ? readNumber(tokens, at) : undefined;
    if (read) values.push(read.value);
    at = Math.max(read?.next ?? 0, at + 1);
  }
  return values;
}

/** "Paracetamol 8 hourly, I'm burning up" is a fever, where nothing tells of the sun or of a mind that wanders. */
const isFever = ({ signs }: Told): boolean => {
  const has = (...sought: string[]) => signs.some(({ sign }) => sought.includes(sign));
  return has('pill') && has('feverish') && !has('heatStroke', 'heat', 'confused', 'unconscious', 'drowsy');
};
