import type { Intent } from '../../assistant/intents/intents.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { readMessage } from '../../language/message.ts';
import { renderChart } from '../../lib/charts/renderChart.ts';
import { localDateOf } from '../../lib/dates.ts';
import { findGoals } from '../profile/data.ts';
import {
  type Ask,
  asksFigures,
  isFollowUp,
  readAsk,
  readFollowUp,
  readLooseAsk,
  readLooseFoodsAsk,
} from './reading.ts';
import { describeMetric, type Reader } from './wording/answer.ts';
import { chartOf } from './wording/chart.ts';
import { adviseOn } from './wording/foodAdvice.ts';
import { describeFood, listFoods } from './wording/foods.ts';
import { describeReadings, isMeasured } from './wording/readings.ts';
import { describeAll, describeMacros } from './wording/summary.ts';
import { adviseOnTopic } from './wording/topics.ts';
import { readFoodQuestion, readLooseFoodQuestion } from './words/advice.ts';
import { readTopic, type Topic } from './words/topics.ts';

/** Questions about one's own data: a metric, a range, and what is asked of them. */
export const answersSkill: Skill = {
  name: 'answers',

  async answer(_text, turn) {
    if (isFollowUp(turn.said)) return undefined;
    const ask = readAsk(turn.said, localDateOf(turn.now, turn.person.timeZone));
    const answered = ask && (await answer(ask, turn));
    if (answered) return answered;
    const question = readFoodQuestion(turn.said);
    const text = question && (await adviseOn(question, await readerOf(turn)));
    return text === undefined ? undefined : { text };
  },

  async resume(data, _text, turn) {
    const ask = readFollowUp(turn.said, data as Ask, localDateOf(turn.now, turn.person.timeZone));
    return ask && answer(ask, turn);
  },

  guess: guessAnswer,

  // After nothing that it could follow, such a message is a question of its own.
  async take(_text, turn) {
    const today = localDateOf(turn.now, turn.person.timeZone);
    const ask = isFollowUp(turn.said) ? readAsk(turn.said, today) : undefined;
    const answered = (ask && (await answer(ask, turn))) ?? (await answerOfFood(turn));
    return answered && { rest: '', log: async () => answered };
  },
};

/** What a question says of the figures of a food, or asks advice on, in whatever words. */
async function answerOfFood(turn: Turn): Promise<Outcome | undefined> {
  const { clauses } = readMessage(turn.said);
  const isAsked = clauses.length > 0 && clauses.every(({ veto }) => veto === 'question' || veto === 'advice');
  const reader = () => readerOf(turn);
  const figures = asksFigures(turn.said) ? readLooseFoodQuestion(turn.said, true) : undefined;
  const told = figures && (await adviseOn(figures, await reader()));
  if (told !== undefined) return { text: told };
  const topic = isAsked ? readTopic(turn.said) : undefined;
  return topic && { text: adviseOnTopic(topic, await reader()) };
}

/** Topics that name foods themselves: ideas for a meal would say less. */
const topicsOfIdeas = new Set<Topic>([
  ...(['onBudget', 'beforeTraining', 'afterTraining', 'cravings', 'travel', 'eatingOut', 'gainWeight'] as const),
  ...(['iron', 'calcium', 'acidity', 'constipation', 'upsetStomach', 'pregnancy', 'breastfeeding', 'periods'] as const),
]);
const intentsOfTopics = new Set<Intent>(['weightAdvice', 'exerciseAdvice', 'targets', 'symptom', 'recipe']);

/** Ranges, meals and metrics wherever they stand, the foods that are named, and what advice is asked on. */
async function guessAnswer(intent: Intent, turn: Turn): Promise<Outcome | undefined> {
  const today = localDateOf(turn.now, turn.person.timeZone);
  if (intent === 'ownFigure') return answer(readLooseAsk(turn.said, today), turn);
  if (intent === 'ownFoods') return answer(readLooseFoodsAsk(turn.said, today), turn);
  const topic = readTopic(turn.said);
  const isOfTopic = intentsOfTopics.has(intent) || (intent === 'mealIdeas' && topic && topicsOfIdeas.has(topic));
  if (isOfTopic) return topic && { text: adviseOnTopic(topic, await readerOf(turn)) };
  if (intent !== 'foodFigure' && intent !== 'foodAdvice') return undefined;
  const question = readLooseFoodQuestion(turn.said, intent === 'foodFigure');
  const text = await adviseOn(question, await readerOf(turn));
  return text === undefined ? undefined : { text };
}

async function readerOf({ db, person, now }: Turn): Promise<Reader> {
  return { ...person, db, today: localDateOf(now, person.timeZone), goals: await findGoals(db, person.owner) };
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
