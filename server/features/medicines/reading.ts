import { type Role, rolesOfTokens } from '../../language/lexicon.ts';
import { readMessage } from '../../language/message.ts';
import { readNumber } from '../../language/numbers.ts';
import { nutrientsByName } from '../../language/nutrients.ts';
import { inOwnWords } from '../../language/ownWords.ts';
import { readPhraseLists, readWordLists, writtenPhrase } from '../../language/phraseLists.ts';
import { type ReadSchedule, readSchedule } from '../../language/schedules.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import { isWordOfFood } from '../nutrition/reading.ts';
import { findName, textOf } from './words/names.ts';

const listed = readWordLists(new URL('./words/medicines.txt', import.meta.url));

/** A medicine that a message names; '' for "my medicine", whichever it is. */
export interface Named {
  name: string;
  dose: string;
}

export type Told =
  | { kind: 'list' | 'record' }
  | { kind: 'intake'; named: Named[]; status: 'taken' | 'skipped'; rest: string; clock: ReadSchedule; daysAgo: number }
  | { kind: 'question'; named: Named[]; daysAgo: number }
  | { kind: 'stop' | 'advice'; named: Named[] }
  /** It is named with nothing said of it. */
  | { kind: 'bare'; named: Named[] }
  | { kind: 'set'; named: Named[]; schedule: ReadSchedule };

const forms = listed('forms');
const doseUnits = listed('dose units');
const taken =
  / (?:took|taken|had|popped|injected|have had|liya|liye|le li|le liya|li|le chuka|le chuki|kha li|kha liya|khayi|khaya|lagaya|lagayi|laga li|laga liya|li thi|li hai|ली|लिया|खा ली|खा लिया|खाई|लगाया|done) /;
const notTaken =
  / (?:skipped|skip|missed|forgot|didnt take|did not take|havent taken|have not taken|not taken|nahi li|nahin li|nahi liya|nhi li|nhi liya|nahi khayi|nahi khaya|bhool gaya|bhool gayi|bhul gaya|bhul gayi|chhoot gayi|chhut gayi|reh gayi|miss ho gayi|miss ho gaya|नहीं ली|नहीं लिया|भूल गया|भूल गई|छूट गई) /;
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
const again = readPhraseLists(new URL('./words/again.txt', import.meta.url));
const againLists = [again('again'), again('take'), again('asks')];

/** "Can I take another one in 3 hours": one more of a medicine that isn't named. */
export function asksForMore(text: string): boolean {
  const said = ` ${writtenPhrase(text)} `;
  return againLists.every((phrases) => phrases.some((phrase) => said.includes(` ${phrase} `)));
}

const others = listed('others');

/** What a message tells of medicines; undefined where it is about something else, or asks for advice. */
export function readMedicines(text: string, own: string[], today: string): Told | undefined {
  const tokens = tokenise(text);
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const isTaking = tokens.length <= mostWordsTaking && statusIn(tokens, said) === 'taken';
  const { named, spans } = findNamed(tokens, own, isTaking);
  const isGeneric = tokens.some(({ word }) => forms.has(word));
  if (!isGeneric && named.length === 0) return / adherence /.test(said) ? { kind: 'record' } : undefined;
  if (tokens.some(({ word }) => others.has(word))) return undefined;
  if (!isGeneric && asksForAmount.test(said) && isOfFoods(named)) return undefined;
  const question = readQuestion(text, said, named);
  if (question) return question;
  if (advice.test(said) || said.endsWith(' ? '))
    return named.length > 0 && !wishes.test(said) ? { kind: 'advice', named } : undefined;
  const schedule = readSchedule(tokens, today);
  const status = statusIn(tokens, said);
  if (status && !wishes.test(said))
    return {
      kind: 'intake',
      named,
      status,
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
  const { named } = findNamed(tokens, own, false);
  const schedule = readSchedule(tokens, today);
  const times = tokens.flatMap((_, at) => (schedule.taken[at] ? { from: at, to: at + 1 } : []));
  const words = named.length > 0 ? '' : inOwnWords(readMessage(text), times);
  const isGeneric = words === '' || words.split(' ').every((word) => forms.has(word));
  return {
    named: named.length > 0 ? named : isGeneric ? [] : [{ name: words, dose: '' }],
    status: statusIn(tokens, said) === 'skipped' ? ('skipped' as const) : ('taken' as const),
    clock: schedule,
    daysAgo: daysAgoIn(text),
  };
}

/** "How much B12 in an egg", "calcium kitna hua aaj": nutrients are asked of foods where no dose is told. */
const isOfFoods = (named: Named[]): boolean =>
  named.length > 0 && named.every(({ name, dose }) => dose === '' && nutrientsByName.has(writtenPhrase(name)));

/** "Ghetli", "khelam", "lidhi nathi": the lexicon has the verbs of the other languages. */
function statusIn(tokens: Token[], said: string): 'taken' | 'skipped' | undefined {
  const roles = rolesOfTokens(tokens);
  const is = (role: Role) => roles.some((known) => known.has(role));
  const isTaken = taken.test(said) || is('took') || is('eaten');
  if (notTaken.test(said) || is('notEaten') || (isTaken && is('negation'))) return 'skipped';
  return isTaken && !is('habit') ? 'taken' : undefined;
}

const daysAgoIn = (text: string) => Math.max(0, ...readMessage(text).clauses.map(({ daysAgo }) => daysAgo));

/** What is asked of one's own medicines. */
function readQuestion(text: string, said: string, named: Named[]): Told | undefined {
  if (records.test(said)) return { kind: 'record' };
  if (asks.test(said) && (taken.test(said) || / take /.test(said)))
    return { kind: 'question', named, daysAgo: daysAgoIn(text) };
  const isOfList = lists.test(said) && ![taken, notTaken, wishes].some((words) => words.test(said));
  return isOfList ? { kind: 'list' } : undefined;
}

interface Order {
  tokens: Token[];
  said: string;
  named: Named[];
  spans: [from: number, to: number][];
  schedule: ReadSchedule;
}

function readOrder({ tokens, said, named, spans, schedule }: Order): Told | undefined {
  if (ends.test(said)) return { kind: 'stop', named };
  if (hasTimes(schedule) || wishes.test(said) || schedule.repeats) return { kind: 'set', named, schedule };
  if (ofSpan.test(said)) return { kind: 'record' };
  const words = spans.reduce((sum, [from, to]) => sum + to - from, 0);
  return words === tokens.length ? { kind: 'bare', named } : undefined;
}

export const hasTimes = ({ clocks, parts, atMeals, timesPerDay, everyMin, window }: ReadSchedule): boolean =>
  clocks.length + parts.length + atMeals.length > 0 ||
  timesPerDay !== undefined ||
  everyMin !== undefined ||
  window !== undefined;

/** The medicines that are named, each with the dose beside it. */
function findNamed(tokens: Token[], own: string[], isTaking: boolean) {
  const named: Named[] = [];
  const spans: [from: number, to: number][] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = findName(tokens, at, own) ?? unknownName(tokens, at, isTaking);
    if (!found) {
      at += 1;
      continue;
    }
    const before = doseBefore(tokens, at);
    const after = doseAt(tokens, found.next);
    const dose = after?.dose ?? before?.dose ?? '';
    named.push({ name: found.name, dose });
    spans.push([after || !before ? at : before.from, after?.next ?? found.next]);
    at = after?.next ?? found.next;
  }
  return { named, spans };
}

