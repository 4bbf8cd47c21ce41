import { rolesOfTokens, wordsOf } from '../../language/lexicon.ts';
import { readPhraseLists, readWordLists } from '../../language/phraseLists.ts';
import { isReminding, reminding } from '../../language/reminding.ts';
import { firstUnreadOfWhen } from '../../language/rhythms/unread.ts';
import { type ReadSchedule, readSchedule, wakingCalls } from '../../language/schedules.ts';
import { beginsAsking, isStory, tellsOfReminder } from '../../language/stories.ts';
import { type Token, tokenise } from '../../language/tokens.ts';
import type { Subject } from './policy.ts';
import { readSubject } from './words/subjects.ts';

const listed = readWordLists(new URL('./words/reminders.txt', import.meta.url));

/** Which reminders a message means. */
export interface Which {
  all: boolean;
  /** Their place in the list, from 1. */
  place: number | undefined;
  subject: Subject;
  words: string[];
  /** "That reminder": the one that was set last. */
  isLast: boolean;
}

export interface Wanted {
  kind: 'set';
  text: string;
  subject: Subject;
  isBare: boolean;
  /** Nothing but to be woken. */
  isWaking: boolean;
  schedule: ReadSchedule;
  /** A word of when that is not understood: nothing is set then. */
  unread: string | undefined;
}

export type Request =
  | { kind: 'list' | 'resume' | 'quietOff' | 'explain' }
  | Wanted
  | { kind: 'quiet'; schedule: ReadSchedule }
  /** `isNamed` where the word reminder is said; without it, it may be about something else. */
  | { kind: 'stop'; which: Which; schedule: ReadSchedule; isNamed: boolean }
  | { kind: 'change'; which: Which; schedule: ReadSchedule; unread: string | undefined }
  | { kind: 'pause'; which: Which; until: string | undefined };

/** "Remind me", in any of the languages. */
const names = new RegExp(
  ` (?:remind(?:er|ers|ing|s)?|alarms?|${reminding}|रिमाइंडर|(?:nudge|ping|alert|buzz) (?:me|us)|let me forget) `,
  'u',
);
const stops =
  / (?:stop|cancel|delete|remove|drop|scrap|end|disable|(?:turn|switch) (?:it |them |the |my )?off|off|no more|dont|do not|never|band|bund|ban kar|hata[ou]?|hatado|hatana|mat|nahi chahiye|nahin chahiye|बंद|हटा[ओ]?|हटा दो|मत|नहीं चाहिए) /u;
const pauses = / (?:pause|mute|snooze|hold|rok|roko|rok do|रोक|रोको) /u;
const resumes =
  / (?:resume|unpause|unmute|restart|start (?:my |the |all )?(?:reminders? )?again|(?:turn|switch) (?:\w+ )?(?:reminders? )?(?:back )?on|(?:start|enable) (?:my |the |all )?reminders|chalu|shuru|wapas chalu|चालू|शुरू) /u;
const changes = / (?:change|move|shift|reschedule|edit|update|instead of|badal|badlo|badal do|badalna|बदल|बदलो) /u;
const becomes =
  / (?:reminder|wala|wali|alarm|वाला|वाली) .*(?:kar do|karo|kardo|kar dena|pe kar|rakho|rakh do|कर दो|करो|रखो) /u;
const becomesTo = / (?:reminder|wala|wali|alarm|वाला|वाली) .*to /u;
const asks =
  / (?:list|show|view|see|which|what|whats|my reminders|any reminders|all reminders|kaunse|kaun se|konse|kon se|kaunsi|kya|kitne|dikhao|dikha|batao|bata|lage|set hain|कौन|कौनसे|क्या|कितने|दिखाओ|बताओ) /u;
const quiet =
  / (?:quiet hours?|do not disturb|dont disturb|dnd|silent hours?|(?:dont|do not|no) (?:message|messages|text|disturb|remind|reminders|ping) (?:me )?(?:between|from|after)|pareshan mat|disturb mat|message mat|शांत समय) /u;
