import { randomBytes } from 'node:crypto';
import { consentTextVersion } from '../../../../contract/models.ts';
import type { Locale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/models.ts';
import { findLastAnswer } from '../../../assistant/data.ts';
import type { Answering, Help, Turn } from '../../../assistant/skill.ts';
import { contextOf } from '../../../understanding/context.ts';
import { type Part, readParts } from '../../../understanding/wants/wants.ts';
import { understandMealsOf } from '../../nutrition/reading.ts';
import { findModelPerson } from '../data.ts';
import { saveConsent } from '../mutations.ts';
import { labelOf, type OwnLabel } from '../ownLabels/policy.ts';

/** Words that a model found in a message, and that count once the person says so. */
export interface WordsQuestion {
  key: string;
  words: string;
  /** What may be learned of the message, once the person says so. */
  label?: OwnLabel | undefined;
}

export const consentButtons = (locale: Locale) => [
  { label: texts.allow(locale), action: 'models.allow' },
  { label: texts.refuse(locale), action: 'models.refuse' },
];

/** Asks once whether a model may read along, below what is said without one. */
export const askForConsent: Help = async (lost, { db, person, now, context }) => {
  const { owner, locale } = person;
  const { reading = 'off' } = context.config.models ?? {};
  if (!(await saveConsent(db, owner, { answer: 'asked', textVersion: consentTextVersion }, now))) return lost;
  return {
    ...lost,
    text: `${lost.text}\n\n${texts.mayModelsRead[reading](locale)}`,
    buttons: (changeId) => [consentButtons(locale), ...(lost.buttons?.(changeId) ?? [])],
  };
};

/** A photo is read by a model or not at all, so this is asked with each one. */
export const askToLook: Answering = async ({ person: { locale } }) => ({
  text: texts.mayModelsSee(locale),
  buttons: () => [consentButtons(locale)],
});

/** Shows what a model read, where the built-in reading knows all of it, below what was understood without one; nothing of it is logged before a tap. */
export const offerWords =
  (words: string): Help =>
  async (lost, turn) => {
    const { db, person, daysAgo } = turn;
    const { locale } = person;
    // A tap says the words as of today.
    if (daysAgo > 0) return lost;
    const isMeal = !/^(?:remove|change) /.test(words);
    const meals = isMeal ? await understandMealsOf(db, person.owner, words) : [];
    const isKnown = meals.every(
      ({ intent, items, unknown }) => intent === 'eaten' && items.length > 0 && !unknown.length,
    );
    if (!isKnown) return lost;
    const key = randomBytes(6).toString('hex');
    const label = isMeal && !lost.unread ? await labelOfMeal(turn) : undefined;
    const question: WordsQuestion = { key, words, label };
    const answers = [
      { label: texts.rightSo(locale), action: `models.say:${key}` },
      { label: texts.notSo(locale), action: `models.drop:${key}` },
    ];
    const understood = lost.unread ? lost : undefined;
    return {
      ...understood,
      text: [understood?.text, texts.didYouMean(locale, words)].filter(Boolean).join('\n\n'),
      buttons: (changeId) => [answers, ...(understood?.buttons?.(changeId) ?? [])],
      question: { skill: 'models', data: question },
    };
  };

/** The message as one that tells of a meal, where the built-in reading takes it for one part. */
async function labelOfMeal({ db, person, said, now }: Turn): Promise<OwnLabel | undefined> {
  const context = contextOf(await findLastAnswer(db, person.owner, now));
  const builtIn = readParts(said, context);
  const [part] = builtIn;
  if (!part || builtIn.length > 1) return undefined;
  const { names } = await findModelPerson(db, person.owner);
  const read: Part[] = [{ ...part, acts: [{ act: 'log.food', share: 1 }] }];
  return labelOf({ context, builtIn, read }, { names, locale: person.locale });
}

/** What a model says, marked as such. */
export const offerSpeech =
  (said: string): Help =>
  async (_lost, { person }) => ({ text: `${said}\n\n${texts.byModel(person.locale)}` });
