import type { NutrientName } from '../../../../contract/nutrients.ts';
import { readClock } from '../../../language/clockTimes.ts';
import { rolesOfTokens } from '../../../language/lexicon.ts';
import { type NamedNutrient, nutrientsIn } from '../../../language/nutrients.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';
import type { Span } from '../../../language/words.ts';
import { readPointing } from './pointing.ts';
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
  /** What of it is asked; of none its main figures. */
  nutrients: NutrientName[];
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
  'kaisa|kaisi|good|ok|okay|bad|healthy|unhealthy|safe|fattening|allowed|harmful|junk|fine|better|accha|acha|achha|theek|thik|sahi|nuksan|nuksaan|kharab|bura|healthier|अच्छा|ठीक|सही|नुकसान|खराब',
);
const permissions = phrases(
  'can i eat|can i have|can i drink|can i take|should i eat|should i have|should i drink|should i avoid|is it ok to eat|kha sakta|kha sakti|kha sakte|pi sakta|pi sakti|le sakta|le sakti|khana chahiye|khani chahiye|khana sahi|peena chahiye|khaun ya nahi|khau ya nahi|kha lu ya|ya kha lu|kha lu kya|khaye ya nahi|khana kaisa|peena kaisa|pina kaisa|खा सकता|खा सकती|खाना चाहिए|पी सकता',
);
const avoids = phrases(
  'what not to eat|what should i not eat|what to avoid|what should i avoid|foods to avoid|avoid in|kya nahi khana|kya na khau|kya nahi kha|kya avoid|what cant i eat|which foods should i avoid|क्या नहीं खाना|क्या न खाएं',
);
/** Of a food's own figures; "calories in a samosa" is answered by the food skill, which offers to log it. */
const figuresAsked = phrases(
  'zyada calorie|jyada calorie|zyada calories|jyada calories|zyada protein|jyada protein|kam calorie|kam calories|zyada fat|zyada sugar|more calories|less calories|fewer calories|more fibre|more fiber|more fat|more sugar|less sugar|less fat|which gives more|which gives less|gives more|gives less|which provides more|which is higher|which is lower|which is richer|which is better|which one is better|whats better|which is healthier|which is lighter|is better than|better than|healthier than|lighter than|heavier than|worse than|more than|less than|kisme hai|kis me zyada|kis mein zyada|kis me jyada|kis mein jyada|kis me kam|kis mein kam|kaun sa better|kaunsa better|konsa better|kya better|kaun sa accha|kaunsa accha|konsa accha|konsa achha|kaun behtar|se better|se accha|se achha|se behtar|se zyada|se jyada|se kam|dono me|dono mein|कौन सा बेहतर|किसमें ज़्यादा|किसमें ज्यादा|किसमें कम|से बेहतर|से अच्छा|which has more|what has more|which has less|what has less|which one has more|which one has less|kisme zyada|kisme jyada|kisme kam|whats worse|which is worse|konsa zyada|kaunsa zyada|calories does|calorie does|protein does|carbs does|fat does|sugar does|calories do|protein do|carbs do|energy does|fibre does',
);
const amounts = phrases('how much|how many|kitna|kitni|kitne|कितना|कितनी|कितने|amount of|mg of');
/** Between a nutrient and the food that holds it. */
const holds = phrases(
  'm|mai|mei|in|inside|content of|content in|contain|contains|me|mein|mai|में|mein kitna|lo|il|la|ma|madhe|madhye|vich|alli|content|e koto',
);
const rich = phrases(
  'rich|rich in|high in|high|low in|low|source|source of|full of|loaded with|has|have|give|gives|provide|provides|hota|hoti|hai|है|होता',
);
const ofNutrients = new Set([...holds, ...rich].flatMap((one) => one.split(' ')));
/** These ask for a day's need, for an illness, or for what to take. */
const notOfFoods = phrases(
  'tablet|tablets|capsule|capsules|supplement|supplements|dose|deficiency|deficient|kami|need|needs|require|required|requirement|per day|a day|daily|roz|should i take|lena|leni|test|level|levels|range|patient|patients|which|konsa|konse|kaunsa|kisme|kis|what foods|foods|कमी|ज़रूरत|रोज़|किसमें',
);
const own = phrases(
  'did i|have i|i ate|i had|so far|today|aaj|maine|week|month|yesterday|kal|my|mera|left|remaining|मैंने|आज|मेरा|burn|burned|burnt',
);
const fillers = new Set(
  phrases(
    'state|mention|name|reference|source|your|ifct|usda|give|gives|provides|richer|healthier|lighter|heavier|than|compared|behtar|achha|konsa|kaun|sa|dono|between|who|both|बेहतर|कौन|सा|से|दोनों|more|less|worse|higher|lower|vs|versus|one|kisme|zyada|jyada|kam|konsa|kaunsa|whats|ya|या|is|are|was|were|a|an|the|for|me|my|in|to|of|on|at|i|am|have|has|does|do|can|should|eat|eating|drink|drinking|take|every|day|daily|with|and|if|when|during|while|main|mai|mujhe|hu|hun|hoon|hai|hain|kya|ka|ki|ke|ko|se|mein|mere|liye|khana|khane|khaana|kha|pina|peena|kitna|kitni|kitne|sakta|sakti|sakte|chahiye|there|how|much|many|calories|calorie|protein|carbs|fat|sugar|fibre|fiber|energy|kcal|good|or|not|nahi|really|so|too|very|much|tell|about|please|nutrition|count|macros|person|people|patient|patients|after|before|क्या|है|के|में|को|का|की|लिए|मैं|हूं|कितनी|कितना|कैलोरी|प्रोटीन|खाना|that|it|this|what|which|foods|food|avoid|any|some|lagta|rahega|rahegi|hoga|jaisa|wala|walo|wale|theek|burn',
  ),
);

