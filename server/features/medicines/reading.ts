import type { ReadClock } from '../../language/clockFigures.ts';
import { type Role, rolesOfTokens } from '../../language/lexicon.ts';
import { readMessage } from '../../language/message.ts';
import { nutrientsByName } from '../../language/nutrients.ts';
import { inOwnWords } from '../../language/ownWords.ts';
import { readPhraseLists, writtenPhrase } from '../../language/phraseLists.ts';
import { type ReadSchedule, readSchedule } from '../../language/schedules.ts';
import { readStock, type Stock } from '../../language/stock.ts';
import { isStory } from '../../language/stories.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import type { Span } from '../../language/words.ts';
import { findNamed, forms, type Named, namesIn } from './words/naming.ts';
import {
  isPlainOrder,
  type Order,
  readMove,
  readSetting,
  type Setting,
  saysRhythm,
  tellsWhen,
} from './words/orders.ts';
import { isOfOther } from './words/others.ts';

type Status = 'taken' | 'skipped';

export type Told =
  | { kind: 'list' | 'record' }
  | {
      kind: 'intake';
      named: Named[];
      status: Status;
      /** What befell others of the same message: "telma li, metformin chhoot gayi". */
      also: { named: Named[]; status: Status }[];
      rest: string;
      clock: ReadSchedule;
      daysAgo: number;
    }
  | { kind: 'question'; named: Named[]; daysAgo: number }
  | { kind: 'stop' | 'advice'; named: Named[] }
  /** It is named with nothing said of it. */
  | { kind: 'bare'; named: Named[] }
  | ({ kind: 'set' } & Setting)
  /** How much there is of it. */
  | { kind: 'stock'; named: Named[]; stock: Stock }
  /** One dose comes later. */
  | { kind: 'move'; named: Named[]; byMin: number | undefined; to: ReadClock | undefined };

const taken =
  / (?:took|taken|had|popped|injected|have had|liya|liye|le li|le liya|li|le chuka|le chuki|kha li|kha liya|khayi|khaya|lagaya|lagayi|laga li|laga liya|li thi|li hai|ली|लिया|खा ली|खा लिया|खाई|लगाया|done) /;
const notTaken =
  / (?:skipped|skip|missed|forgot|didnt take|did not take|havent taken|have not taken|not taken|nahi li|nahin li|nahi liya|nhi li|nhi liya|nahi khayi|nahi khaya|bhool gaya|bhool gayi|bhul gaya|bhul gayi|chhoot gayi|chhut gayi|reh gayi|miss ho gayi|miss ho gaya|नहीं ली|नहीं लिया|भूल गया|भूल गई|छूट गई|छूट गयी|चूक गई|चूक गयी|चूक गया|chook gayi|chuk gayi|chook gaya|रह गई) /;
const asks =
  / (?:did i|have i|has|when did i|kya maine|maine .* kya|li kya|liya kya|li ya nahi|liya ya nahi|khayi kya|क्या मैंने|ली क्या|क्या) /;
const records =
  / (?:adherence|medicine (?:record|history|log)|how (?:regular(?:ly)?|often)|how many .*(?:missed|miss|taken|skipped)|did i miss|missed any|kitni (?:dawai|dawa|goli|baar)|kitna miss|dawai .* (?:miss|chhooti)|kitni dawai) /;
/** "Metformin this week": what was taken of it. */
const ofSpan =
  / (?:this|last|past|is|pichhle|pichle|इस|पिछले) (?:\d+ )?(?:week|month|days|hafte|mahine|din|हफ़्ते|हफ्ते|महीने|दिन) $/;
const lists =
  / (?:my (?:medicines|meds|medications|tablets|supplements)|medicine list|list of medicines|which (?:medicines|tablets)|what (?:medicines|meds|tablets)|meri (?:saari |sari |sab )?(?:da[wv]a+i|da[wv]a|da[wv]a+i?y[ai]+n?|goliy[ao]+n?)|(?:kaunsi|konsi|kaun si|kon si) da[wv]a+i|मेरी (?:दवा|दवाई|दवाइयां)) |^ (?:\/ )?(?:medicines|meds|da[wv]aiy[ao]n?|दवाइयां) $/;
