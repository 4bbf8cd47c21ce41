import type { ReadingContext } from '../../../../contract/entries/readings.ts';
import type { Clause } from '../../../language/clauses.ts';
import { type Message, readMessage } from '../../../language/message.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Span } from '../../../language/words.ts';
import { oncePer } from '../../../lib/oncePer.ts';

const listed = readWordLists(new URL('./readings.txt', import.meta.url));

const rules: [ReadingContext, RegExp][] = [
  [
    'fasting',
    /\b(?:fasting|fast|fbs|fbg|empty stomach|khali pet|khaali pet|bhukhe pet|bhukhy[ae] pet[ae]?|khali pet[ea]|upashi(?: pot[ia])?|verum vayi(?:ru|ttril|thula|thil)|vaalipotta|(?:khali|kaali|para) ?gadupu\w*|khaali hotte\w*|khali hotte\w*|verum vayattil|khaali ?dhidd|nirne)\b|खाली पेट|फास्टिंग|भूखे पेट|निहार मुंह|उपाशी|খালি পেট|ભૂખ્યા પેટે|ਖਾਲੀ ਪੇਟ|வெறும் வயிற|పరగడుపు|ఖాళీ కడుపు|ಖಾಲಿ ಹೊಟ್ಟೆ|വെറും വയറ്റ/,
  ],
  [
    'beforeMeal',
    /\b(?:before (?:a |my |the )?(?:meal|food|eating|breakfast|lunch|dinner|khana)|pre ?(?:meal|breakfast|lunch|dinner|prandial)|khan[ea] (?:se|ke) (?:pehle|pahle|phle)|(?:lunch|dinner|nashte|breakfast) se (?:pehle|pahle)|(?:khawar|khabar|khaoar) (?:age|aage)|jam(?:va|ta) (?:pehla|pahela)|jevnya(?:chya)? (?:aadhi|adhi)|saapid(?:um|ara)\w* mun\w+|thinaka mundu|ootakk?e munche)\b|खाने से पहले|नाश्ते से पहले/,
  ],
  [
    'afterMeal',
    /\b(?:pp|ppbs|ppbg|pp2bs|post ?(?:prandial|meal|lunch|dinner|breakfast)|postprandial|after (?:a |my |the |having |eating )*(?:meal|food|eating|breakfast|lunch|dinner|khana)|\d+ ?(?:h(?:ou)?rs?|ghant[ae]|gho?nta|ta+s|kala+k|gante) (?:after|later|baad|bad|nantara?|por|pore|pachi|apram|tarvata)|khan[ea] ke (?:baad|bad)|(?:lunch|dinner|nashte|breakfast) ke (?:baad|bad)|(?:khawar|khabar|khaoar) (?:\d+ gho?nta )?(?:por|pore)|jam(?:ya|va) (?:pachi|pachhi)|jev(?:lya|na)(?:var|ntar|nantar| nantar)|(?:saap|sap)\w+ (?:apram|appuram|piragu)|thin(?:na|naka) ?tarva\w*|bhojanam tarvata|oota aada ?mele|khan ton baad|roti ton baad)\b|खाने के बाद|नाश्ते के बाद|लंच के बाद|डिनर के बाद/,
  ],
  ['bedtime', /\b(?:bed ?time|before (?:bed|sleep|sleeping)|sone se (?:pehle|pahle)|raat ko sone)\b|सोने से पहले/],
  ['random', /\b(?:random|rbs)\b|रैंडम/],
];

/** "Khane ke 2 ghante baad" is "khane ke baad". */
const timeSpan = /\b\d+(?:\.\d+)? (?:hours?|hrs?|ghant[ae]|घंटे) (?:ke )?/;

/** When a glucose was measured: by the words of its clause, else by those of its sentence. */
export function contextOf(message: Message, clause: Clause): ReadingContext | null {
  return contextIn(wordsIn(message, clause)) ?? contextsOfSentences(message).get(clause.sentence) ?? null;
}

const contextsOfSentences = oncePer((message: Message) => {
  const spans = new Map<number, Span>();
  for (const { sentence, from, to } of message.clauses)
    spans.set(sentence, { from: spans.get(sentence)?.from ?? from, to });
  return new Map([...spans].map(([sentence, span]) => [sentence, contextIn(wordsIn(message, span))]));
});

/** The one that the words of a stretch tell. */
export const contextWithin = (message: Message, span: Span): ReadingContext | null => contextIn(wordsIn(message, span));

const wordsIn = ({ tokens }: Message, { from, to }: Span): string =>
  tokens
    .slice(from, to)
    .map(({ word }) => word)
    .join(' ');

function contextIn(text: string): ReadingContext | null {
  const withoutSpan = text.replace(timeSpan, '');
  return rules.find(([, pattern]) => pattern.test(text) || pattern.test(withoutSpan))?.[0] ?? null;
}

const denied = /\bnot (?:the )?\w+|\S+ (?:nahi|nhi|nahin|नहीं)(?=\s|$)/g;
const saysOtherwise = ['was', 'no', 'corrected', 'mistaken', 'negation', 'change', 'that'] as const;

/** "Sorry, post lunch it was", "not fasting, after food": when the last glucose was measured, if that is all that is said. */
export function readContextAlone(text: string): ReadingContext | undefined {
  const { tokens, roles } = readMessage(text);
  const isCorrection = saysOtherwise.some((role) => roles.some((said) => said.has(role)));
  if (!isCorrection || tokens.length > longestContext || tokens.some(({ kind }) => kind === 'number')) return undefined;
  return contextIn(text.toLowerCase().replace(denied, ' ')) ?? undefined;
}
const longestContext = 10;

/** Words between a name and its figure that tell the context, and go with it. */
export const contextWords = listed('context');
