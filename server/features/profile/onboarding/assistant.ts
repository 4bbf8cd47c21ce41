import { diets } from '../../../../contract/accounts/profile.ts';
import { buttonGone, welcome as welcomeBack } from '../../../../texts/conversation.ts';
import * as texts from '../../../../texts/onboarding.ts';
import { helpIn } from '../../../assistant/basics.ts';
import type { Effect, Outcome, Skill, Turn } from '../../../assistant/skill.ts';
import { findTargetPerson } from '../../care/data.ts';
import type { LifeStage } from '../../care/policy.ts';
import { applySettings } from '../chat/settings.ts';
import { saveProfile } from '../mutations.ts';
import type { Settings } from '../reading.ts';
import { findOnboarding } from './data.ts';
import { saveOnboarding } from './mutations.ts';
import { missingParts, type Onboarding, type Step, stepAfter, steps, wishes } from './policy.ts';
import { askStep } from './questions.ts';
import { isSkip, readAnswer } from './reading.ts';
import { proposeFirstTargets } from './targets.ts';

const isStart = /^\/start\b/i;

/** The first questions: goal, body, diet, place. What is no answer goes to the other skills, and the question waits. */
export const onboardingSkill: Skill = {
  name: 'onboarding',

  async answer(text, turn) {
    if (isStart.test(text)) return start(turn);
    const onboarding = await findOnboarding(turn.db, turn.person.owner);
    if (!onboarding || onboarding.step === 'done') return undefined;
    if (isSkip(text)) return goOn({ ...onboarding, step: stepAfter(onboarding.step) }, turn);
    const answer = readAnswer(onboarding.step, turn.said);
    if (!answer) return undefined;
    if ('wish' in answer) return goOn({ wish: answer.wish, step: stepAfter(onboarding.step) }, turn);
    return keep(onboarding, answer, turn);
  },

  async press(verb, argument, turn) {
    const onboarding = await findOnboarding(turn.db, turn.person.owner);
    if (!onboarding) return { text: buttonGone(turn.person.locale) };
    const skipped = verb === 'skip' ? steps.find((step) => step === argument) : undefined;
    // An old button changes its own answer and asks no earlier question again.
    const after = (step: Step) => (onboarding.step === step ? stepAfter(step) : onboarding.step);
    if (skipped) return goOn({ ...onboarding, step: after(skipped) }, turn);
    if (verb === 'end') return goOn({ ...onboarding, step: 'done' }, turn);
    const wish = verb === 'goal' ? wishes.find((known) => known === argument) : undefined;
    if (wish) return goOn({ wish, step: after('goal') }, turn);
    const answer = answerOf(verb, argument);
    return answer ? keep(onboarding, answer, turn) : { text: buttonGone(turn.person.locale) };
  },
};

interface Answer {
  settings: Settings;
  lifeStage?: LifeStage;
}

function answerOf(verb: string, argument: string): Answer | undefined {
  if (verb === 'sex') {
    const gender = (['male', 'female', 'other'] as const).find((known) => known === argument);
    return gender && { settings: { gender } };
  }
  if (verb === 'stage' && (argument === 'pregnant' || argument === 'breastfeeding'))
    return { settings: {}, lifeStage: argument };
  const diet = verb === 'diet' ? diets.find((known) => known === argument) : undefined;
  if (!diet && argument !== 'everything') return undefined;
  const none = { allergies: [], noAllergies: [], dislikes: [], noDislikes: [] };
  return { settings: { diet: { diets: diet ? [diet] : [], noDiets: diet ? [] : 'all', ...none } } };
}

/** Whoever is known already is greeted and helped, without questions. */
async function start(turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const [onboarding, known] = await Promise.all([
    findOnboarding(db, person.owner),
    findTargetPerson(db, person.owner, now),
  ]);
  const isNew = onboarding ? onboarding.step !== 'done' : missingParts(known).length > 0;
  if (!isNew) return { text: welcomeBack(person.locale, helpIn(person.locale)) };
  const asked = await goOn(onboarding ?? { wish: '', step: 'goal' }, turn);
  return { ...asked, text: texts.welcome(person.locale, asked.text) };
}

/** Keeps an answer and goes on, unless it leaves something of its question open, or what it says can't be. */
async function keep(onboarding: Onboarding, { settings, lifeStage }: Answer, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const staged = lifeStage ? await keepStage(lifeStage, turn) : [];
  const kept = await applySettings(settings, turn);
  const known = await findTargetPerson(db, person.owner, now);
  const isRefused = settings.ageYears !== undefined && settings.ageYears !== known.ageYears;
  if (isRefused && kept) return kept;
  const about: Step = settings.diet ? 'diet' : settings.timeZone ? 'place' : 'body';
  const isAnswered = about === onboarding.step && (about !== 'body' || missingParts(known).length === 0);
  const asked = await goOn(isAnswered ? { ...onboarding, step: stepAfter(about) } : onboarding, inZone(settings, turn));
  return {
    text: [kept?.text, asked.text].filter(Boolean).join('\n\n'),
    effects: [...staged, ...(kept?.effects ?? []), ...(asked.effects ?? [])],
    buttons: (changeId) => [...(kept?.buttons?.(changeId) ?? []), ...(asked.buttons?.(changeId) ?? [])],
  };
}

const inZone = ({ timeZone }: Settings, turn: Turn): Turn =>
  timeZone === undefined ? turn : { ...turn, person: { ...turn.person, timeZone } };

async function keepStage(lifeStage: LifeStage, { db, person, now }: Turn): Promise<Effect[]> {
  const before = await findTargetPerson(db, person.owner, now);
  await saveProfile(db, person.owner, { person: { lifeStage }, goals: {}, weightKg: undefined }, now);
  return [{ table: 'users', id: person.owner, change: 'updated', before: { lifeStage: before.lifeStage } }];
}

/** Remembers where the questions are, and asks the next one; after the last come the targets and the first meal. */
async function goOn(reached: Onboarding, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const known = await findTargetPerson(db, person.owner, now);
  const isKnown = reached.step === 'body' && missingParts(known).length === 0;
  const onboarding = { ...reached, step: isKnown ? stepAfter('body') : reached.step };
  await saveOnboarding(db, person.owner, onboarding, now);
  return onboarding.step === 'done'
    ? proposeFirstTargets(onboarding.wish, turn)
    : askStep(onboarding.step, known, turn);
}