const advice =
  /^ (?:can|should|shall|may|could|is|are|does|do|what|why|which|how|kya|kitni|kitna|kab|should i|क्या|कब|कितनी) | (?:side effects?|safe|instead|se kya hota|khani chahiye|leni chahiye|lena chahiye|le sakta|le sakti|kya karu|chahiye kya|price|lu kya|lun kya|le lu|le lun|loon kya) /;
const asksForAmount =
  /^ (?:and|aur|what about|how about) | (?:how much|how many|kitn[aie]|कितन[ाीे]|amount of|rich in|high in|source of|contains?|content) (?!.* (?:take|lena|leni|lu|lun|loon|le sakta|le sakti) )/;
const ends = / (?:stop|stopped|remove|delete|cancel|band|hata|hatao|no longer|off|बंद|हटा|हटाओ) /;
const wishes = / (?:remind|reminder|yaad|याद|alarm) /;
/** "Can you remind me of losartan at 7?" orders. */
const polite =
  /^ (?:(?:hi|hey|hello|please|pls|so|and) )*(?:can|could|will|would) (?:you|u|ya) (?:please |kindly |be so kind as to |be kind enough to )?(?:remind|set|add|put|ping|alert|alarm|prompt|nudge|buzz|ring|text|wake) /;
const asksAdvice = (said: string): boolean => advice.test(said) || said.endsWith(' ? ');
const again = readPhraseLists(new URL('./words/again.txt', import.meta.url));
const againLists = [again('again'), again('take'), again('asks')];

/** "Can I take another one in 3 hours": one more of a medicine that isn't named. */
export function asksForMore(text: string): boolean {
  const said = ` ${writtenPhrase(text)} `;
  return againLists.every((phrases) => phrases.some((phrase) => said.includes(` ${phrase} `)));
}

const mostWordsTaking = 8;

/** What a message tells of medicines; undefined where it is about something else, or asks for advice. */
export function readMedicines(text: string, own: string[], today: string): Told | undefined {
  const tokens = tokenise(text);
  const said = saidBy(tokens);
  const isTaking = tokens.length <= mostWordsTaking && statusIn(tokens, said) === 'taken';
  const { named, spans } = findNamed(tokens, own, isTaking);
  const isGeneric = tokens.some(({ word }) => forms.has(word));
  if (!isGeneric && named.length === 0) return / adherence /.test(said) ? { kind: 'record' } : undefined;
  if (isOfOther(tokens, spans)) return undefined;
  if (!isGeneric && asksForAmount.test(said) && isOfFoods(named)) return undefined;
  const stock = stockIn(tokens, named, own, today);
  if (stock) return { kind: 'stock', named, stock };
  const question = readQuestion(text, said, named);
  if (question) return question;
  const schedule = readSchedule(tokens, today);
  if (asksAdvice(said) && !(polite.test(said) && tellsWhen(schedule)))
    return named.length > 0 && !wishes.test(said) ? { kind: 'advice', named } : undefined;
  // "5 din ke liye" tells how long, not that it was taken.
  const rest = tokens.filter((_, at) => !schedule.taken[at] && !isPurpose(tokens, at));
  const status = statusIn(rest, saidBy(rest));
  const isOrder = schedule.rhythm.except.length > 0 && schedule.repeats;
  if (status && !isOrder && !wishes.test(said))
    return {
      kind: 'intake',
      ...groupByStatus(tokens, named, spans, status),
      rest: restOf(text, tokens, spans),
      clock: schedule,
      daysAgo: daysAgoIn(text),
    };
  return named.length > 0 ? readOrder({ tokens, said, named, spans, schedule }) : undefined;
}

/** What was taken or skipped by somebody who surely tells of that: names that are known, else their own words. */
export function readOwnIntake(text: string, own: string[], today: string) {
  const tokens = tokenise(text);
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const { named } = findNamed(tokens, own, true);
  const schedule = readSchedule(tokens, today);
  const times = tokens.flatMap((_, at) => (schedule.taken[at] ? { from: at, to: at + 1 } : []));
  const words = named.length > 0 ? '' : inOwnWords(readMessage(text), [...times, ...befallen(tokens)]);
  const isGeneric = words === '' || words.split(' ').every((word) => forms.has(word));
  return {
    named: named.length > 0 ? named : isGeneric ? [] : [{ name: words, dose: '' }],
    status: statusIn(tokens, said) === 'skipped' ? ('skipped' as const) : ('taken' as const),
    clock: schedule,
    daysAgo: daysAgoIn(text),
  };
}

