import { whenText } from '../../../texts/dates.ts';
import type { Locale } from '../../../texts/locale.ts';
import { ofTarget } from '../../../texts/water.ts';
import { findDay } from '../../db/dailyTotals.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findGoals } from '../profile/data.ts';

/** How much was drunk of the target on each local date: "0.5 of 2.5 L today". */
export async function waterOf(db: Db, owner: OwnerId, dates: string[], today: string, locale: Locale): Promise<string> {
  const goals = await findGoals(db, owner);
  const texts: string[] = [];
  for (const date of dates) {
    const { waterMl } = await findDay(db, owner, date);
    texts.push(ofTarget(locale, waterMl / 1_000, goals.waterLitersPerDay, whenText(locale, date, today)));
  }
  return texts.join(' · ');
}
