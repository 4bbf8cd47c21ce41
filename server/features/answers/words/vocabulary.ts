import type { MealType } from '../../../../contract/food.ts';
import { tokenise } from '../../../language/tokens.ts';
import type { MetricId } from '../policy.ts';

/** What is asked about a metric or about what was eaten. */
export type Form =
  | 'total'
  | 'average'
  | 'most'
  | 'least'
  | 'last'
  | 'count'
  | 'days'
  | 'trend'
  | 'change'
  | 'compare'
  | 'byMeal'
  | 'sources'
  | 'left'
  | 'onTrack'
  | 'list';

/** What a phrase means in a question about one's own data. */
export type Tag =
  | { kind: 'metric'; metric: MetricId /** Also tells that it was done: "slept", "walked". */; verb?: true }
  | { kind: 'subject'; subject: 'macros' | 'summary' | 'food' | 'goal' }
  | { kind: 'meal'; meal: MealType }
  | { kind: 'form'; form: Form }
  /** Says that something is asked. */
  | { kind: 'ask'; ask: 'howMuch' | 'is' | 'what' | 'which' | 'when' | 'howLong' | 'show' }
  /** Eating, drinking, doing. */
  | { kind: 'verb' }
  | { kind: 'from' }
  | { kind: 'own' }
  /** A wish, a plan or an order: no question about what was. */
  | { kind: 'wish' }
  | { kind: 'filler' };

