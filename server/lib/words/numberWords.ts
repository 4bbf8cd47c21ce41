/**
 * Numbers as words, in English, Hindi (in Latin letters and Devanagari) and the first ones of other languages of India.
 * Every reader folds them as it folds its own tokens.
 */
type WordsByValue = [value: number, words: string][];

export const wholeWords: WordsByValue = [
  [0, 'zero shunya शून्य'],
  [1, 'one single ek एक ekta ondu'],
  [2, 'two do दो दोन duto rendu randu eradu'],
  [3, 'three teen tin तीन tinte moonu'],
  [4, 'four chaar char चार'],
  [5, 'five paanch panch पांच पाच'],
  [6, 'six chhe che cheh chhah chah छह छः छे सहा'],
  [7, 'seven saat सात'],
  [8, 'eight aath ath आठ'],
  [9, 'nine nau नौ नऊ'],
  [10, 'ten das दस दहा'],
  [11, 'eleven gyarah gyara ग्यारह'],
  [12, 'twelve barah baarah bara बारह'],
  [13, 'thirteen terah तेरह'],
  [14, 'fourteen chaudah चौदह'],
  [15, 'fifteen pandrah pandra पंद्रह पन्द्रह'],
  [16, 'sixteen solah सोलह'],
  [17, 'seventeen satrah सत्रह'],
  [18, 'eighteen atharah अठारह'],
  [19, 'nineteen unnis उन्नीस'],
  [20, 'twenty bees bis बीस'],
  [25, 'pachees pachis पच्चीस'],
  [30, 'thirty tees tis तीस'],
  [35, 'paintees paintis पैंतीस'],
  [40, 'forty fourty chalis chaalis चालीस'],
  [45, 'paintalis paintaalis पैंतालीस'],
  [50, 'fifty pachas pachaas पचास'],
  [55, 'pachpan पचपन'],
  [60, 'sixty saath साठ'],
  [65, 'painsath पैंसठ'],
  [70, 'seventy sattar सत्तर'],
  [75, 'pachhattar pachattar पचहत्तर'],
  [80, 'eighty assi अस्सी'],
  [90, 'ninety nabbe नब्बे'],
];
export const coupleWords: WordsByValue = [[2, 'couple pair']];
export const scaleWords: WordsByValue = [
  [12, 'dozen darjan दर्जन'],
  [100, 'hundred sau सौ'],
  [1_000, 'thousand hazar hazaar हजार'],
];
export const partWords: WordsByValue = [
  [0.25, 'quarter chauthai चौथाई'],
  [0.5, 'half aadha aadhi aadhe adha adhi adhe आधा आधी आधे'],
  [0.75, 'pauna paune paun पौना पौने पौनी पौन'],
  [1.25, 'sava sawa सवा'],
  [1.5, 'dedh derh ded डेढ़ दीड'],
  [2.5, 'dhai dhaai adhai ढाई अढ़ाई'],
];
/** What a word in front of a whole number adds to it: "sadhe teen" is 3.5, "paune do" 1.75, "sava do" 2.25. */
export const addedWords: WordsByValue = [
  [0.5, 'sadhe saadhe sadhi साढ़े'],
  [-0.25, 'paune पौने'],
  [0.25, 'sava sawa सवा'],
];

export function byWord(lists: WordsByValue, wordSet: (words: string) => Set<string>): Map<string, number> {
  return new Map(lists.flatMap(([value, words]) => [...wordSet(words)].map((word): [string, number] => [word, value])));
}
