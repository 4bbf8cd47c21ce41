import { randomBytes } from 'node:crypto';
import type { Locale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/models.ts';
import type { Answering, Help } from '../../../assistant/skill.ts';
import { understandMealsOf } from '../../nutrition/reading.ts';
import { saveConsent } from '../mutations.ts';

/** Words that a model found in a message, and that count once the person says so. */
export interface WordsQuestion {
  key: string;
  words: string;
}

export const consentButtons = (locale: Locale) => [
  { label: texts.allow(locale), action: 'models.allow' },
  { label: texts.refuse(locale), action: 'models.refuse' },
];

/** Asks once whether a model may read along, below what is said without one. */
export const askForConsent: Help = async (lost, { db, person, now, context }) => {
  const { owner, locale } = person;
  const { reading = 'off' } = context.config.models ?? {};
  if (!(await saveConsent(db, owner, 'asked', now))) return lost;
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
    const question: WordsQuestion = { key, words };
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

/** What a model says, marked as such. */
export const offerSpeech =
  (said: string): Help =>
  async (_lost, { person }) => ({ text: `${said}\n\n${texts.byModel(person.locale)}` });
