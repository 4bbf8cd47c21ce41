import { buttonGone } from '../../../texts/conversation.ts';
import { water } from '../../../texts/entries/water.ts';
import { drinkVolume } from '../../../texts/units.ts';
import { correctFigure, type FigureOf } from '../../assistant/correctFigure.ts';
import { findMeantEffects } from '../../assistant/data.ts';
import { momentTold } from '../../assistant/momentTold.ts';
import type { Effect, Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { toldFigures } from '../../assistant/toldFigures.ts';
import { insertEntry } from '../../db/entries.ts';
import type { Correction } from '../../language/corrections/correction.ts';
import { localDateOf } from '../../lib/dates.ts';
import { listPhrases } from '../phrases/data.ts';
import { ownVesselMl } from '../phrases/policy.ts';
import { waterOf } from './data.ts';
import { type Container, containerMl, isSaneVolume, refusedVolume } from './policy.ts';
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
    if (further && (await wasLast(turn))) return logAll([further], turn);
    return correctFigure(correction, turn, reach, volumeDrunk);
  },

  told: (turn, latest) => toldFigures(turn, latest, volumeDrunk),

  async take(text, turn) {
    const read = readWater(text);
    if (read) return { rest: read.rest, log: (turn) => logAll(read.drinks, turn) };
    const drink = readUnnamedDrink(text);
    const isWater = drink && (drink.isDrunk || (await wasLast(turn)));
    return isWater ? { rest: '', log: (turn) => logAll([drink], turn) } : undefined;
  },

  keep: async (_act, text, turn) => logAll([readOwnDrink(text)], turn),

  async press(verb, glasses, turn) {
    const volumeMl = Number(glasses) * containerMl.glass;
    const isKnown = verb === 'glasses' && Number.isFinite(volumeMl);
    if (!isKnown) return { text: buttonGone(turn.person.locale) };
    return logAll([{ volumeMl, containerType: 'glass', vessel: undefined, daysAgo: 0 }], turn);
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

/** "3 tumblers" of somebody whose tumbler holds 150 ml. */
async function inOwnVessels(drinks: Drink[], { db, person }: Turn): Promise<Drink[]> {
  if (drinks.every(({ vessel }) => vessel === undefined)) return drinks;
  const memories = await listPhrases(db, person.owner, 'memory');
  return drinks.map((drink) => {
    const ownMl = drink.vessel === undefined ? undefined : ownVesselMl(memories, drink.vessel);
    const volumeMl = ownMl === undefined ? drink.volumeMl : (drink.volumeMl / containerMl[drink.containerType]) * ownMl;
    return { ...drink, volumeMl: Math.round(volumeMl) };
  });
}

async function logAll(drinks: Drink[], turn: Turn): Promise<Outcome> {
  const { db, person, now, handledAt } = turn;
  const lines: string[] = [];
  const effects: Effect[] = [];
  const dates = new Set<string>();
  for (const { volumeMl, containerType, daysAgo } of await inOwnVessels(drinks, turn)) {
    if (!isSaneVolume(volumeMl)) {
      lines.push(refusedVolume(person, volumeMl));
      continue;
    }
    const moment = momentTold(daysAgo, turn);
    const entry = { userId: person.owner, ...moment, volumeMl, containerType };
    const { id } = await insertEntry(db, 'waterEntries', entry, now);
    effects.push({ table: 'waterEntries', id, change: 'created' });
    dates.add(moment.localDate);
    lines.push(water(person.locale, drinkVolume(person, volumeMl)));
  }
  if (effects.length === 0) return { text: lines.join('\n') };
  const days = await waterOf(db, person, [...dates], localDateOf(handledAt, person.timeZone));
  return { text: `${lines.join('\n')} · ${days}`, effects };
}
