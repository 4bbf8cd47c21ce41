import type { Act } from '../../../contract/acts/acts.ts';
import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/guide.ts';
import type { Locale, Text } from '../../../texts/locale.ts';
import { figure } from '../../../texts/numbers.ts';
import { helpIn } from '../../assistant/basics.ts';
import type { Button } from '../../assistant/reply.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { rolesOfTokens } from '../../language/lexicon.ts';
import { tokenise } from '../../language/tokens.ts';
import { understandMealOf } from '../nutrition/reading.ts';
import { isChatter, isMoney, type MoneyTopic, namesPlans, readTopic, type Topic } from './reading.ts';
import { readNumberAlone, tellsMeasure } from './words/figures.ts';
import { readHelp } from './words/help.ts';
import { readLanguageNamed } from './words/languages.ts';
import { introducesWriter, readSmallTalk, readSmallTalkWithin } from './words/smallTalk.ts';

const smallTalk = { greeting: texts.hello, goodbye: texts.goodbye, thanks: texts.welcome };

/** What the assistant can do, by topic: the button and the examples behind it. */
const abilities = {
  log: {
    title: texts.abilityLog,
    examples: texts.examplesLog,
    words: 'log logging add ate food water walk weight sleep khana paani',
  },
  ask: {
    title: texts.abilityAsk,
    examples: texts.examplesAsk,
    words: 'how much many calories protein week question questions kitna show',
  },
  goals: {
    title: texts.abilityGoals,
    examples: texts.examplesGoals,
    words: 'goal goals target targets set lose gain weight calories want',
  },
  ideas: {
    title: texts.abilityIdeas,
    examples: texts.examplesIdeas,
    words: 'eat suggest meal meals dinner lunch idea ideas cook hungry bhookh',
  },
  remind: {
    title: texts.abilityRemind,
    examples: texts.examplesRemind,
    words: 'remind reminder reminders medicine medicines tablet pill alarm yaad dawai goli',
  },
  plans: {
    title: texts.abilityPlans,
    examples: texts.examplesPlans,
    words: 'plan plans price pay payment payments pro premium refund invoice cancel subscription upi paisa',
  },
  account: {
    title: texts.abilityAccount,
    examples: texts.examplesAccount,
    words: 'account login export download delete stop language web data password',
  },
} satisfies Record<string, { title: Text; examples: Text; words: string }>;
type Ability = keyof typeof abilities;

/** Topics that are answered alike for everybody. */
const plainly = {
  instructions: texts.instructions,
  who: texts.who,
  joke: texts.joke,
  abuse: texts.abuse,
  sorry: texts.sorry,
  mood: texts.mood,
  offTopic: texts.offTopic,
  watch: texts.watch,
  picture: texts.picture,
  voice: texts.voice,
};

const nearestShown = 3;

/** What is said about money, by the feature that takes it. */
type MoneyAnswers = Record<MoneyTopic, (turn: Turn) => Promise<Outcome>>;

/** Questions about FitPulse itself, small talk, and what is left when nobody understood. */
export const createGuideSkill = (money: MoneyAnswers): Skill => ({
  name: 'guide',
  acts: [
    ...(['talk.hello', 'talk.thanks', 'talk.who', 'talk.can', 'talk.complain', 'talk.human', 'talk.chat'] as const),
    ...(['account.do', 'account.privacy', 'plan.ask', 'plan.buy', 'plan.stop', 'plan.mine', 'set.setting'] as const),
    ...(['want.report', 'want.advice', 'none.other', 'answer.value', 'set.profile'] as const),
  ],

  async answer(text, turn) {
    const { locale } = turn.person;
    const about = readHelp(text);
    const named = about && abilityNamed(about.words, locale);
    if (named) return { text: abilities[named].examples(locale) };
    if (about?.isCommand || about?.words.length === 0)
      return { text: helpIn(locale), buttons: () => inPairs(abilityButtons(abilityNames, locale)) };
    // "Kaise ho aap" greets, whatever "kaise" asks elsewhere.
    const topic = readSmallTalk(turn.said) ? undefined : readTopic(turn.said);
    if (!topic || isChatter(topic)) return undefined;
    return isMoney(topic) ? money[topic](turn) : answerTopic(topic, turn);
  },

  // After a pending question had its turn: "ok" or "64" may answer that.
  async take(_text, { db, said, person: { owner, locale } }) {
    const talk = readSmallTalk(said);
    if (talk) {
      const reaction = talk === 'thanks' ? { reaction: '👍' as const } : {};
      return { rest: '', log: async () => ({ text: smallTalk[talk](locale), ...reaction }) };
    }
    const number = readNumberAlone(said);
    if (number !== undefined) return { rest: '', log: async () => askWhatNumber(number, locale) };
    const topic = readTopic(said);
    const isIntroduction = introducesWriter(said);
    if (!isIntroduction && (!topic || !isChatter(topic) || tellsMeasure(said))) return undefined;
    const { items, questions } = await understandMealOf(db, owner, said);
    const isOfMeal = items.length + questions.length > 0;
    if (isIntroduction ? tellsOfEating(said) : isOfMeal) return undefined;
    const outcome = (turn: Turn): Outcome =>
      topic && isChatter(topic) ? answerTopic(topic, turn) : { text: texts.hello(locale) };
    return { rest: '', log: async (turn) => outcome(turn) };
  },

  async press(verb, argument, { person: { locale } }) {
    const known = verb === 'about' ? abilities[argument as Ability] : undefined;
    return { text: known ? known.examples(locale) : buttonGone(locale) };
  },

  async guess(act, turn) {
    const topic = act === 'account.do' && namesPlans(turn.said) ? 'price' : topicsGuessed[act];
    if (topic) return isMoney(topic) ? money[topic](turn) : answerTopic(topic, turn);
    const talk = isOfNothing(act) ? readSmallTalkWithin(turn.said) : undefined;
    if (talk) return { text: smallTalk[talk](turn.person.locale) };
    const text = textsGuessed[act];
    return text && { text: text(turn.person.locale) };
  },

  lost(text, turn) {
    const { locale } = turn.person;
    const talk = readSmallTalkWithin(text);
    if (talk) return { text: smallTalk[talk](locale) };
    const topic = readTopic(text);
    if (topic && isChatter(topic)) return answerTopic(topic, turn);
    const words = new Set(tokenise(text).map(({ word }) => word));
    const overlap = (ability: Ability) => abilities[ability].words.split(' ').filter((word) => words.has(word)).length;
    const nearest = abilityNames.toSorted((one, other) => overlap(other) - overlap(one)).slice(0, nearestShown);
    return { text: texts.lost(locale), buttons: () => [abilityButtons(nearest, locale)] };
  },
});

