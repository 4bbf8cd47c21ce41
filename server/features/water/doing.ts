import type { Slots } from '../../../contract/acts/slots.ts';
import { water } from '../../../texts/entries/water.ts';
import { drinkVolume } from '../../../texts/units.ts';
import { whenFilled } from '../../assistant/filled.ts';
import { momentTold } from '../../assistant/momentTold.ts';
import type { Effect, Outcome, Turn } from '../../assistant/skill.ts';
import { insertEntry } from '../../db/entries.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { listPhrases } from '../phrases/data.ts';
import { ownVesselMl } from '../phrases/policy.ts';
import { waterOf } from './data.ts';
import { containerMl, isSaneVolume, refusedVolume } from './policy.ts';
import { type Drink, readOwnDrink } from './reading.ts';

/** Logs drinks as they are named; a drink without an amount is a glass. */
export const doWater = (slots: Slots<'log.water'>, turn: Turn): Promise<Outcome> =>
  logDrinks(
    slots.drinks.map(({ amount, unit }) => readOwnDrink([amount ?? 1, unit ?? 'glass'].join(' '))),
    whenFilled(slots, turn),
  );

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

/** Logs drinks of water, each of its own day, and says where the days stand. */
export async function logDrinks(drinks: Drink[], turn: Turn): Promise<Outcome> {
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
  const days = await waterOf(db, person, [...dates], diaryDateOf(handledAt, person));
  return { text: `${lines.join('\n')} · ${days}`, effects };
}