const leastLetters = 5;
const unitsOfMedicines = /^(?:mg|mcg|iu|units?|यूनिट)$/;

const mostWordsTaking = 8;
/** What tablets hold, in mg, where no unit is said. */
const strengths = new Set([
  5, 10, 12.5, 20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 125, 150, 200, 250, 300, 325, 400, 500, 600, 625, 650, 750,
  850, 1_000,
]);

/** A word that says nothing else, in front of a dose that only medicines have, "glargine 14 units", or of one that was taken, "udiliv 300 li". */
function unknownName(tokens: Token[], at: number, isTaking: boolean): { name: string; next: number } | undefined {
  const [token, number, unit] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.kind !== 'word' || token.word.length < leastLetters || number?.kind !== 'number') return undefined;
  const isOfTablet = isTaking && strengths.has(number.value) && !isMeasured(unit) && !isWordOfFood(token.word);
  const isKnown = forms.has(token.word) || (rolesOfTokens([token])[0]?.size ?? 0) > 0;
  return isKnown || !(isOfTablet || unitsOfMedicines.test(unit?.word ?? ''))
    ? undefined
    : { name: token.text.slice(0, 1).toUpperCase() + token.text.slice(1), next: at + 1 };
}

const isMeasured = (unit: Token | undefined): boolean =>
  unit !== undefined &&
  (rolesOfTokens([unit])[0]?.has('unit') === true || rolesOfTokens([unit])[0]?.has('measure') === true);

/** "500", "500 mg", "10 unit", "half tablet". */
function doseAt(tokens: Token[], at: number): { dose: string; next: number } | undefined {
  const number = readNumber(tokens, at);
  if (!number?.counted) return undefined;
  const unit = tokens[number.next]?.word ?? '';
  if (doseUnits.has(unit)) return { dose: textOf(tokens, at, number.next + 1), next: number.next + 1 };
  const isClock = /^(?:am|pm|baje|bje|बजे|:|times?|baar|-|din|days?|hours?|ghante)$/.test(unit);
  const value = tokens[at]?.value ?? 0;
  return !isClock && tokens[at]?.kind === 'number' && value >= 25
    ? { dose: textOf(tokens, at, number.next), next: number.next }
    : undefined;
}

/** "2 tablets of", "500 mg". */
function doseBefore(tokens: Token[], at: number): { dose: string; from: number } | undefined {
  const end = tokens[at - 1]?.word === 'of' ? at - 1 : at;
  for (let from = Math.max(0, end - 3); from < end; from += 1) {
    const dose = doseAt(tokens, from);
    if (dose && dose.next === end) return { dose: dose.dose, from };
  }
  return undefined;
}

/** What else the message says: the sentence or part of one that tells of the medicine is taken out. */
function restOf(text: string, tokens: Token[], spans: [number, number][]): string {
  const cuts = [/[.!;\n।,]/, /^(?:and|aur|then|phir|also|और|फिर)$/];
  const [first = 0, last = tokens.length] = [spans[0]?.[0], spans.at(-1)?.[1]];
  const isCut = (token: Token | undefined) => token !== undefined && cuts.some((cut) => cut.test(token.word));
  let from = first;
  while (from > 0 && !isCut(tokens[from - 1])) from -= 1;
  let to = last;
  while (to < tokens.length && !isCut(tokens[to])) to += 1;
  if (spans.length === 0) return '';
  const left = text.slice(0, tokens[from > 0 ? from - 1 : 0]?.start ?? 0);
  return `${from > 0 ? left : ''} ${to < tokens.length ? text.slice(tokens[to]?.end) : ''}`.trim();
}
