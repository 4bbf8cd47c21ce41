import type { ActivityLevel, Goals, ProposedGoals } from '../../../contract/accounts/profile.ts';
import * as texts from '../../../texts/targetReasons.ts';
import { bodyWeight, type Listener } from '../../../texts/units.ts';
import type { DayTotals } from '../../db/dailyTotals.ts';
import { bodyMassIndex, type Body as FormulaBody, restingEnergy } from '../../lib/bodyFormulas.ts';
import { adultAge, findUnsafeTargets, type LifeStage, leastHealthyWeight } from '../care/policy.ts';

/** The most net carbohydrate of a day on a ketogenic diet of 20-50 g (StatPearls, Ketogenic Diet, 2023). */
export const ketoNetCarbsG = 50;

/** Of a day's nutrients those that have a target, each with its figure. */
export const nutrientTargets = (
  day: Pick<DayTotals, 'proteinG' | 'carbohydrateG' | 'netCarbsG' | 'fatG' | 'fiberG' | 'sodiumMg'>,
  goals: Goals,
) =>
  [
    { goal: 'proteinG', eaten: day.proteinG, target: goals.proteinG } as const,
    { goal: 'carbsG', eaten: day.carbohydrateG, target: goals.carbsG } as const,
    { goal: 'netCarbsG', eaten: day.netCarbsG, target: goals.netCarbsG } as const,
    { goal: 'fatG', eaten: day.fatG, target: goals.fatG } as const,
    { goal: 'fiberG', eaten: day.fiberG, target: goals.fiberG } as const,
    { goal: 'sodiumMg', eaten: day.sodiumMg, target: goals.sodiumMg } as const,
  ].filter(({ target }) => target > 0);

/** Width and height in which a picture is kept, in pixels. */
export const avatarSide = 512;

export interface Body extends FormulaBody {
  /** 0 when the person has none. */
  weightTarget: number;
  activityLevel: ActivityLevel;
  lifeStage: LifeStage;
  /** kg a week that they mean to lose; 0 or absent for a usual pace. */
  lossKgPerWeek?: number;
}

/** A local date's energy eaten, 0 when nothing was logged, and its weight. */
export interface BalanceDay {
  date: string;
  energyKcal: number;
  weightKg: number | null;
}

/** How far back the person's own balance is read, today aside: the day isn't over yet. */
export const balanceDays = 28;
const leastSpanDays = 14;
const leastLoggedDays = 10;
const leastWeighings = 4;
/** Days with less than this part of the resting energy were hardly logged in full. */
const wholeDayPart = 0.5;

const kcalPerKg = 7_700;
const activityFactors: Record<ActivityLevel, number> = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
};
const exerciseMinutes: Record<ActivityLevel, number> = {
  sedentary: 20,
  light: 30,
  moderate: 45,
  active: 60,
  very_active: 75,
};
/** Brisk walking, in kcal per kg and hour (Compendium of Physical Activities). */
const briskWalkingMet = 4.3;
const obeseBmi = 30;
const mostLossPerWeek = 0.0075;
const mostGainPerWeek = 0.0025;
const mostDeficitKcal = { usual: 500, obese: 750 };
const mostSurplusKcal = 300;
/** A target this near is where the person is. */
const sameKg = 0.5;
const waterMlPerKg = 33;
const waterLiters = { least: 1.5, most: 4 };

/** kcal a day that the person's own logs show; undefined before there are two weeks of them. */
export function measuredEnergy(days: BalanceDay[], resting: number): { kcal: number; loggedDays: number } | undefined {
  const weighed = days.flatMap(({ date, weightKg }) => (weightKg === null ? [] : [{ day: dayNumber(date), weightKg }]));
  const [first, last] = [weighed[0], weighed.at(-1)];
  const logged = days.filter(({ energyKcal }) => energyKcal >= resting * wholeDayPart);
  if (!first || !last || weighed.length < leastWeighings || logged.length < leastLoggedDays) return undefined;
  if (last.day - first.day + 1 < leastSpanDays) return undefined;
  const intake = average(logged.map(({ energyKcal }) => energyKcal));
  const kcal = intake - slope(weighed) * kcalPerKg;
  // Outside of this the logs miss something: nobody burns less than at rest, and hardly anybody 2.5 times that.
  return { kcal: Math.min(Math.max(kcal, resting), resting * 2.5), loggedDays: logged.length };
}

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** kg a day, by least squares. */
export function slope(points: { day: number; weightKg: number }[]): number {
  const [meanDay, meanKg] = [average(points.map(({ day }) => day)), average(points.map(({ weightKg }) => weightKg))];
  const covariance = points.reduce((sum, { day, weightKg }) => sum + (day - meanDay) * (weightKg - meanKg), 0);
  return covariance / points.reduce((sum, { day }) => sum + (day - meanDay) ** 2, 0);
}

