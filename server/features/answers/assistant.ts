import type { Intent } from '../../assistant/intents/intents.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { renderChart } from '../../lib/charts/renderChart.ts';
import { localDateOf } from '../../lib/dates.ts';
import { findGoals } from '../profile/data.ts';
import { type Ask, isFollowUp, readAsk, readFollowUp, readLooseAsk, readLooseFoodsAsk } from './reading.ts';
import { describeMetric, type Reader } from './wording/answer.ts';
import { chartOf } from './wording/chart.ts';
import { adviseOn } from './wording/foodAdvice.ts';
import { describeFood, listFoods } from './wording/foods.ts';
import { describeAll, describeMacros } from './wording/summary.ts';
import { readFoodQuestion, readLooseFoodQuestion } from './words/advice.ts';

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
    const ask = isFollowUp(turn.said) ? readAsk(turn.said, localDateOf(turn.now, turn.person.timeZone)) : undefined;
    const answered = ask && (await answer(ask, turn));
    return answered && { rest: '', log: async () => answered };
  },
};

/** Ranges, meals and metrics wherever they stand, and the foods that are named. */
async function guessAnswer(intent: Intent, turn: Turn): Promise<Outcome | undefined> {
  const today = localDateOf(turn.now, turn.person.timeZone);
  if (intent === 'ownFigure') return answer(readLooseAsk(turn.said, today), turn);
  if (intent === 'ownFoods') return answer(readLooseFoodsAsk(turn.said, today), turn);
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
    case 'metric':
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
