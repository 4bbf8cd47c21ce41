import { expect, test } from 'vitest';
import { readActivities } from '../../server/features/activity/reading.ts';
import { readAsk } from '../../server/features/answers/reading.ts';
import { readCare } from '../../server/features/care/reading.ts';
import { textToldIn } from '../../server/features/food/chat/evidence.ts';
import { readWishForIdeas } from '../../server/features/food/chat/ideas/adviceReading.ts';
import { readRepeat } from '../../server/features/food/chat/repeatReading.ts';
import { readRequest as readFoodRequest, readMealAlone } from '../../server/features/food/reading.ts';
import { readTopic } from '../../server/features/guide/reading.ts';
import { readSmallTalk } from '../../server/features/guide/words/smallTalk.ts';
import { readMedicines } from '../../server/features/medicines/reading.ts';
import { readForgotten, readOwnFood } from '../../server/features/nutrition/chat/ownFoodReading.ts';
import { understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import { readDiet } from '../../server/features/profile/chat/dietReading.ts';
import { readPace } from '../../server/features/profile/chat/paceReading.ts';
import { readPlace } from '../../server/features/profile/chat/placeReading.ts';
import { readBodyQuestion } from '../../server/features/profile/chat/questionsReading.ts';
import { readTargets } from '../../server/features/profile/chat/targetsReading.ts';
import { readAnswer } from '../../server/features/profile/onboarding/reading.ts';
import { readSettings } from '../../server/features/profile/reading.ts';
import { readReadings } from '../../server/features/readings/reading.ts';
import { readRequest } from '../../server/features/reminders/reading.ts';
import { readSleep } from '../../server/features/sleep/reading.ts';
import { readWater } from '../../server/features/water/reading.ts';
import { readWeight } from '../../server/features/weight/reading.ts';
import { readCorrection } from '../../server/language/corrections/correction.ts';
import { readMessage } from '../../server/language/message.ts';
import { readNamedDay } from '../../server/language/namedDay.ts';
import { readParts } from '../../server/understanding/wants/wants.ts';
import { tiered } from '../tiers.ts';
import { findSlowText, type Slow } from './slowTexts.ts';

const today = '2026-03-06';
const table = loadFoodTable();

/** Everything that reads what people write. */
const readers: Record<string, (text: string) => unknown> = {
  activity: readActivities,
  answers: (text) => readAsk(text, today),
  care: readCare,
  correction: (text) => readCorrection(readMessage(text)),
  diet: (text) => readDiet(text, true),
  evidence: (text) => textToldIn(readMessage(text), 1),
  wants: (text) => readParts(text, ''),
  foodRequest: (text) => [readFoodRequest(text), readMealAlone(text)],
  forgottenFood: readForgotten,
  ideas: readWishForIdeas,
  meal: (text) => understandMeal(text, table),
  medicines: (text) => readMedicines(text, ['Metformin'], today),
  namedDay: (text) => readNamedDay(text, today),
  ownFood: readOwnFood,
  pace: readPace,
  place: readPlace,
  onboarding: (text) => [readAnswer('goal', text), readAnswer('body', text), readAnswer('place', text)],
  profile: (text) => [readSettings(text), readBodyQuestion(text)],
  readings: (text) => readReadings(text, []),
  reminders: (text) => readRequest(text, today),
  repeat: readRepeat,
  sleep: readSleep,
  smallTalk: (text) => [readSmallTalk(text), readTopic(text)],
  targets: (text) => readTargets(text, true),
  water: readWater,
  weight: readWeight,
};

const longestSearchMs = 300;
const search = (read: (text: string) => unknown, milliseconds = tiered(40, longestSearchMs)) =>
  findSlowText(read, { milliseconds, seed: 1, other: readMessage });
/**
 * Far above what a plain text takes, and more than in step with the length; or so long that
 * it holds everybody up, be a plain text as slow. A meal of 2,000 characters takes 35 to 90 times as long as the message.
 */
const isSlow = ({ ratio, growth, besideOther }: Slow) => (ratio > 100 && growth > 12) || besideOther > 200;

test.each(Object.entries(readers))('no text makes the reader of %s slow', async (_, read) => {
  const { text, ...times } = await search(read);
  expect(isSlow({ text, ...times }), `${JSON.stringify(times)}: ${text.slice(0, 100)}`).toBe(false);
});

test('the search finds what makes a reader slow', async () => {
  const everyPair = (words: string[]) => words.flatMap((word) => words.filter((other) => other + word === 'potatox'));
  const slow = (text: string) => everyPair(text.split(' ').filter((word) => word === 'potato' || word === 'x'));
  const found = await search(slow, longestSearchMs);
  expect(isSlow(found)).toBe(true);
});
