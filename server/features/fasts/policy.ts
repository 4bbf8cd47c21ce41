import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan';
import type { FastPlan, NoFastReason } from '../../../contract/entries/fasts.ts';
import { findCity, largestCityIn } from '../../lib/cities.ts';
import { addDays, localDateOf } from '../../lib/dates.ts';
import { adultAge, type LifeStage } from '../care/policy.ts';

const hourMs = 3_600_000;
const planHours: Partial<Record<FastPlan, number>> = { '12:12': 12, '14:10': 14, '16:8': 16, '18:6': 18, omad: 23 };

/** From here on a body needs food: the care answers take a fast of so long as starvation.longFast too. */
export const longFastHours = 36;
/** A glucose below 70 mg/dl (ADA 2025, level 1 hypoglycaemia) keeps somebody from fasting for so many days. */
export const lowGlucoseMgDl = 70;
export const lowGlucoseDays = 90;

/** What fasting depends on; an age of 0 is not known. */
export interface Faster {
  ageYears: number;
  lifeStage: LifeStage;
  toldOfEatingDisorder: boolean;
  hadLowSugar: boolean;
}

/** Why this person is not helped to fast; undefined where they are. */
export function whyNoFasting({
  ageYears,
  lifeStage,
  toldOfEatingDisorder,
  hadLowSugar,
}: Faster): NoFastReason | undefined {
  if (toldOfEatingDisorder) return 'eatingDisorder';
  if (lifeStage !== '') return lifeStage;
  if (ageYears > 0 && ageYears < adultAge) return 'growing';
  return hadLowSugar ? 'lowSugar' : undefined;
}

/**
 * The sun of a local date at a city, of the largest in the time zone where none is known: dawn (Fajr), sunrise and sunset
 * (Maghrib), by the angles of the University of Islamic Sciences, Karachi, which India uses.
 */
export function sunOf(date: string, city: string, timeZone: string) {
  const found = findCity(city) ?? largestCityIn(timeZone);
  if (!found) return undefined;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const at = new Coordinates(found.lat, found.lng);
  const { fajr, sunrise, maghrib } = new PrayerTimes(at, new Date(year, month - 1, day), CalculationMethod.Karachi());
  return { dawn: fajr, sunrise, sunset: maghrib, city: found.city };
}

interface Fast {
  plan: FastPlan | null;
  city: string;
  startedAt: Date;
}

/** When the plan lets one eat again; null without a plan, or where the sun of the city isn't known. */
export function goalOf({ plan, city, startedAt }: Fast, timeZone: string): Date | null {
  const hours = plan === null ? undefined : planHours[plan];
  if (hours !== undefined) return new Date(startedAt.getTime() + hours * hourMs);
  if (plan === null) return null;
  const date = localDateOf(startedAt, timeZone);
  const next = sunOf(addDays(date, 1), city, timeZone);
  if (plan === 'ekadashi') return next?.sunrise ?? null;
  const sunset = sunOf(date, city, timeZone)?.sunset;
  return (sunset && sunset > startedAt ? sunset : next?.sunset) ?? null;
}

/** When a fast with the sun began, of somebody who tells of it during the day: at dawn or at sunrise, else now. */
export function beginningOf(plan: FastPlan | null, city: string, now: Date, timeZone: string): Date {
  const sun = plan && sunOf(localDateOf(now, timeZone), city, timeZone);
  if (!sun || now > sun.sunset) return now;
  const beginning = plan === 'ramzan' ? sun.dawn : plan === 'ekadashi' || plan === 'navratri' ? sun.sunrise : now;
  return beginning < now ? beginning : now;
}
