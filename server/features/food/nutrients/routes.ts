import { getNutrientIntakes, type NutrientIntake } from '../../../../contract/nutrientIntakes.ts';
import { type NutrientName, nutrients } from '../../../../contract/nutrients.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { findTargetPerson } from '../../care/data.ts';
import { type ReferenceIntakes, referenceGroup, referenceIntakes } from '../../nutrition/table/referenceIntakes.ts';
import { findGoals } from '../../profile/data.ts';
import { listNutrientDays, type NutrientDay } from '../data.ts';

export function nutrientRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, getNutrientIntakes, async ({ query: { from, to }, owner, dayClock }) => {
    const [days, person, goals] = await Promise.all([
      listNutrientDays(db, owner, from, to),
      findTargetPerson(db, owner, clock.now()),
      findGoals(db, owner),
    ]);
    const past = days.filter(({ localDate }) => localDate < diaryDateOf(clock.now(), dayClock));
    const averaged = from === to || past.length === 0 ? days : past;
    const references = referenceIntakes(person, goals.caloriesConsumePerDay);
    return {
      from,
      to,
      loggedDays: averaged.length,
      referenceFor: referenceGroup(person),
      nutrients: nutrients.map((nutrient) => toIntake(nutrient, { days, averaged }, references)),
    };
  });
}

function toIntake(
  { name, title, unit, decimals }: { name: NutrientName; title: string; unit: string; decimals: number },
  { days, averaged }: { days: NutrientDay[]; averaged: NutrientDay[] },
  references: ReferenceIntakes,
): NutrientIntake {
  const totalOf = (of: NutrientDay[], per = 1) => {
    const known = of.flatMap(({ amounts }) => amounts[name] ?? []);
    const total = known.reduce((sum, amount) => sum + amount, 0);
    return known.length === 0 ? null : Number((total / per).toFixed(decimals));
  };
  return {
    name,
    title,
    unit,
    total: totalOf(days),
    average: totalOf(averaged, averaged.length),
    knownShare: knownShareOf(name, averaged),
    reference: references[name] ?? null,
  };
}

/** Of the energy of all the days, three digits. */
function knownShareOf(name: NutrientName, days: NutrientDay[]): number {
  const energyOf = ({ amounts }: NutrientDay) => amounts.energyKcal ?? 0;
  const all = days.reduce((sum, day) => sum + energyOf(day), 0);
  const known = days.reduce((sum, day) => sum + energyOf(day) * day.knownShares[name], 0);
  return all > 0 ? Math.round((known / all) * 1_000) / 1_000 : 0;
}
