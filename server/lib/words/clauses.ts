import { readDuration } from './durations.ts';
import { readNumber } from './numbers.ts';
import { type Token, tokenise, wordSet } from './tokens.ts';

/** A run of tokens without a comma, an "and" or an end of sentence in it. */
export interface Clause {
  from: number;
  to: number;
  /** It tells of something that has happened: no plan, wish, question or denial. */
  happened: boolean;
  daysAgo: number;
  /** "last night", "kal raat": the day before for a walk, this morning for sleep. */
  lastNight: boolean;
}

export interface Message {
  text: string;
  tokens: Token[];
  clauses: Clause[];
}

export interface Span {
  from: number;
  to: number;
}

const sentenceEnds = /^[.!?;\n।]$/;
const breaks = /^[,+&|•]$/;
const joiningWords = wordSet('and aur n or then phir fir plus also but lekin magar after before while और फिर लेकिन तथा');
const pastWords = wordSet(`
  walked ran jogged cycled biked swam danced hiked climbed exercised drank drunk had ate did done went gone slept played took
  finished completed burned burnt was were weighed woke logged lifted trained practiced practised worked skated
  kiya kari kiye piya piyi khaya khayi khaye gaya gayi gaye khela kheli khele chala chali chale chalaya chalayi dauda daudi liya li
  hua hui soya soyi soye uthaya tha thi tairaki naacha nacha
  किया पिया पी पीया खाया खाई गया गई खेला खेली चला चली चलाया चलाई दौड़ा दौड़ी लिया ली हुआ हुई सोया सोयी सोई था थी
`);
/** English: what follows in the sentence is not done yet. */
const plans = wordSet(`
  will ill wont shall should would want wants wanna gonna need needs plan planned planning plans hope hoping intend remind
  reminder target goal goals ideal dream tomorrow tmrw tmr if lets must aim supposed
`);
const weakPlans = wordSet(
  'going later tonight next soon try trying daily everyday usually normally generally roz rozana रोज रोजाना',
);
/** Hindi: what precedes in the sentence is not done yet. */
const endingPlans = wordSet('chahiye chahie chahta chahti chahte sochta soch चाहिए चाहिये चाहता चाहती सोच');
const futureVerb =
  /^(?!(?:challenge|revenge|omega|mega)$)(?:\p{L}+(?:o?ung[ai]|oong[ai]|enge|eng[ai]|eg[ai])|[\p{L}\p{M}]+(?:ऊंगा|ऊंगी|ूंगा|ूंगी|ेंगे|ेंगी|एगा|एगी|ेगा|ेगी|ोगे|एंगे))$/u;
const infinitive = /^(?:[\p{L}]{2,}na|[\p{L}\p{M}]+ना)$/u;
const beingWords = wordSet('hai h he hoga है होगा');
const denials = wordSet(`
  didnt dont cant couldnt havent hasnt wasnt isnt not never no nahi nahin nhi nahee skip skipped missed forgot forget bhool bhul
  नहीं नही मत भूल
`);
const askingStarts = wordSet('how what which why should shall can could would is are does kya क्या');
const askingWords = wordSet('kitna kitne kitni kaise kyu kyun कितना कितने कितनी कैसे क्यों');
const askedPeople = wordSet('i you we');

/** Cuts a message into clauses and tells which of them speak of something that has happened, and when. */
export function readMessage(text: string): Message {
  const tokens = tokenise(text);
  const drafts: Draft[] = [];
  let draft = newDraft(0, 0, false);
  let sentence = 0;
  const asks = new Set<number>();
  const finish = (to: number, next: number, joined: boolean) => {
    draft.to = to;
    if (draft.from < to) drafts.push(draft);
    draft = newDraft(next, sentence, joined);
  };
  for (let at = 0; at < tokens.length; ) {
    const { written } = tokens[at] as Token;
    const lineBreak = at > 0 && text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes('\n');
    if (lineBreak && draft.from < at) {
      sentence += 1;
      finish(at, at, false);
    }
    const skip = readDuration(tokens, at)?.next ?? readNumber(tokens, at)?.next ?? at;
    if (skip > at) {
      at = skip;
    } else if (sentenceEnds.test(written)) {
      if (written === '?') asks.add(sentence);
      sentence += 1;
      finish(at, at + 1, false);
      at += 1;
    } else if (
      breaks.test(written) ||
      (joiningWords.has(written) && !yesterdayWords.has(tokens[at + 1]?.written ?? ''))
    ) {
      finish(at, at + 1, joiningWords.has(written) || /^[+&]$/.test(written));
      at += 1;
    } else {
      at += 1;
    }
  }
  finish(tokens.length, tokens.length, false);
  for (const each of drafts) describeClause(each, tokens, asks);
  return { text, tokens, clauses: settleClauses(drafts) };
}

