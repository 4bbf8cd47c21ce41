import type { Goals } from '../../../../contract/accounts/profile.ts';
import * as texts from '../../../../texts/entries/body.ts';
import { bodyHeight, bodyWeight } from '../../../../texts/units.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { bodyMassIndex, restingEnergy, weightAtIndex } from '../../../lib/bodyFormulas.ts';
import { addDays } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { findInsteadOfDeficit, findTargetPerson } from '../../care/data.ts';
import { leastHealthyBmi, type TargetPerson } from '../../care/policy.ts';
import { careText } from '../../care/texts/answer.ts';
import { findGoals, listBalanceDays } from '../data.ts';
import { proposeGoals, slope } from '../policy.ts';
import { describeSelf } from './about.ts';
import { type BodyQuestion, readWeightNamed } from './questionsReading.ts';
import { applySettings } from './settings.ts';
import { describeGoals, targetLine } from './targets.ts';

/** WHO: overweight begins at 25. */
const mostHealthyBmi = 24.9;
/** A desk job with a walk (FAO/WHO/UNU 2001). */
const lightActivity = 1.375;
const trendDays = 28;
const leastWeighings = 4;
/** kg a week that is safe and that most people keep up (NHLBI). */
const safePace = 0.5;
/** A weight that moves by less in a week stands still. */
const leastPace = 0.05;

/** Those of burning, water and sleep end the reasons of a proposal. */
const reasonsBesideEnergy = 3;

/** What shows how much less somebody eats than they use, or how far they are. */
const ofDeficit = new Set<BodyQuestion>([
  ...(['expenditure', 'targets', 'whyTarget', 'resetTargets'] as const),
  ...(['reach', 'standstill', 'bodyMassIndex'] as const),
]);

/** What a person asks about their body. */
export async function answerBodyQuestion(question: BodyQuestion, turn: Turn): Promise<Outcome> {
  const { owner, locale, timeZone } = turn.person;
  const [person, instead] = await Promise.all([
    findTargetPerson(turn.db, owner, turn.now),
    findInsteadOfDeficit(turn.db, owner, turn.now),
  ]);
  const isWithheld = instead === 'eatingDisorder.fear' ? ofDeficit.has(question) : question === 'standstill';
  if (instead && isWithheld) return { text: careText(instead, locale, timeZone) };
  switch (question) {
    case 'self':
      return { text: await describeSelf(turn) };
    case 'bodyMassIndex':
      return { text: tellIndex(person, turn) };
    case 'expenditure':
      return { text: tellExpenditure(person, turn) };
    case 'targets':
      return { text: tellTargets(person, turn) };
    case 'whyTarget':
      return { text: await tellWhy(person, turn) };
    case 'resetTargets':
      return resetTargets(person, turn);
    case 'weightUp':
      return { text: await tellCourse(texts.weightUp, turn) };
    case 'standstill':
      return { text: await tellCourse(texts.standstill, turn) };
    default:
      return { text: await tellReach(person, turn) };
  }
}

function tellIndex({ weightKg, heightCm }: TargetPerson, { said, person }: Turn): string {
  const { locale } = person;
  const kg = figureBefore(said, /(?:kgs?|kilos?)/) ?? weightKg;
  const cm = figureBefore(said, /cms?/) ?? heightCm;
  if (!kg || !cm) return texts.needed(locale);
  const [from, to] = [weightAtIndex(leastHealthyBmi, cm), weightAtIndex(mostHealthyBmi, cm)];
  const usual = [bodyWeight(person, Math.ceil(from), 0), bodyWeight(person, Math.floor(to), 0)] as const;
  return texts.bodyMassIndex(locale, bodyMassIndex(kg, cm), bodyWeight(person, kg), bodyHeight(person, cm), ...usual);
}

/** "Am I fat? 170 cm 72 kg" brings its own figures. */
function figureBefore(said: string, unit: RegExp): number | undefined {
  const found = said.match(new RegExp(`(\\d+(?:\\.\\d+)?)\\s*${unit.source}\\b`, 'i'))?.[1];
  return found === undefined ? undefined : Number(found);
}

function tellExpenditure({ gender, heightCm, weightKg, ageYears }: TargetPerson, { person: { locale } }: Turn): string {
  if (!gender || !heightCm || !weightKg || !ageYears) return texts.needed(locale);
  const resting = restingEnergy({ gender, heightCm, weightKg, ageYears });
  return texts.expenditure(locale, resting, resting * lightActivity);
}