const metricWords: [MetricId, string][] = [
  [
    'energyKcal',
    'calories|calorie|calorey|cal|cals|kcal|kcals|energy|calory|calorie intake|calorie count|kaloree|kailori|कैलोरी|कैलरी|ऊर्जा',
  ],
  ['proteinG', 'protein|proteins|protien|protin|प्रोटीन'],
  ['carbohydrateG', 'carb|carbs|carbohydrate|carbohydrates|carbo|कार्ब|कार्ब्स|कार्बोहाइड्रेट'],
  ['netCarbsG', 'net carb|net carbs|net carbohydrate|net carbohydrates|नेट कार्ब|नेट कार्ब्स'],
  ['fatG', 'fat|fats|chiknai|vasa|वसा|फैट|चिकनाई'],
  ['fiberG', 'fiber|fibre|fibres|resha|फाइबर|रेशा'],
  ['sugarG', 'sugar|sugars|cheeni|chini|shakkar|चीनी|शक्कर|शुगर'],
  ['sodiumMg', 'sodium|salt|namak|सोडियम|नमक'],
  ['cholesterolMg', 'cholesterol|cholestrol|कोलेस्ट्रॉल'],
  ['waterMl', 'water|paani|pani|hydration|fluid|fluids|पानी|जल'],
  [
    'burnedKcal',
    'calories burned|calories burnt|calories burn|burned calories|energy burned|calorie burn|calorie burned|burned|burnt|burn',
  ],
  [
    'activeMin',
    'exercise|activity|workout|workouts|active minutes|exercise minutes|active time|active|kasrat|vyayam|exercised|व्यायाम|कसरत|एक्सरसाइज',
  ],
  ['distanceKm', 'distance|km|kms|kilometres|kilometers|kilometer|kilometre|miles|steps distance|दूरी|किलोमीटर'],
  ['steps', 'steps|step|step count|steps count|kadam|qadam|कदम|क़दम|स्टेप|स्टेप्स'],
  ['sleepHr', 'sleep|neend|nind|sleeping|hours of sleep|sleep hours|नींद'],
  ['weightKg', 'weight|wajan|vajan|wazan|vazan|weigh|body weight|weigh in|weight entry|वजन'],
];
const metricVerbs: [MetricId, string][] = [
  ['sleepHr', 'slept|soya|soyi|soye|सोया|सोई|सोए'],
  ['distanceKm', 'walk|walked|run|ran|chala|chali|bhaga|dauda|चला|चली|दौड़ा'],
  ['weightKg', 'weighed|weigh myself|weighed myself|lost|lose|gained|gain|heavier|lighter'],
];
const meals: [MealType, string][] = [
  ['breakfast', 'breakfast|nashta|nashte|naashta|breakfasts|नाश्ता|नाश्ते'],
  ['lunch', 'lunch|dopahar ka khana|लंच'],
  ['dinner', 'dinner|supper|raat ka khana|raat ke khane|डिनर'],
  ['snack', 'snack|snacks|स्नैक्स'],
];
const forms: [Form, string][] = [
  [
    'average',
    'average|avg|mean|on average|per day|a day|each day|every day|daily|daily average|ausat|ausatan|औसत|प्रतिदिन|roz',
  ],
  [
    'most',
    'the most|most|highest|maximum|max|biggest|best|top day|sabse zyada|sabse jyada|sabse adhik|सबसे ज्यादा|सबसे अधिक',
  ],
  ['least', 'least|the least|lowest|minimum|min|fewest|the fewest|smallest|worst|sabse kam|सबसे कम'],
  [
    'last',
    'last time|when did i last|last|latest|most recent|aakhri baar|akhri baar|aakhri|pichli baar|आखिरी बार|पिछली बार',
  ],
  ['count', 'how many times|how often|times|number of times|kitni baar|kitne baar|कितनी बार'],
  ['days', 'how many days|days logged|logged days|number of days|kitne din|days did i log|कितने दिन'],
  ['trend', 'trend|trends|graph|chart|plot|progress|history|over time|going|ग्राफ|चार्ट|gone|go'],
  [
    'change',
    'change|changed|difference in|how much weight did i lose|lost|lose|gained|gain|kam hua|ghata|badha|kam|कम हुआ|घटा|बढ़ा',
  ],
  [
    'compare',
    'compare|compared|comparison|versus|vs|v s|than|better than|more than|less than|farak|fark|antar|tulna|muqable|compare with|compare to|तुलना|फर्क',
  ],
  ['byMeal', 'by meal|per meal|each meal|meal wise|mealwise|which meal|meal by meal|har meal'],
  [
    'sources',
    'which foods|which food|what foods|what gave|gave me|come from|came from|made up|sources|source|top foods|top|kahan se|kaha se|kis cheez se|kis khane se|kis se|कहां से',
  ],
  [
    'left',
    'left|remaining|remain|to go|still eat|still have|still drink|more|far am i from|bacha|bachi|bache|bacha hai|baki|baaki|aur peena|aur khana|बचा|बची|बाकी',
  ],
  [
    'onTrack',
    'on track|on target|on course|within|target pe|track pe|within my calories|going ok|going well|doing ok|doing well|over my|above my|under my',
  ],
];
const asks: [Extract<Tag, { kind: 'ask' }>['ask'], string][] = [
  [
    'howMuch',
    'how much|how many|howmuch|kitna|kitni|kitne|kitnaa|what amount|number of|amount of|count of|total of|grams of|कितना|कितनी|कितने',
  ],
  [
    'is',
    'what is|whats|what are|what was|how is|how was|how are|hows|how did|how does|how do|how has|how have|how am|how im|how far|did|do|is|am|was|are|has|where|where did|where does|kahan|current',
  ],
  ['what', 'what|kya|kya kya|क्या'],
  ['which', 'which|on which|on what|what day|which day|kaun sa|kaunsa|kis|kis din|konsa|कौन सा|किस दिन|किस'],
  ['when', 'when|kab|what date|date of|कब'],
  ['howLong', 'how long|how long since|कब से'],
  [
    'show',
    'show|tell|give|list|display|see|check|view|get me|batao|bata|bataiye|bataao|dikhao|dikha|dikhaiye|dikhaao|dekhna|calculate|count|बताओ|बताइए|दिखाओ|दिखाइए|total|sum|कुल|kul|report',
  ],
];
const subjects: [Extract<Tag, { kind: 'subject' }>['subject'], string][] = [
  ['macros', 'macro|macros|macro split|macronutrients|मैक्रो'],
  ['summary', 'summary|my day|day|how am i doing|hisab|hisaab|status|overview|recap|score|khata|सारांश|हिसाब'],
  ['food', 'food|foods|meals|meal|eating|diary|log|entries|diet|khana|khaana|खाना|भोजन'],
  ['goal', 'goal|goals|target|targets|limit|laksh|lakshya|लक्ष्य'],
];
const simple: [Exclude<Tag['kind'], 'metric' | 'subject' | 'meal' | 'form' | 'ask'>, string][] = [
  [
    'verb',
    'eat|eaten|ate|eating day|have|had|having|consume|consumed|took|take|taken|drink|drank|drunk|got|get|getting|hit|khaya|khayi|khaye|khai|kha|piya|piye|pi|pee|pee li|liya|li|liye|hua|hui|hue|kiya|ki|logged|log|tracked|track|spent|spend|खाया|खाई|खाए|पिया|पी|लिया|ली|हुआ|हुई|किया|मिला|mila|mili|aaya|aayi|aya|ayi|peena|peeni|rahi|raha',
  ],
  ['from', 'from|se|से|through|via'],
  [
    'own',
    'i|me|my|mine|myself|ive|im|id|main|mai|maine|mene|mujhe|mera|meri|mere|apna|apni|apne|मैं|मैंने|मेरा|मेरी|मेरे|मुझे|हम|humne',
  ],
  [
    'wish',
    'need|not|dont|didnt|nahi|nahin|mat|never|skip|skipped|khau|khaun|khaoon|khau|banau|banaun|नहीं|मत|should|could|can|must|shall|need to|want|wanna|would|will|going to|have to|has to|gonna|chahiye|chahie|chaiye|please add|add|set|remind|remember|save|suggest|recommend|idea|ideas|change to|increase|reduce|make|cook|kaise|चाहिए|सकता|सकती|sakta|sakti|sakte|delete|remove|undo|why|kyu|kyun|kyon|क्यों',
  ],
  [
    'filler',
    'over|any|some|my day|doing|day so far|came|come|a|an|of|in|on|for|at|to|so|far|till|until|now|yet|already|please|pls|plz|hey|ok|okay|and|also|then|just|exactly|total|in total|altogether|all|it|that|this|there|been|be|did|does|do|up|about|roughly|hi|bhai|bro|yaar|ji|hai|hain|hu|hun|hoon|tha|thi|the|ho|gaya|gayi|gaye|ab tak|tak|ka|ke|ki|ko|mein|me|par|pe|aur|or|bhi|toh|to|na|intake|consumption|count|level|levels|amount|figures|numbers|number|data|stats|value|है|हैं|था|थी|थे|हो|गया|गई|का|की|के|को|में|पर|और|तक|अब|भी|हूं|रहा|रही|with|between|by|went|enough|kuch|sab|day|days|din|full|whole|details|breakdown|split|hours|hour|long|minutes|minute|mins|min|litres|grams|gram|per|again|really|actually|what about|how about',
  ],
];