const turnsOff = / (?:off|remove|stop|cancel|delete|no quiet|band|hata|hatao|बंद|हटाओ) /u;
/** "Remind me to turn off the stove": what stands after it is what to do, not what to do with a reminder. */
const wishes = new RegExp(` (?:(?:remind|nudge|ping|alert|buzz) (?:me|us)|${reminding}|let me forget) `, 'u');
const unwished =
  / (?:dont|do not|stop|never|no need to) (?:remind|reminding|ping)| ya+d (?:mat|na|nahi) | ya+d \S+ (?:band|bund|mat|chhod)| (?:mat|मत) ya+d | याद (?:मत|ना) | याद \S+ (?:बंद|मत)/u;
const everything = / (?:all|every|everything|sab|sabhi|saare|sare|saari|सब|सभी|सारे|reminders|alarms) /u;
const capability = / (?:can you|could you|do you|will you|kya tum|kya aap|क्या आप) /u;

const asking = readPhraseLists(new URL('./words/asking.txt', import.meta.url));
const [tellMe, last, notWith, oneOfSeveral] = [asking('tell me'), asking('last'), asking('not with'), asking('one')];

/** "Every Sunday at 9 am tell me to check my weight", "roz 9 baje bol dena pani peene": a time is told, and nothing is asked. */
function asksToBeTold(tokens: Token[], said: string, { clocks, everyMin }: ReadSchedule): boolean {
  const says = (phrases: string[]) => phrases.some((phrase) => said.includes(` ${phrase} `));
  const isTold = says(tellMe) || last.some((phrase) => said.endsWith(` ${phrase} `));
  const isElse =
    says(notWith) || tokens.at(-1)?.word === '?' || rolesOfTokens(tokens).some((roles) => roles.has('eaten'));
  return isTold && !isElse && (clocks.length > 0 || everyMin !== undefined);
}

/** The words of asking are nothing to be reminded of. */
function takeAsking(tokens: Token[], { taken }: ReadSchedule): void {
  for (const phrase of [...tellMe, ...last]) {
    const words = phrase.split(' ');
    for (let at = 0; at + words.length <= tokens.length; at += 1)
      if (words.every((word, offset) => tokens[at + offset]?.word === word)) taken.fill(1, at, at + words.length);
  }
}

/** Words around what a reminder is of. */
const scaffolding = new Set([',', ...listed('scaffolding')]);
const actWords = listed('act');

/** "Did you remind me?" is answered by what is set. */
const isAboutReminder = (tokens: Token[]): boolean =>
  tokens.at(-1)?.word === '?' || beginsAsking(tokens) || /^(?:did|have|didnt)$/.test(tokens[0]?.word ?? '');

const isOtherCommand = /^(?:\/(?!reminders?\b)|help\b)/i;

