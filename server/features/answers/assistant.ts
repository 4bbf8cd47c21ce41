import type { Act } from '../../../contract/acts/acts.ts';
import type { NutrientName } from '../../../contract/nutrients.ts';
import * as texts from '../../../texts/answers.ts';
import * as guideTexts from '../../../texts/guide.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { readMessage } from '../../language/message.ts';
import { renderChart } from '../../lib/charts/renderChart.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { findGoals } from '../profile/data.ts';
import { askOfFilled } from './doing.ts';
import type { MetricId } from './policy.ts';
import { type Ask, asksFigures, readAsk, readLooseAsk, readLooseFoodsAsk, soundsAsked, usualRange } from './reading.ts';
import { describeMetric, type Reader } from './wording/answer.ts';
import { chartOf } from './wording/chart.ts';
import { adviseOn, describeNamedFoods } from './wording/foodAdvice.ts';
import { describeFood, listFoods } from './wording/foods.ts';
import { describeLastTold, describeNutrientOfMeal } from './wording/lastTold.ts';
import { describeEatenNutrient } from './wording/nutrients.ts';
import { describeReadings, isMeasured } from './wording/readings.ts';
import { describeAll, describeMacros } from './wording/summary.ts';
import { adviseOnTopic } from './wording/topics.ts';
import { type FoodQuestion, readFoodFollowUp, readFoodQuestion, readLooseFoodQuestion } from './words/advice.ts';
import { endsInIt, isFollowUp, readFollowUp } from './words/followUps.ts';
import { readNutrientOfThat, readPointing } from './words/pointing.ts';
import { isTopicAlone, readTopic, readWeightWish, type Topic } from './words/topics.ts';

/** Questions about one's own data: a metric, a range, and what is asked of them. */
export const answersSkill: Skill = {
  name: 'answers',
  acts: [
    ...([
      'ask.own',
      'ask.ate',
      'ask.food',
      'ask.target',
      'ask.saved',
      'want.advice',
      'want.idea',
      'want.workout',
    ] as const),
    ...(['log.symptom', 'none.other'] as const),
  ],

  async answer(_text, turn) {
    if (isFollowUp(turn.said) || readPointing(turn.said) || readNutrientOfThat(turn.said)) return undefined;
    const ask = readAsk(turn.said, diaryDateOf(turn.now, turn.person));
    const answered = ask && (await answer(ask, turn));
    if (answered) return answered;
    const question = readFoodQuestion(turn.said);
    return question && advise(question, turn);
  },

  async resume(data, _text, turn) {
    const before = data as Ask | AboutFood;
    if ('question' in before) {
      const question = isLeaning(turn.said) ? readFoodFollowUp(turn.said, before.question) : undefined;
      return question && advise(question, turn);
    }
    const isOfDay = before.range.called.name === 'today' && before.subject.kind !== 'food';
    const isOfEnergy = isOfDay && readPointing(turn.said) === 'energy';
    const ofMeal = await answerOfMeal(isOfEnergy ? 'energyKcal' : readNutrientOfThat(turn.said), turn);
    if (ofMeal) return ofMeal;
    const ask = readFollowUp(turn.said, before, diaryDateOf(turn.now, turn.person));
    return ask && answer(ask, turn);
  },

  async do(filled, turn) {
    const ask = askOfFilled(filled, diaryDateOf(turn.now, turn.person));
    return ask && answer(ask, turn);
  },

  guess: guessAnswer,

  lost: answerNearest,

  // After no answer that it could follow, such a message is about what was told last, or a question of its own.
  async take(_text, turn) {
    const answered = (await answerLeaning(turn)) ?? (await answerOfFood(turn));
    return answered && { rest: '', log: async () => answered };
  },
};

/** A question about a food that was answered last. */
interface AboutFood {
  question: FoodQuestion;
}

const mostWordsLeaning = 4;
/** "And spinach soup?", "dosa?": a longer question is one of its own. */
const isLeaning = (said: string) =>
  isFollowUp(said) ||
  readPointing(said) !== undefined ||
  (/\?\s*$/.test(said) && said.trim().split(/\s+/).length <= mostWordsLeaning);

/** "How much sodium was that": what the meal that was told last holds. */
async function answerOfMeal(name: NutrientName | undefined, turn: Turn): Promise<Outcome | undefined> {
  const text = name && (await describeNutrientOfMeal(name, turn, await readerOf(turn)));
  return text === undefined ? undefined : { text };
}

