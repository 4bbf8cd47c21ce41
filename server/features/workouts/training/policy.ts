import type { TrainingPlan, TrainingSession } from '../../../../contract/training.ts';
import * as texts from '../../../../texts/entries/training.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { addDays } from '../../../lib/dates.ts';
import { adultAge, type TargetPerson } from '../../care/policy.ts';
import type { PlanRow, Training } from './data.ts';
import { suitedExercises } from './planning/pool.ts';
import { pregnancySource, sources } from './planning/principles.ts';
import type { PlanSettings } from './planning/trainingWeek.ts';

/** What of a person a plan depends on; an age of 0 is not known. */
export type Trainee = Pick<TargetPerson, 'ageYears' | 'lifeStage'>;

const isYoung = ({ ageYears }: Trainee) => ageYears > 0 && ageYears < adultAge;

/** A stored plan as its workouts are made from it: easy for whoever isn't cleared, a beginner's for the young. */
export function settingsOf(row: PlanRow, trainee: Trainee): PlanSettings {
  const { goal, level, daysPerWeek, place, equipment, injuries, minutes, startedOn, changes } = row;
  const isPregnant = trainee.lifeStage === 'pregnant';
  const isGentle = row.screening !== 'clear' || isPregnant;
  return {
    ...{ goal, daysPerWeek, place, equipment, injuries, minutes, startedOn, changes, isPregnant, isGentle },
    level: isGentle || isYoung(trainee) ? 'beginner' : level,
  } as PlanSettings;
}

/** What somebody is to know before they train. */
export function warningsOf({ row, settings, trainee, isDeload }: Training, locale: Locale): string[] {
  const { lifeStage } = trainee;
  const pulls = suitedExercises(settings).some(
    ({ pattern }) => pattern === 'horizontalPull' || pattern === 'verticalPull',
  );
  const warnings = [
    row.screening === 'caution' && texts.seeDoctor(locale),
    row.screening === 'open' && texts.unanswered(locale),
    lifeStage === 'pregnant' && texts.whilePregnant(locale),
    lifeStage === 'breastfeeding' && texts.afterBirth(locale),
    isYoung(trainee) && texts.youngBody(locale),
    settings.injuries.length > 0 &&
      texts.spared(locale, settings.injuries.map((injury) => texts.injuryNames[injury](locale)).join(', ')),
    isDeload && texts.easierWeek(locale),
    !pulls && settings.injuries.length === 0 && texts.nothingToPull(locale),
  ];
  return warnings.filter((warning) => warning !== false);
}

export function planToTell(training: Training, locale: Locale): TrainingPlan {
  const { row, settings, trainee, week, isDeload, sessions } = training;
  const named = Object.entries(texts.principles).map(([name, text]) => ({
    text: text(locale),
    source: sources[name as keyof typeof sources],
  }));
  const ofPregnancy = { text: texts.whilePregnant(locale), source: pregnancySource };
  return {
    ...{ id: row.id, goal: settings.goal, level: row.level as TrainingPlan['level'], place: settings.place },
    ...{ daysPerWeek: settings.daysPerWeek, equipment: settings.equipment, injuries: settings.injuries },
    ...{ minutes: settings.minutes, screening: row.screening as TrainingPlan['screening'], startedOn: row.startedOn },
    ...{ week, isDeload, isGentle: settings.isGentle, sessions },
    warnings: warningsOf(training, locale),
    principles: trainee.lifeStage === 'pregnant' ? [...named, ofPregnancy] : named,
  };
}

export const sessionOn = ({ sessions }: Training, date: string): TrainingSession | undefined =>
  sessions.find((session) => session.date === date);

/** The one to change when none is named: today's, else the next that isn't done; else one of this week that was missed. */
export function sessionToChange({ sessions, today }: Training): TrainingSession | undefined {
  const open = sessions.filter(({ isDone }) => !isDone);
  return open.find(({ date }) => date >= today) ?? open.at(-1);
}

/** The next day that is trained after today; the first of a week of the plan always is. */
export const nextDate = ({ row, week, sessions, today }: Training): string =>
  sessions.find(({ date, isDone }) => date > today && !isDone)?.date ?? addDays(row.startedOn, week * 7);