/** What a message asks about reminders; undefined where it is about something else. */
export function readRequest(text: string, today: string): Request | undefined {
  if (isOtherCommand.test(text)) return undefined;
  const tokens = tokenise(text.replace(/^\s*\//, ''));
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const isNamed = names.test(said);
  if (tellsOfReminder(tokens) || (isNamed && beginsAsking(tokens)))
    return isAboutReminder(tokens) ? { kind: 'list' } : undefined;
  const schedule = readSchedule(tokens, today);
  const isTimed = hasTime(schedule);
  if (quiet.test(said))
    return turnsOff.test(said) && !schedule.window ? { kind: 'quietOff' } : { kind: 'quiet', schedule };
  if (isNamed) return readNamed({ tokens, said, schedule, isTimed });
  const isStop = stops.test(said) && oneOfSeveral.some((one) => said.includes(` ${one} `)) && tokens.length <= 8;
  // "One" is no hour here.
  const named = isStop ? tokens.filter(({ word }) => !oneOfSeveral.includes(word)) : [];
  const ofNamed = readSchedule(named, today);
  const which = isStop ? whichOf(named, said, ofNamed) : undefined;
  if (which && !which.all) return { kind: 'stop', which, schedule: ofNamed, isNamed: false };
  if (isStory(tokens)) return undefined;
  if (asksToBeTold(tokens, said, schedule)) {
    takeAsking(tokens, schedule);
    return setOf(tokens, schedule);
  }
  return isTimed && isPlanned(tokens, schedule) ? setOf(tokens, schedule) : undefined;
}

/** What surely wishes for a reminder in words that no list has: "buzz 10 pm, trigger shot". What is not its time is its subject. */
export function readWish(text: string, today: string): Wanted | undefined {
  const tokens = tokenise(text);
  if (tellsOfReminder(tokens) || beginsAsking(tokens)) return undefined;
  const schedule = readSchedule(tokens, today);
  takeAsking(tokens, schedule);
  const set = setOf(tokens, schedule);
  const tells = tokens.some(({ word }) => teller.has(word));
  return hasTime(schedule) && set.text !== '' && !tells ? set : undefined;
}

interface Said {
  tokens: Token[];
  said: string;
  schedule: ReadSchedule;
  isTimed: boolean;
}

function readNamed(words: Said): Request | undefined {
  const { tokens, said, schedule, isTimed } = words;
  const which = () => whichOf(tokens, said, schedule);
  const isNegated = unwished.test(said) || (stops.test(said) && !wishes.test(said));
  if (isPause(words, isNegated)) return { kind: 'pause', which: which(), until: schedule.until ?? schedule.date };
  if (resumes.test(said) && !isTimed) return { kind: 'resume' };
  if (isNegated) return { kind: 'stop', which: which(), schedule, isNamed: true };
  if (isTimed && isChange(words))
    return { kind: 'change', which: which(), schedule, unread: firstUnreadOfWhen(tokens, schedule) };
  if (isQuestion(tokens, said) && !isTimed && !wishes.test(said)) return { kind: 'list' };
  if (!wishes.test(said) && isStory(tokens)) return undefined;
  const set = setOf(tokens, schedule);
  const isOfAbility = capability.test(said) && (set.text === '' || !wishes.test(said));
  const isAsked = asksOfAbility(tokens, said, schedule);
  return isAsked || (isOfAbility && !isTimed) ? { kind: 'explain' } : set;
}

/** "Kya tum raat ko bhi yaad dila sakte ho?": with a part of the day and nothing to be reminded of. */
function asksOfAbility(tokens: Token[], said: string, schedule: ReadSchedule): boolean {
  const isOrder = [...schedule.clocks, ...schedule.atMeals].length > 0 || schedule.inMin !== undefined;
  const isOnly = tokens.every(
    (token, at) =>
      schedule.taken[at] ||
      token.kind === 'mark' ||
      ofAbility.has(token.word) ||
      scaffolding.has(token.word) ||
      isReminding(tokens, at),
  );
  return capability.test(said) && tokens.at(-1)?.word === '?' && !isOrder && isOnly;
}
const ofAbility = listed('of ability');

/** "Pause reminders", "stop reminders till Friday", "no reminders today". */
function isPause({ said, schedule }: Said, isNegated: boolean): boolean {
  if (wishes.test(said) && !isNegated) return false;
  const isForSomeDays = (schedule.until ?? schedule.date) !== undefined && schedule.clocks.length === 0;
  return pauses.test(said) || (isForSomeDays && (isNegated || / no (?:\w+ )?reminders? /.test(said)));
}

/** The "to" of "from 9 to 6" is of its hours. */
const isChange = ({ tokens, said, schedule: { window, taken } }: Said) =>
  (changes.test(said) || becomes.test(said) || (becomesTo.test(said) && !window && movesTo(tokens, taken))) &&
  !/ (?:set|add|create|yaad|याद) /u.test(said);

/** "Reminder to 9": neither "to do my check" nor "Sunday to Thursday". */
const movesTo = (tokens: Token[], taken: Uint8Array): boolean =>
  tokens.some(({ word }, at) => word === 'to' && taken[at + 1] === 1 && !(taken[at] === 1 && taken[at - 1] === 1));

const isQuestion = (tokens: Token[], said: string) =>
  rolesOfTokens(tokens).some((roles) => roles.has('tellMe') || roles.has('question')) ||
  /^ (?:(?:my|show|all|mere|meri|sab|saare|मेरे|सारे|सब) )*(?:reminders?|alarms?|रिमाइंडर)(?: list)? $/u.test(said) ||
  (asks.test(said) && !/ remind me to /.test(said));

const hasTime = ({ clocks, parts, atMeals, everyMin, inMin, timesPerDay, window }: ReadSchedule): boolean =>
  [...clocks, ...parts, ...atMeals].length > 0 ||
  [everyMin, inMin, timesPerDay, window].some((told) => told !== undefined);

/** "Every Monday weigh-in at 7": without a word for reminding, it begins or ends with when, and nobody did anything. */
function isPlanned(tokens: Token[], { clocks, everyMin, window, repeats, days, taken }: ReadSchedule): boolean {
  const first = tokens[0]?.word ?? '';
  const leads = /^(?:every|har|daily|roz|everyday|हर|रोज)$/.test(first);
  const tells = tokens.some(({ word }) => teller.has(word));
  const left = tokens.filter((_, at) => !taken[at]);
  return (
    ((leads && repeats) || (everyMin !== undefined && window !== undefined && taken[0] === 1)) &&
    (clocks.length > 0 || (everyMin !== undefined && (days.length > 0 || window !== undefined))) &&
    !tells &&
    left.length > 0 &&
    left.length <= 4
  );
}
const teller = listed('teller');

/** "And at 9 pm for dinner", said behind a reminder: one more, at another time. */
export function readAnother(text: string, today: string): Wanted | undefined {
  const tokens = tokenise(text);
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `;
  const lead = asking('another').find((phrase) => said.startsWith(` ${phrase} `));
  const isElse =
    notWith.some((word) => said.includes(` ${word} `)) || rolesOfTokens(tokens).some((roles) => roles.has('eaten'));
  if (lead === undefined || isElse) return undefined;
  const rest = tokens.slice(lead.split(' ').length);
  const schedule = readSchedule(rest, today);
  const set = setOf(rest, schedule);
  return schedule.clocks.length > 0 && /^\P{N}+$/u.test(set.text) ? set : undefined;
}

/** What is left of a wish without its time and the words of wishing. */
function setOf(tokens: Token[], schedule: ReadSchedule): Wanted {
  const left = tokens.filter((_, at) => !schedule.taken[at]);
  let [from, to] = [0, left.length];
  const isScaffold = (at: number) => scaffolding.has(left[at]?.word ?? '') || isReminding(left, at);
  while (from < to && isScaffold(from)) from += 1;
  while (to > from && isScaffold(to - 1)) to -= 1;
  const kept = left.slice(from, to);
  const unread = firstUnreadOfWhen(tokens, schedule) ?? tokens.find((_, at) => corrects(tokens, at))?.text;
  const isWaking = tokens.some(({ word }) => wakingCalls.has(word));
  return { kind: 'set', text: joined(kept), schedule, unread, isWaking, ...readSubject(kept) };
}

/** "Take Panadol … no, just water", "not 6, 7": what begins with a no takes back something that was told. */
const corrects = (tokens: Token[], at: number): boolean =>
  (at === 0 || tokens[at - 1]?.kind === 'mark') && (rolesOfTokens(tokens)[at]?.has('negation') ?? false);

/** The words as they were written; marks cling to the word before them. */
function joined(tokens: Token[]): string {
  let text = '';
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    text += before && before.end < token.start ? ` ${token.text}` : token.text;
  }
  return text.trim();
}

const pointing = wordsOf('that');

function whichOf(tokens: Token[], said: string, schedule: ReadSchedule): Which {
  const left = tokens.filter(
    ({ word, kind }, at) => !schedule.taken[at] && kind !== 'mark' && !scaffolding.has(word) && !actWords.has(word),
  );
  const placeAt = tokens.findIndex(
    ({ kind }, at) =>
      kind === 'number' && !schedule.taken[at] && /^(?:reminder|number|no|alarm)$/.test(tokens[at - 1]?.word ?? ''),
  );
  const place = tokens[placeAt]?.value;
  const { subject } = readSubject(left);
  const words = left.flatMap(({ kind, word }) => (kind === 'word' && !pointing.has(word) ? word : []));
  const isAll = everything.test(said) && subject === '' && words.length === 0 && place === undefined;
  const isBare = words.length === 0 && place === undefined;
  const isLast = isBare && !everything.test(said) && tokens.some(({ word }) => pointing.has(word));
  const isOfDay = schedule.days.length > 0 || (schedule.weekday ?? schedule.date) !== undefined;
  return {
    all: isAll || (isBare && !isLast && !isOfDay && schedule.clocks.length === 0),
    place,
    subject,
    words,
    isLast,
  };
}