async function answerLeaning(turn: Turn): Promise<Outcome | undefined> {
  const nutrient = readNutrientOfThat(turn.said);
  const ofMeal = await answerOfMeal(nutrient, turn);
  if (ofMeal) return ofMeal;
  const pointing = readPointing(turn.said);
  if (!pointing && !isFollowUp(turn.said) && !nutrient) return undefined;
  const told = pointing && (await describeLastTold(pointing, turn, await readerOf(turn)));
  if (told !== undefined) return { text: told };
  const ask = readAsk(turn.said, diaryDateOf(turn.now, turn.person));
  if (ask) return answer(ask, turn);
  // "Aur ek laddu mein?" asks what is in it, as was asked before.
  return endsInIt(turn.said) && !tellsOfEating(turn.said)
    ? advise(readLooseFoodQuestion(turn.said, true), turn)
    : undefined;
}

async function advise(question: FoodQuestion, turn: Turn): Promise<Outcome | undefined> {
  const text = await adviseOn(question, await readerOf(turn));
  const data: AboutFood = { question };
  return text === undefined ? undefined : { text, question: { skill: 'answers', data } };
}

/** With these a question is about what was logged. */
const tellsOfOwn =
  /(?:^|[^\p{L}\p{M}])(?:my|mera|meri|mere|did i|have i|i had|i ate|logged|today|yesterday|aaj|kal|so far|total|average|मेरा|मेरी|मेरे|आज|कल)(?![\p{L}\p{M}])/iu;

/** What advice is asked on, or the food that is named; undefined where a question names neither. */
async function adviseNearest(turn: Turn): Promise<Outcome | undefined> {
  const topic = readTopic(turn.said);
  return topic ? adviseOnTopicOf(topic, turn) : advise(readLooseFoodQuestion(turn.said, asksFigures(turn.said)), turn);
}

/** A question that nobody understood: the figures that its day, meal or metric has, with what else can be asked. */
async function answerNearest(_text: string, turn: Turn): Promise<Outcome | undefined> {
  const { locale } = turn.person;
  if (!soundsAsked(turn.said)) return undefined;
  const advised = tellsOfOwn.test(turn.said) ? undefined : await adviseNearest(turn);
  if (advised) return advised;
  const text = await describe(readLooseAsk(turn.said, diaryDateOf(turn.now, turn.person)), await readerOf(turn));
  const buttons = [
    { label: guideTexts.abilityAsk(locale), action: 'guide.about:ask' },
    { label: guideTexts.abilityIdeas(locale), action: 'guide.about:ideas' },
    { label: guideTexts.abilityLog(locale), action: 'guide.about:log' },
  ];
  return { text: `${texts.nearest(locale)}\n\n${text}`, buttons: () => [buttons] };
}

const tellsOfEating = (said: string): boolean =>
  readMessage(said).roles.some((roles) => roles.has('eaten') || roles.has('log'));

/** What a question says of the figures of a food, or asks advice on, in whatever words. */
async function answerOfFood(turn: Turn): Promise<Outcome | undefined> {
  const { clauses } = readMessage(turn.said);
  const isAsked = clauses.length > 0 && clauses.every(({ veto }) => veto === 'question' || veto === 'advice');
  const figures = asksFigures(turn.said) ? readLooseFoodQuestion(turn.said, true) : undefined;
  const told = figures && (await advise(figures, turn));
  if (told) return told;
  const topic = readTopic(turn.said);
  const isOfOwn = tellsOfOwn.test(turn.said) || tellsOfEating(turn.said);
  // One heavy day is one's own, and lies behind.
  const isOpen = soundsAsked(turn.said) && (topic === 'oneHeavyDay' || !isOfOwn);
  const isMeant = topic !== undefined && (isAsked || isOpen || isTopicAlone(topic, turn.said));
  return isMeant ? adviseOnTopicOf(topic, turn) : undefined;
}

/** Illnesses and needs that are asked about together with a food: "how many slices of mango, I am diabetic". */
const topicsBesideFoods = new Set<Topic>([
  ...(['bloodPressure', 'diabetes', 'cholesterol', 'kidney', 'uricAcid', 'thyroid', 'pcos', 'fattyLiver'] as const),
  ...(['acidity', 'constipation', 'pregnancy', 'breastfeeding', 'periods'] as const),
]);

