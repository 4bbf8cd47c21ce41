import { whenText } from '../../../texts/dates.ts';
import { ofTarget } from '../../../texts/entries/water.ts';
import { dayFigure, dayVolume, type Listener } from '../../../texts/units.ts';
import { findDay } from '../../db/dailyTotals.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findGoals } from '../profile/data.ts';

/** How much was drunk of the target on each local date: "0.5 of 2.5 L today". */
export async function waterOf(
  db: Db,
  person: Listener & { owner: OwnerId },
  dates: string[],
  today: string,
): Promise<string> {
  const { owner, locale } = person;
  const { waterLitersPerDay } = await findGoals(db, owner);
  const target = dayVolume(person, waterLitersPerDay * 1_000);
  const texts: string[] = [];
  for (const date of dates) {
    const { waterMl } = await findDay(db, owner, date);
    texts.push(ofTarget(locale, dayFigure(person, waterMl), target, whenText(locale, date, today)));
  }
  return texts.join(' · ');
}
