import { figure } from '../../../texts/numbers.ts';
import { findDay } from '../../db/dailyTotals.ts';
import type { Db } from '../../db/open.ts';
import { whenText } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findGoals } from '../profile/data.ts';

/** How much was drunk of the target on each local date: "0.5 of 2.5 L today". */
export async function waterOf(db: Db, owner: OwnerId, dates: string[], today: string): Promise<string> {
  const goals = await findGoals(db, owner);
  const texts: string[] = [];
  for (const date of dates) {
    const { waterMl } = await findDay(db, owner, date);
    texts.push(`${figure(waterMl / 1_000, 2)} of ${figure(goals.waterLitersPerDay, 2)} L ${whenText(date, today)}`);
  }
  return texts.join(' · ');
}