function tellTargets(known: TargetPerson, { person }: Turn): string {
  const { gender, heightCm, weightKg, ageYears, lifeStage } = known;
  if (!gender || !heightCm || !weightKg || !ageYears) return texts.needed(person.locale);
  const body = { gender, heightCm, weightKg, ageYears, lifeStage, weightTarget: 0, activityLevel: 'light' as const };
  return proposeGoals(body, [], person).reasons.join(' ');
}

/** What is proposed for the weight that is wanted, with why; undefined where too little of the body is known. */
function proposalFor(known: TargetPerson, { weightTarget, lossKgPerWeek }: Goals, { person }: Turn) {
  const { gender, heightCm, weightKg, ageYears, lifeStage } = known;
  if (!gender || !heightCm || !weightKg || !ageYears) return undefined;
  const body = { gender, heightCm, weightKg, ageYears, lifeStage, weightTarget, lossKgPerWeek };
  return proposeGoals({ ...body, activityLevel: 'light' }, [], person);
}

/** The target that is set, the sum behind a proposed one, and how it is changed. */
async function tellWhy(known: TargetPerson, turn: Turn): Promise<string> {
  const { db, person } = turn;
  const goals = await findGoals(db, person.owner);
  const set = targetLine(person, 'caloriesConsumePerDay', goals.caloriesConsumePerDay);
  const proposal = proposalFor(known, goals, turn);
  if (!proposal) return [set, texts.startingTarget(person.locale), texts.needed(person.locale)].join('\n');
  const reasons = proposal.reasons.slice(0, -reasonsBesideEnergy).join(' ');
  return [set, reasons, texts.changeEnergy(person.locale, proposal.goals.caloriesConsumePerDay)].join('\n');
}

/** The targets that are proposed for the body, with what each was before. */
async function resetTargets(known: TargetPerson, turn: Turn): Promise<Outcome> {
  const { db, person } = turn;
  const goals = await findGoals(db, person.owner);
  const proposal = proposalFor(known, goals, turn);
  const applied = proposal && (await applySettings({ goals: proposal.goals }, turn));
  return applied ?? { text: [texts.needed(person.locale), describeGoals(person, goals)].join('\n\n') };
}

/** The weights of the last four weeks, oldest first, by their day's number. */
async function weightsLately({ db, person, now }: Turn): Promise<{ day: number; weightKg: number }[]> {
  const today = diaryDateOf(now, person);
  const days = await listBalanceDays(db, person.owner, addDays(today, 1 - trendDays), today);
  return days.flatMap(({ date, weightKg }) =>
    weightKg === null ? [] : [{ day: Date.parse(date) / 86_400_000, weightKg }],
  );
}

async function tellCourse(told: typeof texts.weightUp, turn: Turn): Promise<string> {
  const { person } = turn;
  const [before, last] = (await weightsLately(turn)).slice(-2);
  const lately =
    before && last
      ? texts.lately(person.locale, bodyWeight(person, before.weightKg), bodyWeight(person, last.weightKg))
      : '';
  return told(person.locale, lately);
}

async function tellReach({ weightKg }: TargetPerson, turn: Turn): Promise<string> {
  const { db, said, person } = turn;
  const { locale, owner } = person;
  const target = readWeightNamed(said, person.weightUnit) ?? (await findGoals(db, owner)).weightTarget;
  if (!weightKg) return texts.noReachWeight(locale);
  if (!target) return texts.noReachTarget(locale);
  const toGo = target - weightKg;
  if (Math.abs(toGo) < 0.1) return texts.reachedAlready(locale, bodyWeight(person, target));
  const weights = await weightsLately(turn);
  const pace = weights.length < leastWeighings ? 0 : slope(weights) * 7;
  const isOnTheWay = Math.abs(pace) >= leastPace && Math.sign(pace) === Math.sign(toGo);
  return isOnTheWay
    ? texts.reachAtPace(
        locale,
        bodyWeight(person, target),
        Math.ceil(toGo / pace),
        bodyWeight(person, Math.abs(pace), 2),
      )
    : texts.reachSafely(
        locale,
        bodyWeight(person, target),
        bodyWeight(person, Math.abs(toGo)),
        Math.ceil(Math.abs(toGo) / safePace),
        bodyWeight(person, safePace),
      );
}
