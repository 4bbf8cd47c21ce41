import { readPhraseLists, writtenPhrase } from '../../../language/phraseLists.ts';
import { tokenise } from '../../../language/tokens.ts';

const mostWordsAlone = 7;

const names = [
  ...([
    'bloodSugarRanges',
    'pressureRanges',
    'bloodPressure',
    'diabetes',
    'cholesterol',
    'kidney',
    'uricAcid',
  ] as const),
  ...(['thyroid', 'pcos', 'fattyLiver', 'acidity', 'constipation', 'upsetStomach', 'pregnancy'] as const),
  ...(['breastfeeding', 'periods', 'protein', 'iron', 'calcium', 'vitamins', 'fibre', 'sugarLimit', 'oil'] as const),
  ...([
    'caffeine',
    'alcohol',
    'water',
    'whenToDrink',
    'crashDiets',
    'intermittentFasting',
    'detox',
    'supplements',
    'cravings',
  ] as const),
  ...(['eatingOut', 'travel', 'onBudget', 'mealTimes', 'loseWeight', 'bellyFat', 'gainWeight'] as const),
  ...(['beforeTraining', 'afterTraining', 'restAndSoreness', 'achingJoints', 'atHome', 'walking', 'sleep'] as const),
  ...(['oneHeavyDay', 'healthyWeight', 'startRunning', 'strengthOrCardio', 'spicyFood', 'refinedFlour'] as const),
  ...(['fastingFoods', 'emptyStomach', 'tobacco', 'nightShift', 'afterBirth', 'childFood'] as const),
];
export type Topic = (typeof names)[number];

const phrasesOf = readPhraseLists(new URL('./topics.txt', import.meta.url));
const topics = new Map(names.flatMap((topic) => phrasesOf(topic).map((phrase) => [phrase, topic] as const)));
const longest = Math.max(...[...topics.keys()].map((phrase) => phrase.split(' ').length));

/** These are asked about by their name alone, "gm diet"; others may be foods that were had. */
const alone = new Set<Topic>(['crashDiets', 'whenToDrink', 'intermittentFasting', 'bellyFat', 'cravings', 'tobacco']);
/** Whether a message is a topic without any word of a question, or tells of it as a trouble: "i feel hungry all the time". */
export const isTopicAlone = (topic: Topic, text: string): boolean =>
  alone.has(topic) && tokenise(text).filter(({ kind }) => kind === 'word').length <= mostWordsAlone;

/** What somebody has says more of a question than what they want of it: "thyroid hai, weight kam nahi hota". */
const conditions = new Set<Topic>([
  ...(['thyroid', 'pcos', 'kidney', 'uricAcid', 'fattyLiver', 'diabetes', 'pregnancy', 'breastfeeding'] as const),
]);
const wishes = new Set<Topic>(['loseWeight', 'gainWeight', 'bellyFat', 'mealTimes', 'healthyWeight']);

/** What a question for advice is about, by the longest phrase that it holds, the first of equals; undefined where it names none. */
export function readTopic(text: string): Topic | undefined {
  const words = writtenPhrase(text).split(' ');
  let wish: Topic | undefined;
  for (let length = longest; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const topic = topics.get(words.slice(at, at + length).join(' '));
      if (!topic || (wish && !conditions.has(topic))) continue;
      if (!wishes.has(topic)) return topic;
      wish = topic;
    }
  return wish;
}

const moreWeight = new Set(phrasesOf('more weight'));
/** What a question about weight wants that names no topic. */
export const readWeightWish = (text: string): 'gainWeight' | 'loseWeight' =>
  writtenPhrase(text)
    .split(' ')
    .some((word) => moreWeight.has(word))
    ? 'gainWeight'
    : 'loseWeight';
