import type { ExerciseSet } from '../../../../contract/entries/exercises.ts';
import type { PlannedExercise, TrainingSession } from '../../../../contract/training.ts';
import { dayTitle } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/entries/training.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { figure } from '../../../../texts/numbers.ts';
import { bodyWeight, type Listener, minutes } from '../../../../texts/units.ts';

/** "Today: whole body, about 24 min". */
export const describeSession = (
  { date, focus, minutes: length }: TrainingSession,
  today: string,
  locale: Locale,
): string => texts.workoutOn(locale, dayTitle(locale, date, today), texts.focusNames[focus](locale), length);

/** A workout with a line for each exercise. */
export function sessionLines(session: TrainingSession, today: string, listener: Listener): string[] {
  const { locale } = listener;
  const [first] = session.exercises;
  return [
    describeSession(session, today, locale),
    ...session.exercises.map((exercise) => texts.line(locale, nameOf(exercise, locale), schemeOf(exercise, listener))),
    ...(first ? [texts.howHard(locale, first.rpe, first.restSec)] : []),
  ];
}

function nameOf({ names, name }: PlannedExercise, locale: Locale): string {
  const inDevanagari = locale === 'hi' ? names.find((each) => /[\u0900-\u097f]/.test(each)) : undefined;
  const told = inDevanagari ?? names[0] ?? name;
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}`;
}

/** "3 × 8 × 40 kg", "9, 9, 8", "2 × 20 s". */
function schemeOf({ sets, needsLoad }: PlannedExercise, listener: Listener): string {
  const { locale } = listener;
  const [first] = sets;
  if (!first) return '';
  const amounts = sets.map((set) => amountOf(set, locale));
  const isSame = new Set(amounts).size === 1;
  const scheme = isSame ? `${figure(sets.length)} × ${amounts[0]}` : amounts.join(', ');
  const load = first.loadKg ? ` × ${bodyWeight(listener, first.loadKg)}` : '';
  return needsLoad ? `${scheme}, ${texts.ownLoad(locale)}` : `${scheme}${load}`;
}

function amountOf({ reps, durationMin }: ExerciseSet, locale: Locale): string {
  if (reps) return figure(reps);
  const told = durationMin ?? 0;
  return told < 1 ? texts.seconds(locale, Math.round(told * 60)) : minutes(locale, told);
}