const pairs = <T>(lists: [T, string][], tagOf: (value: T) => Tag): [string, Tag][] =>
  lists.flatMap(([value, words]) => words.split('|').map((phrase): [string, Tag] => [written(phrase), tagOf(value)]));

/** A phrase as its tokens are written, so that it is found among those of a message. */
const written = (phrase: string) =>
  tokenise(phrase)
    .map((token) => token.word)
    .join(' ');

const tags = new Map<string, Tag[]>();
const add = (entries: [string, Tag][]) => {
  for (const [phrase, tag] of entries) tags.set(phrase, [...(tags.get(phrase) ?? []), tag]);
};
add(pairs(metricWords, (metric) => ({ kind: 'metric', metric })));
add(pairs(metricVerbs, (metric) => ({ kind: 'metric', metric, verb: true })));
add(pairs(meals, (meal) => ({ kind: 'meal', meal })));
add(pairs(subjects, (subject) => ({ kind: 'subject', subject })));
add(pairs(forms, (form) => ({ kind: 'form', form })));
add(pairs(asks, (ask) => ({ kind: 'ask', ask })));
add(pairs(simple, (kind) => ({ kind })));
const longest = Math.max(...[...tags.keys()].map((phrase) => phrase.split(' ').length));

export interface Tagged {
  tags: Tag[];
  length: number;
}

/** What the longest known phrase at a word means; a phrase may mean several things. Undefined for an unknown word. */
export function tagAt(words: string[], at: number): Tagged | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const found = tags.get(words.slice(at, at + length).join(' '));
    if (found) return { tags: found, length };
  }
  return undefined;
}
