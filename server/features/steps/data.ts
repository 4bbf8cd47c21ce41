import { whenText } from '../../../texts/dates.ts';
import { ofTarget } from '../../../texts/entries/steps.ts';
import type { Locale } from '../../../texts/locale.ts';
import { findDay } from '../../db/dailyTotals.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findGoals } from '../profile/data.ts';

/** How many steps of the target a local date has: "8,500 of 10,000 steps today". */
export async function describeSteps(
  db: Db,
  owner: OwnerId,
  date: string,
  today: string,
  locale: Locale,
): Promise<string> {
  const [{ steps }, { stepsPerDay }] = await Promise.all([findDay(db, owner, date), findGoals(db, owner)]);
  return ofTarget(locale, steps, stepsPerDay, whenText(locale, date, today));
}
