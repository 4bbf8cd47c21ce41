import { createHash } from 'node:crypto';
import * as texts from '../../../texts/care.ts';
import type { Gate, Settle } from '../../assistant/conversation.ts';
import { listMessages } from '../../assistant/data.ts';
import type { Effect, Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { understandMealOf } from '../nutrition/reading.ts';
import { findLastDanger, lockTargetPerson } from './data.ts';
import { answerCare, movedText, raiseTargets, showDeficitsAgain, takeBackAge } from './mutations.ts';
import { readCare, restOf } from './reading.ts';
import { tellsRegret } from './signs/harmless.ts';
import { readRecovered } from './signs/recovered.ts';
import { careText, restLabel } from './texts/answer.ts';

/** Messages back in which the words beside a danger are looked for; the button stands below the last of them. */
const nearMessages = 50;
const longestLabel = 60;
const ofDataAndAccount = /^\/?(?:export|delete|delete me|delete (?:my )?account|stop)\b/i;
const wantsDeficits =
  /^\/?(?:show (?:me )?(?:my )?(?:targets?|calories?|deficits?|numbers?|what(?:'s| is) left)(?: left)?(?: again)?|targets? dikhao|लक्ष्य दिखाओ)[.! ]*$/i;

const acute = ['emergency', 'sugar', 'pressure', 'pregnancy', 'fluids', 'labValue'];
const heavy = ['selfHarm', 'violence'];
const followedUpMs = 12 * 3_600_000;

/** Of who told of a danger a few hours ago and is better now. */
async function followUp({ db, person, now }: Turn): Promise<Outcome | undefined> {
  const told = await findLastDanger(db, person.owner, [...acute, ...heavy], new Date(now.getTime() - followedUpMs));
  if (told === undefined) return undefined;
  return { text: (heavy.includes(told) ? texts.lighter : texts.recovered)(person.locale) };
}

/** Answers a danger before anything else is made of the message; a plain fact beside it waits for a tap. What is read to its last word tells of none. */
export const careGate: Gate = async (text, turn, parts, isRead) => {
  const { db, person, context } = turn;
  const answer = isRead ? undefined : await answerCare(context, db, person.owner, text, person.timeZone, parts);
  if (answer) {
    const buttons = await logButton(restOf(text, answer.reading), answer.reading.language, turn);
    return { text: answer.text, care: answer.kind, ...buttons };
  }
  if (person.isTooYoung && !ofDataAndAccount.test(text)) return tooYoung(turn);
  return undefined;
};

/** What was eaten, drunk, done or slept says nothing of the body. */
const ofDays = new Set<string>([
  'foodEntries',
  'waterEntries',
  'activityEntries',
  'sleepEntries',
  'stepEntries',
  'moodEntries',
]);
const isNewsOfDay = ({ table, change }: Effect) => change === 'created' && ofDays.has(table);

/** Weights, undone changes and corrections may leave a target that is unsafe for the body. */
export const settleBody: Settle = async ({ db, person: { owner, locale }, now }, effects) => {
  if (effects.length > 0 && effects.every(isNewsOfDay)) return undefined;
  const moved = await raiseTargets(db, owner, await lockTargetPerson(db, owner, now));
  return moved.length > 0 ? movedText(moved, locale) : undefined;
};

/** What follows on a care answer: the words beside it, an age taken back, targets shown again. */
export const careSkill: Skill = {
  name: 'care',

  async answer(text, turn) {
    const { db, person } = turn;
    if (readRecovered(text)) return followUp(turn);
    if (tellsRegret(turn.said)) return { text: texts.regret(person.locale) };
    if (!wantsDeficits.test(text) || !(await showDeficitsAgain(db, person.owner))) return undefined;
    return { text: texts.deficitsShown(person.locale) };
  },

  // Without a danger before, and where nobody else knows what was said.
  guess: async (_act, turn) => gladToHear(turn.said, turn),
  lost: gladToHear,

  async press(verb, argument, turn) {
    if (verb === 'older') {
      await takeBackAge(turn.db, turn.person.owner);
      return { text: texts.ageTakenBack(turn.person.locale) };
    }
    return verb === 'log' ? logRest(argument, turn) : { text: texts.restGone(turn.person.locale) };
  },
};

async function gladToHear(text: string, { person }: Turn): Promise<Outcome | undefined> {
  return readRecovered(text) === 'self' ? { text: texts.gladToHear(person.locale) } : undefined;
}

function tooYoung({ person }: Turn): Outcome {
  const kind = 'minor.child' as const;
  return {
    text: careText(kind, person.locale, person.timeZone),
    care: kind,
    buttons: () => [[{ label: texts.olderThanThat(person.locale), action: 'care.older' }]],
  };
}

async function logButton(rest: string, language: Parameters<typeof restLabel>[0], { db, person }: Turn) {
  if (!rest) return {};
  const { items, intent } = await understandMealOf(db, person.owner, rest);
  if (items.length === 0 || intent !== 'eaten') return {};
  const shown = rest.length > longestLabel ? `${rest.slice(0, longestLabel - 1)}…` : rest;
  return { buttons: () => [[{ label: restLabel(language, shown), action: `care.log:${digestOf(rest)}` }]] };
}

/** Finds the message whose rest the button meant; a second tap finds that the first one was there. */
async function logRest(digest: string, { db, person }: Turn): Promise<Outcome> {
  const messages = await listMessages(db, person.owner, { limit: nearMessages });
  const answered = messages.findLastIndex(({ buttons }) =>
    (buttons ?? []).flat().some(({ action }) => action === `care.log:${digest}`),
  );
  const label = messages[answered]?.buttons?.flat().find(({ action }) => action === `care.log:${digest}`)?.label;
  const wasPressed = messages.slice(answered + 1).some(({ isUser, text }) => isUser && text === label);
  const rests = messages.filter(({ isUser }) => isUser).map(({ text }) => restOf(text, readCare(text)));
  const says = rests.findLast((rest) => digestOf(rest) === digest);
  if (answered < 0 || says === undefined) return { text: texts.restGone(person.locale) };
  return wasPressed ? { text: texts.restLogged(person.locale) } : { text: '', says };
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
