import { tokenise } from '../../language/tokens.ts';
import { readTopicRules, topicOf } from '../../language/topicRules.ts';
import { asksForLanguage } from './words/languages.ts';

const money = ['refund', 'cancel', 'invoice', 'price', 'upgrade'] as const;
export type MoneyTopic = (typeof money)[number];
/** What a message asks of FitPulse itself, whatever foods it may name; the last three are ways to reach it. */
const service = [
  ...(['instructions', 'who', 'abilities', 'human', 'privacy', 'export', 'language'] as const),
  ...(['profilePage', 'settingsPage'] as const),
  ...(['watch', 'picture', 'voice'] as const),
];
/** What it is about where nobody found a meal in it. */
const chatter = ['broken', 'joke', 'abuse', 'sorry', 'mood', 'offTopic'] as const;
type Chatter = (typeof chatter)[number];
export type Topic = MoneyTopic | (typeof service)[number] | Chatter;
export const isChatter = (topic: Topic): topic is Chatter => chatter.some((one) => one === topic);
export const isMoney = (topic: Topic): topic is MoneyTopic => money.some((one) => one === topic);

/** Of messages that others answer. */
const elsewhere = 'elsewhere';
const { rules, listed } = readTopicRules<Topic | typeof elsewhere>(new URL('./words/topics.txt', import.meta.url), [
  ...[...service, ...money, ...chatter],
  elsewhere,
]);
const foreign = listed('foreign');
const eaten = new Set(listed('eaten'));
const plans = new Set(listed('plans'));
const mostWords = 25;

/** Scripts of no Indian language. */
const foreignScripts =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}]{2,}/u;

/** The topic that a message is about as a whole; undefined where it may tell of a meal or of something done. */
export function readTopic(text: string): Topic | undefined {
  const words = wordsIn(text);
  const topic = topicOf(rules, words);
  if (topic === elsewhere) return undefined;
  if (!topic) return isForeign(text, words) || asksForLanguage(text) ? 'language' : undefined;
  // Pasted orders may be of any length.
  if (topic === 'instructions') return topic;
  return words.length > mostWords || words.some((word) => eaten.has(word)) ? undefined : topic;
}

const wordsIn = (text: string): string[] =>
  tokenise(text)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ word }) => word);

const isForeign = (text: string, words: string[]): boolean =>
  foreignScripts.test(text) || foreign.some((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `));

/** Whether a message is about the plans that are sold. */
export const namesPlans = (text: string): boolean => wordsIn(text).some((word) => plans.has(word));