/** The energy target for a body's wish and pace, the weight target as it may stand, and in sentences how they came about. */
export function proposeEnergy(
  body: Body,
  days: BalanceDay[],
  listener: Told,
): { kcal: number; weightTarget: number; reasons: string[] } {
  const { locale } = listener;
  const resting = restingEnergy(body);
  const formula = resting * activityFactors[body.activityLevel];
  const measured = body.ageYears >= adultAge ? measuredEnergy(days, resting) : undefined;
  const trust = measured ? measured.loggedDays / balanceDays : 0;
  const spent = measured ? formula * (1 - trust) + measured.kcal * trust : formula;

  const reasons = [texts.atRest(locale, resting), texts.withActivity(locale, formula)];
  if (measured) {
    reasons.push(texts.ownLogs(locale, measured.loggedDays, balanceDays, measured.kcal, trust * 100, spent));
  }
  const why: Why = { listener, reasons };
  const weightTarget = healthyTarget(body, why);
  return { kcal: energyTarget({ ...body, weightTarget }, spent, why), weightTarget, reasons };
}

/** Daily targets from published formulas and the person's own logs, and in plain sentences how they came about. */
export function proposeGoals(
  body: Body,
  days: BalanceDay[],
  listener: Told = { locale: 'en', weightUnit: 'kg' },
): { goals: ProposedGoals; reasons: string[] } {
  const { locale } = listener;
  const { kcal: caloriesConsumePerDay, weightTarget, reasons } = proposeEnergy(body, days, listener);
  const minutes = exerciseMinutes[body.activityLevel];
  const calorieBurnPerDay = roundTo((briskWalkingMet * body.weightKg * minutes) / 60, 10);
  const liters = (body.weightKg * waterMlPerKg) / 1_000;
  const waterLitersPerDay = roundTo(Math.min(Math.max(liters, waterLiters.least), waterLiters.most), 0.1);
  const sleepHrsTarget = sleepHours(body.ageYears);
  reasons.push(
    texts.burn(locale, calorieBurnPerDay, minutes),
    texts.water(locale, waterMlPerKg, waterLiters.least, waterLiters.most),
    texts.sleep(locale, sleepHrsTarget),
  );
  const goals = { waterLitersPerDay, calorieBurnPerDay, sleepHrsTarget, caloriesConsumePerDay, weightTarget };
  return { goals, reasons };
}

type Told = Pick<Listener, 'locale' | 'weightUnit'>;
/** The sentences so far, and whom they are told. */
interface Why {
  listener: Told;
  reasons: string[];
}

/** Never proposes to get, or to stay, underweight, nor less weight to those who should lose none. */
function healthyTarget(body: Body, { listener, reasons }: Why): number {
  const { heightCm, weightTarget } = body;
  const [unsafe] = findUnsafeTargets({ weightTarget }, body);
  if (!unsafe) return weightTarget;
  if (unsafe.reason !== 'underweight') return 0;
  const least = leastHealthyWeight(heightCm);
  reasons.push(texts.underweight(listener.locale, bodyWeight(listener, least), bodyWeight(listener, weightTarget)));
  return least;
}

function energyTarget(body: Body, spent: number, why: Why): number {
  const { weightKg, weightTarget, heightCm } = body;
  const { listener, reasons } = why;
  const { locale } = listener;
  const difference = weightTarget === 0 ? 0 : weightTarget - weightKg;
  const stage = body.ageYears < adultAge ? 'growing' : body.lifeStage;
  if (stage) {
    const energy = safeEnergy(spent, body, { listener, reasons: [] });
    reasons.push(texts.keptWeight[stage](locale, energy));
    return energy;
  }
  if (Math.abs(difference) < sameKg) {
    const energy = safeEnergy(spent, body, why);
    if (energy === roundTo(spent, 10)) reasons.push(texts.keeps(locale));
    return energy;
  }
  if (difference > 0) {
    const surplus = Math.min((weightKg * mostGainPerWeek * kcalPerKg) / 7, mostSurplusKcal);
    reasons.push(texts.gain(locale, surplus));
    return safeEnergy(spent + surplus, body, why);
  }
  const isObese = bodyMassIndex(weightKg, heightCm) >= obeseBmi;
  // A pace of one's own is within care's bounds; the floor of the energy holds for it too.
  const deficit = body.lossKgPerWeek
    ? (body.lossKgPerWeek * kcalPerKg) / 7
    : Math.min((weightKg * mostLossPerWeek * kcalPerKg) / 7, isObese ? mostDeficitKcal.obese : mostDeficitKcal.usual);
  const target = safeEnergy(spent - deficit, body, why);
  const perWeek = (Math.max(spent - target, 0) * 7) / kcalPerKg;
  if (perWeek >= 0.05)
    reasons.push(
      texts.lose(
        locale,
        spent - target,
        bodyWeight(listener, perWeek),
        Math.ceil(-difference / perWeek),
        bodyWeight(listener, weightTarget),
      ),
    );
  return target;
}

function safeEnergy(energy: number, body: Body, { listener, reasons }: Why): number {
  const caloriesConsumePerDay = roundTo(energy, 10);
  const [unsafe] = findUnsafeTargets({ caloriesConsumePerDay }, body);
  if (unsafe?.reason === 'lowEnergy') reasons.push(texts.neverLess(listener.locale, unsafe.nearest));
  return unsafe?.nearest ?? caloriesConsumePerDay;
}

/** Middle of what the American Academy of Sleep Medicine and the National Sleep Foundation advise. */
function sleepHours(ageYears: number): number {
  if (ageYears < 13) return 10;
  if (ageYears < adultAge) return 9;
  return ageYears < 65 ? 8 : 7.5;
}

const roundTo = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(2));
