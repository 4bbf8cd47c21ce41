import { type Goals, profileFields } from '../../../contract/profile.ts';
import { figure } from '../../../texts/numbers.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import type { UnsafeTarget } from '../care/policy.ts';
import { targetFigure, whyUnsafe } from '../care/texts/targets.ts';
import { answerBodyQuestion } from './chat/body.ts';
import { applySettings } from './chat/settings.ts';
import { findGoals } from './data.ts';
import { saveGoals } from './mutations.ts';
import { readBodyQuestion, readSettings } from './reading.ts';

interface Target {
  goal: keyof Goals;
  label: string;
  unit: string;
  digits: number;
  /** What people call it, or the unit that they give instead. */
  called: RegExp;
}

const targets: Target[] = [
  { goal: 'caloriesConsumePerDay', label: 'Eat', unit: 'kcal', digits: 0, called: /^(?:cal|kcal|energy)/i },
  { goal: 'waterLitersPerDay', label: 'Water', unit: 'L', digits: 2, called: /^(?:water|pa+ni|ml|l)/i },
  { goal: 'calorieBurnPerDay', label: 'Burn', unit: 'kcal', digits: 0, called: /^(?:burn|activity|exercise)/i },
  { goal: 'sleepHrsTarget', label: 'Sleep', unit: 'h', digits: 1, called: /^(?:sleep|neend|h)/i },
  { goal: 'weightTarget', label: 'Weight', unit: 'kg', digits: 1, called: /^(?:weight|kg)/i },
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
    if (asksForGoals.test(text) || asksHowMuch.test(text))
      return { text: describeGoals(await findGoals(turn.db, turn.person.owner)) };
    if (wantsToLose.test(text)) {
      const goals = describeGoals(await findGoals(turn.db, turn.person.owner));
      const profile = `${turn.context.config.publicUrl}/app/userprofile`;
      return {
        text: `Set where you want to be, and I count every day against it: weight goal 68, goal 1800. Under Profile targets are proposed from your height and weight: ${profile}\n\n${goals}`,
      };
    }
    const [, name, number = '', unit = 'kcal'] = text.match(setsGoal) ?? [];
    const target = number && targets.find(({ called }) => called.test(name ?? unit));
    if (!target) return undefined;
    const litres = unit.toLowerCase() === 'ml' ? 0.001 : 1;
    return setGoal(target, Number(number.replaceAll(',', '')) * litres, turn);
  },

  async press(verb, argument, turn) {
    const [goal, value = ''] = argument.split(':');
    const target = targets.find((candidate) => candidate.goal === goal);
    const isKnown = target !== undefined && (verb === 'goal' || verb === 'doctor');
    return isKnown ? setGoal(target, Number(value), turn, verb === 'doctor') : { text: 'That button no longer works.' };
  },
};

async function setGoal(target: Target, value: number, turn: Turn, doctorSet = false): Promise<Outcome> {
  const { db, person, now } = turn;
  const wanted = profileFields.goals.safeParse({ [target.goal]: value });
  if (!wanted.success) return { text: wanted.error.issues[0]?.message ?? 'That is no target.' };
  const before = await findGoals(db, person.owner);
  const [unsafe] = await saveGoals(db, person.owner, wanted.data, now, doctorSet);
  if (unsafe) return refuse(target, unsafe);
  const was = before[target.goal];
  const label = `Back to ${amount(target, was)}`;
  return {
    text: `${describeGoals({ ...before, [target.goal]: value })}\n${target.label} was ${amount(target, was)}.`,
    buttons: () => (was === value ? [] : [[{ label, action: `profile.goal:${target.goal}:${was}` }]]),
  };
}

/** The reason, the nearest safe figure by a tap, and a way for what a doctor set. */
function refuse({ goal }: Target, unsafe: UnsafeTarget): Outcome {
  const { target, value, nearest } = unsafe;
  const set = { label: `Set ${targetFigure(target, nearest)}`, action: `profile.goal:${goal}:${nearest}` };
  const doctor = { label: 'My doctor set this', action: `profile.doctor:${goal}:${value}` };
  return { text: `${whyUnsafe(unsafe)} Your target stays as it was.`, buttons: () => [[set], [doctor]] };
}

function describeGoals(goals: Goals): string {
  const shown = targets.filter(({ goal }) => goal !== 'weightTarget' || goals[goal] > 0);
  const lines = shown.map((target) => `${target.label}: ${amount(target, goals[target.goal])}`);
  return ['Your daily targets', ...lines].join('\n');
}

const amount = ({ unit, digits }: Target, value: number) => (value === 0 ? 'none' : `${figure(value, digits)} ${unit}`);