/** "What should i have for lunch? i have leftover rajma" asks for ideas. */
const asksForMeal =
  /\bwhat (?:should|can|could|shall|do) (?:i|we) (?:eat|have|make|cook|drink) (?:for|tonight|now|with)\b/;

const wordsOf = (text: string) => tokenise(text).filter(({ kind, word }) => kind !== 'mark' || word === '.');

/** The question about a food that a message is; undefined for any other message. */
export function readFoodQuestion(text: string): FoodQuestion | undefined {
  const tokens = wordsOf(text);
  const said = saidIn(tokens);
  const has = (any: string[]) => any.some((one) => said.includes(` ${one} `));
  const aim = aimIn(said);
  const topic = topicBeside(aim, text);
  const about = { aim, topic, nutrients: [] };
  if (has(avoids)) return { ...about, kind: 'avoid', food: '' };
  const isDenied =
    !/\?\s*$/.test(text) &&
    rolesOfTokens(tokens)
      .slice(-2)
      .some((roles) => roles.has('negation'));
  const ofNutrients = has(own) || isDenied ? undefined : readNutrientQuestion(text, tokens);
  if (ofNutrients) return ofNutrients;
  if (asksForMeal.test(said)) return undefined;
  const compares = has(figuresAsked) && !has(own);
  const asks =
    /^(?:is|are|was|were|can|should|does|do|kya)\b/.test(said.trim()) ||
    /\?\s*$/.test(text) ||
    /\b(?:kya|क्या)\s*$/.test(said.trim()) ||
    /\bkais[ai]\b/.test(said);
  const isJudging = (has(permissions) && !has(amounts)) || (asks && has(judges) && !/\d/.test(said));
  if (!compares && !isJudging) return undefined;
  const named = compares ? nutrientsIn(tokens) : [];
  const isNutrient = (at: number) => named.some((one) => at >= one.at && at < one.next);
  const clocks = clocksIn(tokens);
  const isHour = (at: number) => clocks.some(({ from, to }) => at >= from && at < to);
  const names = tokens.filter(
    ({ word }, at) =>
      !fillers.has(word) && !isNutrient(at) && (!isOfQuestion(word) || isOfName(tokens, at)) && !isHour(at),
  );
  const compared = compares ? comparedAs(text, tokens, names) : [];
  // "Is dosa better than before" names one food.
  const isFigures = compares && (!has(judges) || compared.length > 1);
  const food = isFigures ? compared.join(', ') : writtenAs(text, names);
  if (food === '') return undefined;
  const nutrients = [...new Set(named.map(({ nutrient }) => nutrient))];
  return isFigures ? { ...about, kind: 'figures', nutrients, food } : { ...about, kind: 'judge', food };
}

const comparesFoods = /\b(?:vs|versus|per 100 ?(?:g|gm|gms|grams?|ml))\b/iu;
/** What is also said of a food as such: "whey protein", "low fat". */
const saidOfFoods = new Set<NutrientName>([
  'energyKcal',
  'proteinG',
  'carbohydrateG',
  'fatG',
  'fiberG',
  'sugarG',
  'sodiumMg',
]);
/** "Amla vitamin c": a food and one of its nutrients, and nothing else. */
const endsIn = (named: NamedNutrient[], tokens: Token[]): boolean =>
  named.length === 1 && named[0]?.next === tokens.length && tokens.length <= 4 && !saidOfFoods.has(named[0].nutrient);

/** "Iron in gongura", "is banana rich in potassium?", "kitna calcium hai ragi me": what a food holds of nutrients. */
function readNutrientQuestion(text: string, tokens: Token[]): FoodQuestion | undefined {
  const named = nutrientsIn(tokens);
  const said = saidIn(tokens);
  const has = (any: string[]) => any.some((one) => said.includes(` ${one} `));
  const asksAmount = has(amounts) || has(holds);
  const isAsked = asksAmount || has(rich) || /\?\s*$/.test(text) || comparesFoods.test(text) || endsIn(named, tokens);
  // Sugar and salt are foods too.
  const isSure =
    asksAmount ||
    comparesFoods.test(text) ||
    named.some(({ nutrient }) => nutrient !== 'sugarG' && nutrient !== 'sodiumMg');
  if (named.length === 0 || !isAsked || !isSure || has(notOfFoods)) return undefined;
  const food = writtenAs(text, namesOfFoods(tokens, named));
  const nutrients = [...new Set(named.map(({ nutrient }) => nutrient))];
  return food === '' ? undefined : { kind: 'figures', aim: undefined, topic: undefined, nutrients, food };
}

