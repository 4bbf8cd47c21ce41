const asksForToday =
  /^\/?(?:today|summary|my day|day|status|aaj|आज|what (?:did|have) i (?:eat|eaten|have|had)(?: today| so far)*|how (?:am i doing|was my day)(?: today)?|(?:total|calories|kcal)(?: so far)? ?(?:today)?|how many calories (?:did i eat|have i (?:eaten|had)|so far)(?: today| so far)*|(?:how many )?calories (?:are )?(?:left|remaining)(?: today)?|(?:show |list )(?:me )?(?:my |all )?(?:meals|food|entries|log|diary)(?: today| of today)?|(?:did|have|am) i (?:drink|drunk|drinking|eat|eaten|eating|walk|sleep|slept|burn|burned) (?:enough|too much|too little)(?: \w+)?(?: today)?|aaj (?:kya|kitna) khaya|आज क्या खाया)[?.! ]*$/i;
const asksForYesterday =
  /^\/?(?:yesterday(?:'s)?(?: (?:summary|total|calories|food|intake))?|(?:what|how much) did i (?:eat|have) yesterday|kal (?:kya|kitna) khaya(?: tha)?|कल (?:क्या|कितना) खाया(?: था)?)[?.! ]*$/i;
const asksForWeek =
  /^\/?(?:(?:show |give )?(?:me )?(?:my |the |this )?(?:weekly|week(?:'s)?|hafta|hafte)(?: (?:summary|report|total|progress))?|(?:summary|report|total) (?:of|for) (?:the |this |my )?(?:last )?week|(?:last|past) (?:7|seven) days|is ha[fp]te(?: kya khaya)?|how (?:was|is) (?:my|this) week)[?.! ]*$/i;
/** "How much protein today?", "kitna pani piya?": the day says it all. */
const asksForFigure =
  /^(?:(?:aaj|today|maine|so|and|आज|मैंने) )*(?:how (?:much|many)|kitn[aei]|what(?:'s| is) my|my|total|mera|meri|कितन[ाीे])(?: total)? (?:protein|carbs?|carbohydrates?|fats?|calories?|kcal|energy|water|pa+ni|sleep|neend|exercise|activity|प्रोटीन|कैलोरी|पानी)(?: (?:did|have|has|had|i|ive|i've|eat|eaten|ate|drink|drunk|drank|consumed?|taken?|got|get|left|today|so far|till now|yet|aaj|maine|main|piya|pee|pi|khaya|khayi|li|liya|hui|hua|ho|gaya|gayi|hai|intake|count|total|is|are|there|पिया|खाया|खाई|ली|हुआ|हुई|है|आज))*[?.! ]*$/iu;

const asksHowItWas =
  /^(?:how (?:was|is|were) my (?:sleep|water|intake|diet|food|activity|protein|calories)|how (?:much|many(?: calories| kcal)?) did i (?:sleep|drink|walk|burn|move)|(?:kitna|कितना) (?:soya|soyi|piya|chala|chali|सोया|पिया|चला))(?: (?:today|last night|so far|aaj|आज|maine|main))*[?.! ]*$/iu;

const asksForWeight =
  /^(?:(?:what(?:'s| is)|how is|show(?: me)?) )?(?:my |mera |मेरा )?(?:current )?(?:weight|wazan|vajan|wajan|वजन|वज़न)(?: (?:trend|progress|history|loss|kitn[ai]|kam|zyada|badha|ghata|hai|hua|ho|gaya|कितना|कम|है|हुआ))*[?.! ]*$/iu;
const asksForLoss = /^how much weight (?:have|did|has) i (?:lose|lost|gain|gained|put on)\b[^\d]*$/i;

/** What a message that is a question as a whole asks about; undefined for any other message. */
export function readQuestion(text: string): 'today' | 'yesterday' | 'week' | 'weight' | undefined {
  if (asksForToday.test(text) || asksForFigure.test(text) || asksHowItWas.test(text)) return 'today';
  if (asksForYesterday.test(text)) return 'yesterday';
  if (asksForWeek.test(text)) return 'week';
  return asksForWeight.test(text) || asksForLoss.test(text) ? 'weight' : undefined;
}