/** "Took my lexapro, skipped the adderall": parts that each say what befell one in one's own words. */
export function readOwnIntakes(text: string, own: string[], today: string) {
  const tokens = tokenise(text);
  const ends = tokens.flatMap((token, at) => (isCut(token) ? at : []));
  const parts = [...ends, tokens.length].map((to, index) =>
    tokens.slice(index > 0 ? (ends[index - 1] ?? 0) + 1 : 0, to),
  );
  const told = parts.filter((part) => part.length > 0);
  const areApart = new Set(told.map((part) => statusIn(part, saidBy(part)))).size > 1;
  if (!areApart || !told.every((part) => statusIn(part, saidBy(part)))) return [readOwnIntake(text, own, today)];
  return told.map((part) => readOwnIntake(text.slice(part[0]?.start, part.at(-1)?.end), own, today));
}

/** "चूक गई" is what befell it, not its name. */
function befallen(tokens: Token[]): Span[] {
  const isStatus = (at: number, length: number) =>
    [taken, notTaken].some(
      (words) => words.exec(saidBy(tokens.slice(at, at + length)))?.[0] === saidBy(tokens.slice(at, at + length)),
    );
  return tokens.flatMap((_, at) =>
    [1, 2, 3].flatMap((length) => (isStatus(at, length) ? { from: at, to: at + length } : [])),
  );
}

/** "How much B12 in an egg", "calcium kitna hua aaj": nutrients are asked of foods where no dose is told. */
const isOfFoods = (named: Named[]): boolean =>
  named.length > 0 && named.every(({ name, dose }) => dose === '' && nutrientsByName.has(writtenPhrase(name)));

/** "30 tablets of metformin left"; "calcium left for today" is asked of foods. */
function stockIn(tokens: Token[], named: Named[], own: string[], today: string): Stock | undefined {
  const isOwn = named.some(({ name }) => own.includes(name));
  const isOfForm = tokens.some(({ word }) => forms.has(word));
  if (!isOwn && !isOfForm && isOfFoods(named.map(({ name }) => ({ name, dose: '' })))) return undefined;
  const isName = namesIn(tokens, own);
  return readStock(tokens, (at) => isName[at] === true, readSchedule(tokens, today).taken);
}

/** "Ghetli", "khelam", "lidhi nathi": the lexicon has the verbs of the other languages. */
function statusIn(tokens: Token[], said: string): 'taken' | 'skipped' | undefined {
  const roles = rolesOfTokens(tokens);
  const is = (role: Role) => roles.some((known) => known.has(role));
  const isTaken = taken.test(said) || is('took') || is('eaten');
  if (notTaken.test(said) || is('notEaten') || (isTaken && is('negation'))) return 'skipped';
  return isTaken && !is('habit') ? 'taken' : undefined;
}

const cuts = [/[.!;\n।,]/, /^(?:and|but|aur|par|lekin|magar|then|phir|also|और|पर|लेकिन|फिर)$/];
const isCut = (token: Token | undefined) => token !== undefined && cuts.some((cut) => cut.test(token.word));

/** What befell which of several: of one whose part says nothing, what is said next, else what was said before. */
function groupByStatus(tokens: Token[], named: Named[], spans: [number, number][], status: Status) {
  const turns = turnsBetween(tokens, spans);
  const told = spans.map(([from, to]) => {
    const start = Math.max(
      tokens.findLastIndex((token, at) => at < from && isCut(token)) + 1,
      ...turns.filter((at) => at <= from),
    );
    const end = tokens.findIndex((token, at) => at >= to && (isCut(token) || turns.includes(at)));
    const part = tokens.slice(start, end < 0 ? tokens.length : end);
    return statusIn(part, saidBy(part)) ?? (isDenied(part) ? 'skipped' : undefined);
  });
  const statuses = told.map(
    (own, at) => own ?? told.slice(at).find(Boolean) ?? told.slice(0, at).findLast(Boolean) ?? status,
  );
  const isMixed = new Set(statuses).size > 1;
  const first = told.some(Boolean) ? (statuses[0] ?? status) : status;
  const of = (wanted: Status) => named.filter((_, at) => !isMixed || statuses[at] === wanted);
  const other = first === 'taken' ? ('skipped' as const) : ('taken' as const);
  return { named: of(first), status: first, also: isMixed ? [{ named: of(other), status: other }] : [] };
}

