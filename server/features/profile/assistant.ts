import { type Goals, goalBounds, profileFields } from '../../../contract/profile.ts';
import { buttonGone } from '../../../texts/conversation.ts';
import type { Locale, Text } from '../../../texts/locale.ts';
import * as texts from '../../../texts/targets.ts';
import { hours, kcal, kilograms, litres } from '../../../texts/units.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import type { UnsafeTarget } from '../care/policy.ts';
import { targetFigure, whyUnsafe } from '../care/texts/targets.ts';
import { answerBodyQuestion } from './chat/body.ts';
import { applySettings } from './chat/settings.ts';
import { findGoals } from './data.ts';
import { saveGoals } from './mutations.ts';
import { readBodyQuestion, readSettings } from './reading.ts';

interface Target {
  goal: keyof typeof texts.labels;
  unit: Text<[value: number]>;
  /** What people call it, or the unit that they give instead. */
  called: RegExp;
}

const targets: Target[] = [
  { goal: 'caloriesConsumePerDay', unit: kcal, called: /^(?:cal|kcal|energy)/i },
  { goal: 'waterLitersPerDay', unit: litres, called: /^(?:water|pa+ni|ml|l)/i },
  { goal: 'calorieBurnPerDay', unit: kcal, called: /^(?:burn|activity|exercise)/i },
  { goal: 'sleepHrsTarget', unit: hours, called: /^(?:sleep|neend|h)/i },
  { goal: 'weightTarget', unit: kilograms, called: /^(?:weight|kg)/i },
];

const asksForGoals =
  /^\/?(?:(?:what(?:'s| is| are) |show )?(?:my |the )?(?:daily )?(?:(?:calories?|kcal|energy|water|sleep|burn|activity|exercise|weight) )?(?:goals?|targets?)|लक्ष्य)[?.! ]*$/i;
const asksHowMuch =
  /^how (?:much|many) (?:water|calories|kcal|sleep|exercise) (?:should|must|do|can) i (?:need to )?(?:drink|eat|have|get|burn|need|take|sleep|do)(?: (?:a|per|in a|every) day| daily| today)?[?.! ]*$|^(?:mujhe |roz |din me |main )*kitn[aei] (?:pa+ni|calories?|neend|exercise)(?: (?:roz|peena|pina|peeni|khani|khana|leni|lena|karni|mujhe|din me|ek din me))* chah?iye(?: mujhe| roz| hai)*[?.! ]*$/i;
const wantsToLose =
  /^(?:i )?(?:want|need|have|would like|am trying|help me|how (?:do|can|should) i|how) ?(?:to )?(?:lose|loose|reduce|gain|put on|cut|maintain|build) (?:some |my |more )?(?:weight|fat|belly fat|muscle|\d+ ?kgs?)[?.! ]*$/i;
const setsGoal =
  /^(?:please )?(?:set |change |update |make )?(?:my |the )?(?:daily )?(?:(calories?|kcal|energy|water|pa+ni|sleep|neend|burn|activity|exercise|weight) )?(?:goals?|targets?)(?: to| at| of| as| is|:)? (\d[\d,]*(?:\.\d+)?) ?(kcal|cal|calories?|ml|l|litres?|liters?|hours?|hrs?|h|kgs?)?(?: (?:a|per) day| daily)?[.! ]*$/i;

/** The daily targets in the chat. */
export const profileSkill: Skill = {
  name: 'profile',

  async answer(text, turn) {
    const question = readBodyQuestion(turn.said);
    if (question) return answerBodyQuestion(question, turn);
    const settings = readSettings(turn.said);
    if (settings) return applySettings(settings, turn);
    const { owner, locale } = turn.person;
    if (asksForGoals.test(text) || asksHowMuch.test(text))
      return { text: describeGoals(locale, await findGoals(turn.db, owner)) };
    if (wantsToLose.test(text)) {
      const goals = describeGoals(locale, await findGoals(turn.db, owner));
      return { text: texts.howToSet(locale, `${turn.context.config.publicUrl}/app/userprofile`, goals) };
    }
    const [, name, number = '', unit = 'kcal'] = text.match(setsGoal) ?? [];
    const target = number && targets.find(({ called }) => called.test(name ?? unit));
    if (!target) return undefined;
    const share = unit.toLowerCase() === 'ml' ? 0.001 : 1;
    return setGoal(target, Number(number.replaceAll(',', '')) * share, turn);
  },

  async press(verb, argument, turn) {
    const [goal, value = ''] = argument.split(':');
    const target = targets.find((candidate) => candidate.goal === goal);
    const isKnown = target !== undefined && (verb === 'goal' || verb === 'doctor');
    if (!isKnown) return { text: buttonGone(turn.person.locale) };
    return setGoal(target, Number(value), turn, verb === 'doctor');
  },
};

async function setGoal(target: Target, value: number, turn: Turn, doctorSet = false): Promise<Outcome> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  const wanted = profileFields.goals.safeParse({ [target.goal]: value });
  const name = texts.labels[target.goal](locale);
  if (!wanted.success) {
    const [least, most] = goalBounds[target.goal];
    return { text: texts.outOfBounds(locale, name, target.unit(locale, least), target.unit(locale, most)) };
  }
  const before = await findGoals(db, owner);
  const [unsafe] = await saveGoals(db, owner, wanted.data, now, doctorSet);
  if (unsafe) return refuse(locale, target, unsafe);
  const was = before[target.goal];
  const goals = describeGoals(locale, { ...before, [target.goal]: value });
  const label = texts.backTo(locale, amount(locale, target, was));
  return {
    text: `${goals}\n${texts.was(locale, name, amount(locale, target, was))}`,
    buttons: () => (was === value ? [] : [[{ label, action: `profile.goal:${target.goal}:${was}` }]]),
  };
}

/** The reason, the nearest safe figure by a tap, and a way for what a doctor set. */
function refuse(locale: Locale, { goal }: Target, unsafe: UnsafeTarget): Outcome {
  const { target, value, nearest } = unsafe;
  const set = { label: texts.set(locale, targetFigure(target, nearest)), action: `profile.goal:${goal}:${nearest}` };
  const doctor = { label: texts.doctorSet(locale), action: `profile.doctor:${goal}:${value}` };
  return { text: texts.stays(locale, whyUnsafe(unsafe, locale)), buttons: () => [[set], [doctor]] };
}

function describeGoals(locale: Locale, goals: Goals): string {
  const shown = targets.filter(({ goal }) => goal !== 'weightTarget' || goals[goal] > 0);
  const lines = shown.map(
    (target) => `${texts.labels[target.goal](locale)}: ${amount(locale, target, goals[target.goal])}`,
  );
  return [texts.title(locale), ...lines].join('\n');
}

const amount = (locale: Locale, { unit }: Target, value: number) =>
  value === 0 ? texts.none(locale) : unit(locale, value);