/** The same of a message that surely asks about food: whatever is in no list may name it. */
export function readLooseFoodQuestion(text: string, isFigures: boolean): FoodQuestion {
  const tokens = wordsOf(text);
  const aim = aimIn(saidIn(tokens));
  const named = isFigures ? nutrientsIn(tokens) : [];
  const isMeasure = ({ word }: Token) =>
    isFigures && tagAt([word], 0)?.tags.some((tag) => tag.kind === 'metric' && !tag.verb);
  return {
    kind: isFigures ? 'figures' : 'judge',
    aim,
    topic: topicBeside(aim, text),
    nutrients: [...new Set(named.map(({ nutrient }) => nutrient))],
    food: writtenAs(
      text,
      namesOfFoods(tokens, named).filter((token) => !isMeasure(token)),
    ),
  };
}

/** What a short message asks of a food after an answer about one: "and spinach soup?", "what about calcium", "is that good?" */
export function readFoodFollowUp(text: string, before: FoodQuestion): FoodQuestion | undefined {
  const pointing = readPointing(text);
  if (pointing && pointing !== 'change')
    return { ...before, kind: pointing === 'energy' ? 'figures' : 'judge', nutrients: [] };
  const tokens = wordsOf(text);
  const said = saidIn(tokens);
  const [named, aim] = [nutrientsIn(tokens), aimIn(said)];
  const food = writtenAs(text, namesOfFoods(tokens, named));
  const nutrients = [...new Set(named.map(({ nutrient }) => nutrient))];
  const topic = topicBeside(aim, text);
  const about = aim || topic ? { aim, topic } : {};
  if (food !== '') return { ...before, ...about, food, ...(named.length > 0 && { kind: 'figures', nutrients }) };
  if (named.length > 0) return { ...before, kind: 'figures', nutrients };
  return aim || topic ? { ...before, ...about, kind: 'judge', nutrients: [] } : undefined;
}

const saidIn = (tokens: Token[]) => ` ${tokens.map(({ word }) => word).join(' ')} `;
const aimIn = (said: string): Aim | undefined =>
  aims.find(([, words]) => words.some((one) => said.includes(` ${one} `)))?.[0];
const writtenAs = (text: string, names: Token[]) => names.map(({ start, end }) => text.slice(start, end)).join(' ');

/** "At 2 am", "raat 2 baje". */
const clocksIn = (tokens: Token[]): Span[] =>
  tokens.flatMap((_, from) => {
    const clock = readClock(tokens, from, 'counts');
    return clock?.isMarked ? [{ from, to: clock.next }] : [];
  });

/** What stands between two foods that are compared. */
const between = new Set(phrases('or|vs|versus|ya|se|and|aur|या|से|और'));
/** Sorts of one food: "brown rice better than white?" */
const sorts = new Set(
  phrases(
    'white|brown|black|red|green|yellow|whole|wheat|multigrain|boiled|fried|raw|cooked|roasted|baked|plain|normal|regular|skimmed|toned|full|cream|sweet|salted|unsalted|frozen|fresh|dry|dried|hot|cold',
  ),
);

/** The foods of a comparison, parted; a sort that stands alone is of the food before it. */
function comparedAs(text: string, tokens: Token[], names: Token[]): string[] {
  const parts: Token[][] = [];
  for (const name of names) {
    const [at, before] = [tokens.indexOf(name), tokens.indexOf(names[names.indexOf(name) - 1] as Token)];
    const isNext = before < 0 || tokens.slice(before + 1, at).some(({ word }) => between.has(word) || word === 'than');
    if (isNext) parts.push([name]);
    else parts.at(-1)?.push(name);
  }
  const noun = parts[0]?.at(-1);
  const isSort = (part: Token[]) => part.every(({ word }) => sorts.has(word));
  return parts.map((part) => writtenAs(text, isSort(part) && noun && !part.includes(noun) ? [...part, noun] : part));
}

const namesOfFoods = (tokens: Token[], named: NamedNutrient[]): Token[] =>
  tokens.filter(
    (token, place) =>
      !named.some(({ at, next }) => place >= at && place < next) &&
      !fillers.has(token.word) &&
      !ofNutrients.has(token.word) &&
      !isOfQuestion(token.word) &&
      !isOfAsking(token),
  );

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

/** "Diet coke": it says what kind of food it is, and no aim. */
function isOfName(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? '';
  return tokens[at]?.word === 'diet' && next !== '' && !fillers.has(next) && !isOfQuestion(next);
}
