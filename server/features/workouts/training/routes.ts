import {
  changeTrainingPlan,
  createTrainingPlan,
  deleteTrainingPlan,
  getTodaysTraining,
  getTrainingPlan,
} from '../../../../contract/training.ts';
import { questions } from '../../../../texts/entries/training.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { dayIsOver, noWorkoutThen } from '../../../../texts/refusals/training.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { invalid, notFound } from '../../../http/problem.ts';
import { type DayClock, diaryDateOf } from '../../../lib/diaryDates.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { findTraining, type Training } from './data.ts';
import { changePlan, createPlan, endPlans } from './mutations.ts';
import { nextDate, planToTell, sessionOn, warningsOf } from './policy.ts';

export function trainingRoutes(kit: Kit): void {
  const { db, clock } = kit.context;
  const find = async (owner: OwnerId, dayClock: DayClock): Promise<Training> => {
    const training = await findTraining(db, owner, clock.now(), dayClock);
    if (!training) throw notFound('A training plan');
    return training;
  };

  mount(kit, getTrainingPlan, async ({ owner, dayClock, pageLocale: locale }) => {
    const training = await findTraining(db, owner, clock.now(), dayClock);
    return { plan: training ? planToTell(training, locale) : null, questions: askedIn(locale) };
  });

  mount(kit, createTrainingPlan, async ({ body, owner, dayClock, pageLocale: locale }) => {
    const { userId: _named, ...settings } = body;
    const now = clock.now();
    await createPlan(db, owner, { ...settings, startedOn: diaryDateOf(now, dayClock) }, now);
    return planToTell(await find(owner, dayClock), locale);
  });

  mount(kit, changeTrainingPlan, async ({ body, owner, dayClock, pageLocale: locale }) => {
    const training = await find(owner, dayClock);
    const { move, ease, shorten, addInjury, screening } = body;
    const known = (path: string, date: string) => {
      if (!sessionOn(training, date)) throw invalid(path, noWorkoutThen);
    };
    if (move) {
      known('move.from', move.from);
      if (move.to < training.today) throw invalid('move.to', dayIsOver);
      await changePlan(db, owner, { change: { move } });
    } else if (ease) {
      known('ease', ease);
      await changePlan(db, owner, { change: { ease } });
    } else if (shorten) {
      known('shorten.date', shorten.date);
      await changePlan(db, owner, { change: { shorten } });
    } else if (addInjury) {
      await changePlan(db, owner, { injuries: [...new Set([...training.row.injuries, addInjury])] });
    } else await changePlan(db, owner, { screening: screening ?? 'open' });
    return planToTell(await find(owner, dayClock), locale);
  });

  mount(kit, deleteTrainingPlan, async ({ owner }) => {
    if ((await endPlans(db, owner, clock.now())).length === 0) throw notFound('A training plan');
    return null;
  });

  mount(kit, getTodaysTraining, async ({ owner, dayClock, pageLocale: locale }) => {
    const training = await find(owner, dayClock);
    return {
      date: training.today,
      session: sessionOn(training, training.today) ?? null,
      next: nextDate(training),
      warnings: warningsOf(training, locale),
    };
  });
}

const askedIn = (locale: Locale) => questions.map((question) => question(locale));