interface Draft extends Span {
  sentence: number;
  /** Follows "and" or the like. */
  joined: boolean;
  past: boolean;
  plans: boolean;
  plansBackward: boolean;
  denied: boolean;
  asked: boolean;
  day: number | undefined;
  lastNight: boolean;
}

const newDraft = (from: number, sentence: number, joined: boolean): Draft => ({
  ...{ from, to: from, sentence, joined, day: undefined },
  ...{ past: false, plans: false, plansBackward: false, denied: false, asked: false, lastNight: false },
});

const yesterdayWords = wordSet('yesterday yday kal कल');
const earlierWords = wordSet('parso parson परसों');
const todayWords = wordSet('today aaj आज');
const nightWords = wordSet('night raat रात');

function describeClause(clause: Draft, tokens: Token[], asks: Set<number>): void {
  let weak = false;
  for (let at = clause.from; at < clause.to; at += 1) {
    const written = tokens[at]?.written ?? '';
    const following = tokens[at + 1]?.written ?? '';
    const isDid =
      /^(?:ki|की)$/.test(written) && (at + 1 === clause.to || beingWords.has(following) || pastWords.has(following));
    clause.past ||= pastWords.has(written) || isDid;
    clause.plans ||=
      plans.has(written) || (written === 'have' && following === 'to') || (written === 'about' && following === 'to');
    weak ||= weakPlans.has(written) || (written === 'every' && following === 'day');
    const isDuty = infinitive.test(written) && beingWords.has(following);
    clause.plansBackward ||= endingPlans.has(written) || futureVerb.test(written) || isDuty;
    clause.denied ||= denials.has(written) && following !== 'rope';
    if (askingWords.has(written)) asks.add(clause.sentence);
    const startsAsking = askingStarts.has(written) || (/^(?:did|do|have)$/.test(written) && askedPeople.has(following));
    if (at === clause.from && startsAsking) clause.asked = true;
    if (todayWords.has(written)) clause.day = 0;
    if (earlierWords.has(written) || (yesterdayWords.has(written) && tokens[at - 1]?.written === 'before'))
      clause.day = 2;
    else if (yesterdayWords.has(written)) clause.day = 1;
    if (
      nightWords.has(written) &&
      (tokens[at - 1]?.written === 'last' || yesterdayWords.has(tokens[at - 1]?.written ?? ''))
    ) {
      clause.day = 1;
      clause.lastNight = true;
    }
  }
  clause.plans ||= weak && !clause.past;
  clause.asked ||= asks.has(clause.sentence);
}

function settleClauses(drafts: Draft[]): Clause[] {
  for (const [index, clause] of drafts.entries()) {
    const before = drafts[index - 1];
    if (before?.sentence !== clause.sentence) continue;
    clause.plans ||= before.plans && !clause.past;
    clause.asked ||= before.asked;
    clause.day ??= before.day;
  }
  for (const [index, clause] of [...drafts.entries()].reverse()) {
    const after = drafts[index + 1];
    if (!after?.joined || after.sentence !== clause.sentence) continue;
    clause.plansBackward ||= after.plansBackward && !clause.past;
    clause.day ??= after.day;
  }
  return drafts.map(({ from, to, plans: leads, plansBackward, denied, asked, day, lastNight }) => ({
    ...{ from, to, lastNight, happened: !leads && !plansBackward && !denied && !asked, daysAgo: day ?? 0 },
  }));
}
