import type { Goals } from '../../../../contract/accounts/profile.ts';
import * as texts from '../../../../texts/reviews.ts';
import { dayFigure, dayVolume, type Listener } from '../../../../texts/units.ts';
import { leastDays, type Span } from './changes.ts';
import { meanOf } from './days.ts';
import { countHabit, enoughSleepHr, type Helped } from './helped.ts';

/** A habit on so many days of a week is asked for no more often. */
const mostDays = 6;
/** A target that is reached to this part is near enough. */
const nearEnough = 0.9;
/** WHO 2020: minutes of moderate activity a week. */
const enoughActiveMin = 150;
const weekDays = 7;

interface Situation {
  listener: Listener;
  span: Span;
  goals: Goals;
  helped: Helped[];
  areDeficitsHidden: boolean;
}

/** One thing to try next, only ever something to add: a habit of good days, else what was furthest from enough. */
export function nextThing(situation: Situation): string {
  const { span, goals, helped } = situation;
  const { locale } = situation.listener;
  if (span.days.filter(({ hasEntries }) => hasEntries).length < leastDays) return texts.tellMore(locale);
  for (const { habit } of helped) {
    const had = Math.round((countHabit(habit, span.days, goals) / span.length) * weekDays);
    if (had < mostDays) return texts.tryHabit(locale, texts.habits[habit](locale), had + 1, had);
  }
  const [furthest] = listGaps(situation).sort((one, other) => one.reached - other.reached);
  return furthest ? furthest.text : texts.keepOn(locale);
}

/** What came to less than enough, with the part of it that was reached. */
function listGaps({ listener, span, goals, areDeficitsHidden }: Situation): { reached: number; text: string }[] {
  const { locale } = listener;
  const { days, length } = span;
  const active = (days.reduce((sum, { activeMin }) => sum + activeMin, 0) / length) * weekDays;
  const means = {
    waterMl: meanOf(days, ({ waterMl }) => waterMl, leastDays) ?? 0,
    sleepHr: meanOf(days, ({ sleepHr }) => sleepHr, leastDays) ?? 0,
    proteinG: meanOf(days, ({ proteinG }) => proteinG, leastDays) ?? 0,
  };
  const { proteinG } = goals;
  const targetMl = goals.waterLitersPerDay * 1_000;
  const [drunk, toDrink] = [dayFigure(listener, means.waterMl), dayVolume(listener, targetMl)];
  const gaps = [
    { had: means.waterMl, enough: targetMl, text: texts.moreWater(locale, drunk, toDrink) },
    { had: means.sleepHr, enough: enoughSleepHr, text: texts.moreSleep(locale, means.sleepHr) },
    { had: means.proteinG, enough: proteinG, text: texts.moreProtein(locale, means.proteinG, proteinG) },
    ...(areDeficitsHidden
      ? []
      : [{ had: active, enough: enoughActiveMin, text: texts.moreWalking(locale, Math.round(active)) }]),
  ];
  // What was never logged is not known to be too little.
  return gaps
    .filter(({ had, enough }) => had > 0 && enough > 0 && had < enough * nearEnough)
    .map(({ had, enough, text }) => ({ reached: had / enough, text }));
}
