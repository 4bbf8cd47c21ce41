import { buttonGone } from '../../../texts/conversation.ts';
import { water } from '../../../texts/entries/water.ts';
import { drinkVolume } from '../../../texts/units.ts';
import { correctFigure, type FigureOf } from '../../assistant/correctFigure.ts';
import { findMeantEffects } from '../../assistant/data.ts';
import type { Skill, Turn } from '../../assistant/skill.ts';
import { toldFigures } from '../../assistant/toldFigures.ts';
import type { Correction } from '../../language/corrections/correction.ts';
import { doWater, logDrinks } from './doing.ts';
import { type Container, containerMl, isSaneVolume } from './policy.ts';
import { type Drink, readOwnDrink, readUnnamedDrink, readVolume, readWater, saysWater } from './reading.ts';

/** Plain water in the chat. */
export const waterSkill: Skill = {
  name: 'water',
  isTimedByTurn: true,
  acts: ['log.water'],
  logs: true,
  names: saysWater,

  // "300 ml" after "500 ml of water" is a further drink.
  async correct(correction, turn, reach) {
    if (isFurther(correction)) return undefined;
    const further = reach === 'latest' ? furtherLitres(correction, turn.said) : undefined;
    if (further && (await wasLast(turn))) return logDrinks([further], turn);
    return correctFigure(correction, turn, reach, volumeDrunk);
  },

  told: (turn, latest) => toldFigures(turn, latest, volumeDrunk),

  async take(text, turn) {
    const read = readWater(text);
    if (read) return { rest: read.rest, log: (turn) => logDrinks(read.drinks, turn) };
    const drink = readUnnamedDrink(text);
    const isWater = drink && (drink.isDrunk || (await wasLast(turn)));
    return isWater ? { rest: '', log: (turn) => logDrinks([drink], turn) } : undefined;
  },

  do: async (filled, turn) => (filled.act === 'log.water' ? doWater(filled.slots, turn) : undefined),

  keep: async (_act, text, turn) => logDrinks([readOwnDrink(text)], turn),

  async press(verb, glasses, turn) {
    const volumeMl = Number(glasses) * containerMl.glass;
    const isKnown = verb === 'glasses' && Number.isFinite(volumeMl);
    if (!isKnown) return { text: buttonGone(turn.person.locale) };
    return logDrinks([{ volumeMl, containerType: 'glass', vessel: undefined, daysAgo: 0 }], turn);
  },
};

const isFurther = (correction: Correction): boolean =>
  (correction.kind === 'amount' && correction.isAlone) ||
  (correction.kind === 'more' && correction.amount !== undefined && correction.quantity > 0);

/** "Another 0.5": nobody counts glasses with a decimal point. */
function furtherLitres(correction: Correction, said: string): Drink | undefined {
  const isDecimal = correction.kind === 'more' && correction.quantity > 0 && /\d?\.\d/.test(said);
  if (!isDecimal) return undefined;
  return { volumeMl: Math.round(correction.quantity * 1_000), containerType: 'glass', vessel: undefined, daysAgo: 0 };
}

/** Whether the latest change was about water alone. */
async function wasLast(turn: Turn): Promise<boolean> {
  const effects = await findMeantEffects(turn);
  return effects.length > 0 && effects.every(({ table }) => table === 'waterEntries');
}

/** "2.5" after 2 litres: a bare figure that is as litres nearer to what was told than as glasses. */
function litresMeant(amount: string, before: number): number | undefined {
  const litres = Number(amount);
  if (!(litres > 0 && litres <= mostLitres)) return undefined;
  const apart = (volumeMl: number) => Math.abs(Math.log(volumeMl / before));
  const isNearer = apart(litres * 1_000) < apart(litres * containerMl.glass);
  return isNearer ? Math.round(litres * 1_000) : undefined;
}
const mostLitres = 8;

const volumeDrunk: FigureOf<'waterEntries'> = {
  table: 'waterEntries',
  isCounted: true,
  show: (person, { volumeMl }) => water(person.locale, drinkVolume(person, volumeMl)),
  count: ({ volumeMl, containerType }) => volumeMl / containerMl[containerType as Container],
  toldAs: ({ volumeMl }) => [volumeMl, volumeMl / 1_000],
  isNamed: saysWater,
  read(amount, { containerType, volumeMl: before }) {
    const volumeMl = litresMeant(amount, before) ?? readVolume(amount, containerType as Container);
    return volumeMl !== undefined && isSaneVolume(volumeMl) ? { volumeMl } : undefined;
  },
  times(factor, row) {
    const volumeMl = Math.round(row.volumeMl * factor);
    return isSaneVolume(volumeMl) ? { volumeMl } : undefined;
  },
};