/** What a likely act is answered with where nothing more is known of it. */
const topicsGuessed: Partial<Record<Act, Topic>> = {
  ...{ 'plan.ask': 'price', 'plan.buy': 'price', 'account.privacy': 'privacy', 'want.report': 'export' },
  ...{ 'talk.human': 'human', 'talk.complain': 'broken', 'talk.who': 'who', 'talk.can': 'abilities' },
  ...{ 'talk.chat': 'offTopic', 'log.mood': 'mood' },
};
const textsGuessed: Partial<Record<Act, Text>> = {
  ...{ 'want.workout': texts.exercise, 'want.advice': texts.symptom, 'log.symptom': texts.symptom },
  ...{ 'save.food': texts.ownFoods, 'save.recipe': texts.ownFoods, 'save.meal': texts.ownFoods },
  ...{ 'remind.set': texts.examplesRemind, 'remind.change': texts.examplesRemind, 'remind.stop': texts.examplesRemind },
  ...{ 'account.do': texts.examplesAccount, 'talk.hello': texts.hello, 'talk.thanks': texts.welcome },
  ...{ 'none.food': texts.nothingToLog, 'none.other': texts.nothingToLog },
  ...{ 'fix.food': texts.wrongEntry, 'fix.amount': texts.wrongEntry, 'fix.figure': texts.wrongEntry },
};

const tellsOfEating = (text: string): boolean => rolesOfTokens(tokenise(text)).some((roles) => roles.has('eaten'));

/** Nothing is to be done about these where the message thanks or greets. */
const isOfNothing = (act: Act): boolean => act.startsWith('fix.') || act.startsWith('none.');

const abilityNames = Object.keys(abilities) as Ability[];

/** The topic that words are all of, by its examples or its title. */
function abilityNamed(words: string[], locale: Locale): Ability | undefined {
  const namesOf = (ability: Ability) =>
    `${abilities[ability].words} ${abilities[ability].title(locale).toLowerCase()}`.split(' ');
  const isOf = (ability: Ability) => words.every((word) => namesOf(ability).includes(word));
  return words.length > 0 ? abilityNames.find(isOf) : undefined;
}

const abilityButtons = (names: Ability[], locale: Locale): Button[] =>
  names.map((name) => ({ label: abilities[name].title(locale), action: `guide.about:${name}` }));

function answerTopic(topic: Exclude<Topic, MoneyTopic>, turn: Turn): Outcome {
  const { person, context } = turn;
  const { locale } = person;
  const isTelegram = turn.channel === 'telegram';
  const settings = `${context.config.publicUrl}/app/settings`;
  const ticket = { label: texts.openTicket(locale), action: 'support.ask' };
  switch (topic) {
    case 'abilities':
      return { text: texts.abilities(locale), buttons: () => inPairs(abilityButtons(abilityNames, locale)) };
    case 'human':
      return { text: texts.human(locale), buttons: () => [[ticket]] };
    case 'broken':
      return { text: texts.broken(locale), buttons: () => [[ticket]] };
    case 'privacy':
      return { text: texts.privacy(locale, isTelegram ? '/export, /delete' : settings) };
    case 'language': {
      const named = readLanguageNamed(turn.said);
      return { text: named ? texts.languageNotYet(locale, named) : texts.languages(locale) };
    }
    case 'profilePage':
      return { text: texts.onProfilePage(locale, `${context.config.publicUrl}/app/userprofile`) };
    case 'settingsPage':
      return { text: texts.onSettingsPage(locale, settings) };
    case 'export':
      return { text: isTelegram ? texts.exportingHere(locale) : texts.exporting(locale, settings) };
    default:
      return { text: plainly[topic](locale) };
  }
}

const inPairs = ([one, other, ...rest]: Button[]): Button[][] =>
  one ? [[one, ...(other ? [other] : [])], ...inPairs(rest)] : [];

/** A weight, glasses of water, or something that only words can say. */
function askWhatNumber(number: number, locale: Locale): Outcome {
  const text = figure(number, 2);
  const isWeight = number >= 30 && number <= 250;
  const isGlasses = Number.isInteger(number) && number >= 1 && number <= 12;
  const buttons = [
    ...(isWeight ? [{ label: texts.weightOf(locale, text), action: `weight.log:${number}` }] : []),
    ...(isGlasses ? [{ label: texts.glassesOf(locale, text), action: `water.glasses:${number}` }] : []),
  ];
  return { text: texts.numberAlone(locale, text), buttons: () => (buttons.length > 0 ? [buttons] : []) };
}