const ofStatus: Role[] = ['took', 'eaten', 'notEaten', 'skipped'];

/** "Crocin li metformin nahi li", "took crocin not metformin": where what befell one ends and the next begins, between two names. */
function turnsBetween(tokens: Token[], spans: [number, number][]): number[] {
  const roles = rolesOfTokens(tokens);
  const isVerb = (at: number) => ofStatus.some((role) => roles[at]?.has(role));
  const isLed = tokens.some((_, at) => at < (spans[0]?.[0] ?? 0) && isVerb(at));
  return spans.slice(1).flatMap(([from], index) => {
    const between = tokens.flatMap((_, at) => (at >= (spans[index]?.[1] ?? 0) && at < from ? at : []));
    const [verb, denial] = [between.findLast(isVerb), between.find((at) => roles[at]?.has('negation'))];
    if (denial !== undefined && roles[denial]?.has('notBefore')) return [denial];
    if (verb !== undefined) return [isLed ? verb : verb + 1];
    return denial === undefined ? [] : [denial + 1];
  });
}

const isDenied = (tokens: Token[]): boolean => rolesOfTokens(tokens).some((roles) => roles.has('negation'));
const saidBy = (tokens: Token[]): string => ` ${tokens.map(({ word }) => word).join(' ')} `;
/** "Sugar ke liye". */
const isPurpose = (tokens: Token[], at: number): boolean =>
  /^(?:liye|lie|लिए|लिये)$/.test(tokens[at]?.word ?? '') && /^(?:ke|k|के)$/.test(tokens[at - 1]?.word ?? '');

const daysAgoIn = (text: string) => Math.max(0, ...readMessage(text).clauses.map(({ daysAgo }) => daysAgo));

/** What is asked of one's own medicines. */
function readQuestion(text: string, said: string, named: Named[]): Told | undefined {
  if (records.test(said)) return { kind: 'record' };
  if (asks.test(said) && (taken.test(said) || / take /.test(said)))
    return { kind: 'question', named, daysAgo: daysAgoIn(text) };
  const isOfList =
    lists.test(said) && named.length === 0 && ![taken, notTaken, wishes].some((words) => words.test(said));
  return isOfList ? { kind: 'list' } : undefined;
}

/** "Amoxicillin three times a day for a week": an order of a known medicine that leaves no word unread. */
export function ordersPlainly(text: string): boolean {
  const tokens = tokenise(text);
  const { named, spans } = findNamed(tokens, [], false);
  if (named.length === 0 || readMedicines(text, [], anyDay)?.kind !== 'set') return false;
  return isPlainOrder({ tokens, said: saidBy(tokens), named, spans, schedule: readSchedule(tokens, anyDay) });
}
const anyDay = '2000-01-01';

function readOrder(order: Order): Told | undefined {
  const { tokens, said, named, spans, schedule } = order;
  if (isStory(tokens)) return undefined;
  if (ends.test(said) && !tellsWhen(schedule)) return { kind: 'stop', named };
  const move = readMove(order);
  if (move) return { kind: 'move', named, ...move };
  if (tellsWhen(schedule) || wishes.test(said) || saysRhythm(order)) return { kind: 'set', ...readSetting(order) };
  if (ofSpan.test(said)) return { kind: 'record' };
  const words = spans.reduce((sum, [from, to]) => sum + to - from, 0);
  return words === tokens.length ? { kind: 'bare', named } : undefined;
}

/** What else the message says: the sentence or part of one that tells of the medicine is taken out. */
function restOf(text: string, tokens: Token[], spans: [number, number][]): string {
  const [first = 0, last = tokens.length] = [spans[0]?.[0], spans.at(-1)?.[1]];
  let from = first;
  while (from > 0 && !isCut(tokens[from - 1])) from -= 1;
  let to = last;
  while (to < tokens.length && !isCut(tokens[to])) to += 1;
  if (spans.length === 0) return '';
  const left = text.slice(0, tokens[from > 0 ? from - 1 : 0]?.start ?? 0);
  return `${from > 0 ? left : ''} ${to < tokens.length ? text.slice(tokens[to]?.end) : ''}`.trim();
}
