import { rolesOfTokens } from '../../../language/lexicon.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';
import { readTopic, type Topic } from './topics.ts';
import { tagAt } from './vocabulary.ts';

const phrase = (text: string) =>
  tokenise(text)
    .map(({ word }) => word)
    .join(' ');
const phrases = (list: string) => list.split('|').map(phrase);

export type Aim = 'weightLoss' | 'sugar' | 'night' | 'heart' | 'muscle';

/** A question whether a food is good, or how much is in it. */
export interface FoodQuestion {
  kind: 'judge' | 'figures' | 'avoid';
  aim: Aim | undefined;
  topic: Topic | undefined;
  /** The words that may name the food; '' for what was eaten last. */
  food: string;
}

const aims: [Aim, string[]][] = [
  [
    'weightLoss',
    phrases(
      'weight loss|lose weight|losing weight|fat loss|diet|dieting|slim|wajan kam|wazan kam|vajan kam|weight kam|patla|motapa|fattening|वजन कम|वजन घटाने',
    ),
  ],
  [
    'sugar',
    phrases(
      'diabetes|diabetic|diabetics|sugar patient|sugar ke mareez|blood sugar|sugar level|prediabetes|sugar walo|sugar wale|मधुमेह|शुगर|डायबिटीज',
    ),
  ],
  ['night', phrases('night|at night|before bed|bedtime|late night|raat|raat ko|raat me|रात|रात को')],
  ['heart', phrases('heart|cholesterol|bp|blood pressure|dil|दिल|बीपी')],
  ['muscle', phrases('muscle|muscles|gym|bulking|bulk|workout|protein intake|body banane')],
];
const judges = phrases(
  'good|ok|okay|bad|healthy|unhealthy|safe|fattening|allowed|harmful|junk|fine|better|accha|acha|achha|theek|thik|sahi|nuksan|nuksaan|kharab|bura|healthier|अच्छा|ठीक|सही|नुकसान|खराब',
);
const permissions = phrases(
  'can i eat|can i have|can i drink|can i take|should i eat|should i have|should i drink|should i avoid|is it ok to eat|kha sakta|kha sakti|kha sakte|pi sakta|pi sakti|le sakta|le sakti|khana chahiye|khani chahiye|khana sahi|peena chahiye|khaun ya nahi|खा सकता|खा सकती|खाना चाहिए|पी सकता',
);
const avoids = phrases(
  'what not to eat|what should i not eat|what to avoid|what should i avoid|foods to avoid|avoid in|kya nahi khana|kya na khau|kya nahi kha|kya avoid|what cant i eat|which foods should i avoid|क्या नहीं खाना|क्या न खाएं',
);
/** Of a food's own figures; "calories in a samosa" is answered by the food skill, which offers to log it. */
const figuresAsked = phrases(
  'calories does|calorie does|protein does|carbs does|fat does|sugar does|calories do|protein do|carbs do|energy does|fibre does',
);
const amounts = phrases('how much|how many|kitna|kitni|kitne|कितना|कितनी');
const verdictEnd = phrases('that|it|this|wo|woh|ye|yeh|वह|यह');
const own = phrases(
  'did i|have i|i ate|i had|so far|today|aaj|maine|week|month|yesterday|kal|my|mera|left|remaining|मैंने|आज|मेरा|burn|burned|burnt',
);
const fillers = new Set(
  phrases(
    'is|are|was|were|a|an|the|for|me|my|in|to|of|on|at|i|am|have|has|does|do|can|should|eat|eating|drink|drinking|take|every|day|daily|with|and|if|when|during|while|main|mai|mujhe|hu|hun|hoon|hai|hain|kya|ka|ki|ke|ko|se|mein|mere|liye|khana|khane|khaana|kha|pina|peena|kitna|kitni|kitne|sakta|sakti|sakte|chahiye|there|how|much|many|calories|calorie|protein|carbs|fat|sugar|fibre|fiber|energy|kcal|good|or|not|nahi|really|so|too|very|much|tell|about|please|nutrition|count|macros|person|people|patient|patients|after|before|क्या|है|के|में|को|का|की|लिए|मैं|हूं|कितनी|कितना|कैलोरी|प्रोटीन|खाना|that|it|this|what|which|foods|food|avoid|any|some|lagta|rahega|rahegi|hoga|jaisa|wala|walo|wale|theek|burn',
  ),
);

const wordsOf = (text: string) => tokenise(text).filter(({ kind, word }) => kind !== 'mark' || word === '.');

/** The question about a food that a message is; undefined for any other message. */
export function readFoodQuestion(text: string): FoodQuestion | undefined {
  const tokens = wordsOf(text);
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const has = (any: string[]) => any.some((one) => said.includes(` ${one} `));
  const aim = aims.find(([, words]) => has(words))?.[0];
  const topic = topicBeside(aim, text);
  if (has(avoids)) return { kind: 'avoid', aim, topic, food: '' };
  const isFigures = has(figuresAsked) && !has(own);
  const asks =
    /^(?:is|are|was|were|can|should|does|do|kya)\b/.test(said.trim()) ||
    /\?\s*$/.test(text) ||
    /\b(?:kya|क्या)\s*$/.test(said.trim());
  const isJudging = (has(permissions) && !has(amounts)) || (asks && has(judges) && !/\d/.test(said));
  if (!isFigures && !isJudging) return undefined;
  const names = tokens.filter(({ word }) => !fillers.has(word) && !isOfQuestion(word));
  const food = names.map(({ start, end }) => text.slice(start, end)).join(' ');
  if (food === '') return isJudging && has(verdictEnd) ? { kind: 'judge', aim, topic, food } : undefined;
  return { kind: isFigures ? 'figures' : 'judge', aim, topic, food };
}

/** The same of a message that surely asks about food: whatever is in no list may name it. */
export function readLooseFoodQuestion(text: string, isFigures: boolean): FoodQuestion {
  const tokens = wordsOf(text);
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const aim = aims.find(([, words]) => words.some((one) => said.includes(` ${one} `)))?.[0];
  const isMeasure = ({ word }: Token) => isFigures && tagAt([word], 0)?.tags.some(({ kind }) => kind === 'metric');
  const names = tokens.filter(
    (token) => !fillers.has(token.word) && !isOfQuestion(token.word) && !isOfAsking(token) && !isMeasure(token),
  );
  return {
    kind: isFigures ? 'figures' : 'judge',
    aim,
    topic: topicBeside(aim, text),
    food: names.map(({ start, end }) => text.slice(start, end)).join(' '),
  };
}

/** "100 gram gathiya ma ketli calorie hoy": what only asks names no food, and a unit belongs to its amount. */
function isOfAsking(token: Token): boolean {
  if (token.kind !== 'word' || rolesOfTokens([token])[0]?.has('unit')) return false;
  const tags = tagAt([token.word], 0)?.tags ?? [];
  return tags.length > 0 && tags.every(({ kind }) => kind !== 'metric' && kind !== 'meal' && kind !== 'reading');
}

/** What a food is to be good for says more of it than the topic, but for illnesses that have several. */
const topicBeside = (aim: Aim | undefined, text: string): Topic | undefined =>
  aim === undefined || aim === 'heart' ? readTopic(text) : undefined;

const ofQuestion = new Set([...judges, ...aims.flatMap(([, words]) => words)].flatMap((one) => one.split(' ')));
const isOfQuestion = (word: string) => ofQuestion.has(word);