/** What "and how much have I had?" means behind its advice. */
const metricOfTopic: Partial<Record<Topic, MetricId>> = {
  protein: 'proteinG',
  water: 'waterMl',
  fibre: 'fiberG',
  sleep: 'sleepHr',
  walking: 'steps',
};

/** What a topic says, after the figures of the foods that the message names beside it. */
async function adviseOnTopicOf(topic: Topic, turn: Turn): Promise<Outcome> {
  const reader = await readerOf(turn);
  const { food } = readLooseFoodQuestion(turn.said, false);
  const facts = topicsBesideFoods.has(topic) ? await describeNamedFoods(food, reader) : [];
  const metric = metricOfTopic[topic];
  const data: Ask | undefined = metric && {
    ...{ subject: { kind: 'metric', metric }, form: 'total' },
    range: usualRange({ kind: 'metric', metric }, 'total', reader.today),
  };
  const text = [...facts, await adviseOnTopic(topic, reader)].join('\n');
  return { text, ...(data && { question: { skill: 'answers', data } }) };
}

/** Topics that name foods themselves: ideas for a meal would say less. */
const topicsOfIdeas = new Set<Topic>([
  ...(['onBudget', 'beforeTraining', 'afterTraining', 'cravings', 'travel', 'eatingOut', 'gainWeight'] as const),
  ...(['iron', 'calcium', 'acidity', 'constipation', 'upsetStomach', 'pregnancy', 'breastfeeding', 'periods'] as const),
]);
const actsOfTopics = new Set<Act>(['want.advice', 'want.workout', 'ask.target', 'log.symptom']);

/** Ranges, meals and metrics wherever they stand, the foods that are named, and what advice is asked on. */
async function guessAnswer(act: Act, turn: Turn): Promise<Outcome | undefined> {
  const today = diaryDateOf(turn.now, turn.person);
  if (act === 'ask.own') return answer(readLooseAsk(turn.said, today), turn);
  if (act === 'ask.ate') return answer(readLooseFoodsAsk(turn.said, today), turn);
  const ofFood = act === 'want.advice' ? await advise(readLooseFoodQuestion(turn.said, false), turn) : undefined;
  if (ofFood) return ofFood;
  const topic = readTopic(turn.said) ?? (act === 'want.advice' ? readWeightWish(turn.said) : undefined);
  const isWish = act === 'set.target' && (topic === 'gainWeight' || topic === 'loseWeight');
  const isOfTopic = actsOfTopics.has(act) || isWish || (act === 'want.idea' && topic && topicsOfIdeas.has(topic));
  if (isOfTopic && topic) return adviseOnTopicOf(topic, turn);
  return act === 'ask.food' ? advise(readLooseFoodQuestion(turn.said, true), turn) : undefined;
}

async function readerOf({ db, person, now }: Turn): Promise<Reader> {
  return { ...person, db, now, today: diaryDateOf(now, person), goals: await findGoals(db, person.owner) };
}

async function answer(ask: Ask, turn: Turn): Promise<Outcome | undefined> {
  const reader = await readerOf(turn);
  const text = await describe(ask, reader);
  if (text === undefined) return undefined;
  const chart = await chartOf(ask, reader);
  const picture = chart && { png: await renderChart(chart), title: chart.title };
  // The next message may ask the same of something else: "and last week?"
  return { text, ...(picture && { picture }), question: { skill: 'answers', data: ask } };
}

async function describe(ask: Ask, reader: Reader): Promise<string | undefined> {
  const { subject } = ask;
  switch (subject.kind) {
    case 'reading':
      return describeReadings(subject.reading, ask, reader);
    case 'metric':
      if (subject.orReading && (await isMeasured(subject.orReading, reader)))
        return describeReadings(subject.orReading, ask, reader);
      return describeMetric(subject.metric, ask, reader);
    case 'nutrient':
      return describeEatenNutrient(subject.nutrient, ask, reader);
    case 'food':
      return describeFood(subject.food, ask, reader);
    case 'macros':
      return describeMacros(ask, reader);
    case 'foods':
      return listFoods(ask, reader);
    default:
      return describeAll(ask, reader);
  }
}
