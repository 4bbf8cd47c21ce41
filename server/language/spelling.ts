import { readFileSync } from 'node:fs';
import { readClock } from './clockTimes.ts';
import { isNumberWord, numberWords, rolesOfTokens, wordsOf } from './lexicon.ts';
import { readWordLists } from './phraseLists.ts';
import { type Token, tokenise } from './tokens.ts';

/** spelling.txt tells what its sections are. */
const sections = new Map<string, string[]>();
for (const block of readFileSync(new URL('spelling.txt', import.meta.url), 'utf8')
  .split(/^\[/m)
  .slice(1)) {
  const [name = '', list = ''] = block.split(']');
  sections.set(
    name,
    list.split(/[,\n]/).flatMap((entry) => entry.trim() || []),
  );
}
const writtenFor = new Map((sections.get('written') ?? []).map((pair) => pair.split(' = ') as [string, string]));
const meant = sections.get('meant') ?? [];
const known = new Set([...meant, ...(sections.get('others') ?? [])]);
const byLetter = Map.groupBy(meant, ([letter]) => letter);

/** "B.P."; hours keep their dots. */
const dotted = /\b(?![ap]\.m\b)(?:\p{L}\.){2,3}(?!\p{L})/giu;

/** "B4", "2day". */
const withFigure = /(?<![\p{L}\p{N}.])(?:\p{L}+\d+\p{L}*|\d\p{L}+)(?![\p{L}\p{N}])/gu;

const listedTimes = readWordLists(new URL('./times.txt', import.meta.url));
const untilWords = [...listedTimes('until of hours')].join('|');

/** "0930-1500", "2130 se 0515", "1330h": hours without their colon, of which one begins with 0 or is marked. */
const hoursApart = new RegExp(
  String.raw`(?<![\p{L}\p{N}.])([01]\d|2[0-3])([0-5]\d)(\s?(?:-|–|to)\s?|\s+(?:${untilWords})\s+)([01]\d|2[0-3])([0-5]\d)(?=\s*(?:$|[^\s\p{L}\p{N}.]|h\b|hrs\b|tak\b))`,
  'giu',
);
const hoursMarked = /(?<![\p{L}\p{N}.])([01]\d|2[0-3])([0-5]\d)\s?h(?:rs|ours)?(?![\p{L}\p{N}])/giu;
/** "20 mint" is no sweet. */
const minutesShort =
  /(?<![\p{L}\p{N}.])(\d{1,3}|half)( ?)mint(?![\p{L}\p{N}])(?!\s+(?:lea|chut|tea|cand|choc|lemon|lim|juice|rait|rice|cool|flav))/giu;
const leastMinutes = 5;

/** They tie hours to others, or lead them already. */
const links = new Set(
  ['until', 'from', 'end', 'since', 'before times of entries'].flatMap((list) => [...listedTimes(list)]),
);
const lastWord = (text: string): string => tokenise(text).at(-1)?.word ?? '';
const firstWord = (text: string): string => tokenise(text)[0]?.word ?? '';

const withTimes = (text: string): string =>
  text
    .replace(hoursApart, (all, h1: string, m1: string, link: string, h2: string, m2: string) =>
      h1.startsWith('0') || h2.startsWith('0') ? `${h1}:${m1}${link}${h2}:${m2}` : all,
    )
    .replace(hoursMarked, (marked: string, hours: string, minutes: string, at: number, all: string) => {
      const isLinked = links.has(lastWord(all.slice(0, at))) || links.has(firstWord(all.slice(at + marked.length)));
      return `${isLinked || at === 0 ? '' : 'at '}${hours}:${minutes}`;
    })
    .replace(minutesShort, (all, count: string, space: string) =>
      Number(count) < leastMinutes ? all : `${count}${space}minutes`,
    );

/** "Saade char baje" is 4:30 to every reader. */
function withHalfHours(text: string): string {
  const tokens = tokenise(text);
  let written = '';
  let from = 0;
  for (const [at, token] of tokens.entries()) {
    const clock = halves.has(token.word) ? readClock(tokens, at) : undefined;
    if (!clock?.isMarked || token.start < from || clock.minutes % 60 === 0) continue;
    const [hours, minutes] = [Math.floor(clock.minutes / 60), clock.minutes % 60];
    written += `${text.slice(from, token.start)}${hours}:${String(minutes).padStart(2, '0')} ${tokens[clock.next - 1]?.text}`;
    from = tokens[clock.next - 1]?.end ?? from;
  }
  return written + text.slice(from);
}
const waters = wordsOf('water');
const halves = new Set(numberWords('added').map(([, word]) => word));

const shortest = 3;
const leastWithoutVowels = 5;
const leastOneSlip = 6;
const leastTwoSlips = 9;

/**
 * The message with misspelt words of the subject as they are meant: "watr" is water, "yesterdy" yesterday. A word that
 * means something by itself, or that `isFood` knows, stays as it was written.
 */
export function mendSpelling(written: string, isFood: (word: string) => boolean): string {
  const text = withHalfHours(withTimes(written))
    .replace(dotted, (letters) => letters.replaceAll('.', ''))
    .replace(withFigure, (word) => writtenFor.get(word.toLowerCase()) ?? word);
  let mended = '';
  let from = 0;
  const tokens = tokenise(text);
  for (const [at, token] of tokens.entries()) {
    const meaning = isBetween(tokens, at, isFood) ? '' : meaningOf(token, isFood);
    if (meaning === undefined) continue;
    mended += text.slice(from, token.start) + meaning;
    from = token.end;
  }
  return mended + text.slice(from);
}

const measures = new Set(sections.get('measures'));
const vessels = new Set(sections.get('vessels'));

/** "30 solid min", "3 lambe glass paani": a word that nobody knows between a figure and its unit says nothing of either. */
function isBetween(tokens: Token[], at: number, isFood: (word: string) => boolean): boolean {
  const [figure, token, unit, of] = tokens.slice(Math.max(0, at - 1), at + 3);
  if (at === 0 || figure?.kind !== 'number' || token?.kind !== 'word' || !unit) return false;
  if (token.word.length < shortest || !/^\p{L}+$/u.test(token.word)) return false;
  const isMeasured = measures.has(unit.word);
  const isFilled =
    vessels.has(unit.word) && of !== undefined && (of.word === 'of' || isFood(of.word) || waters.has(of.word));
  if (!isMeasured && !isFilled) return false;
  const isKnown = isKnownWord(token, isFood);
  return !isKnown && !measures.has(token.word) && !vessels.has(token.word) && meaningOf(token, isFood) === undefined;
}

const isKnownWord = (token: Token, isFood: (word: string) => boolean): boolean =>
  [known.has(token.word), isNumberWord(token.word), isFood(token.word)].some(Boolean) ||
  (rolesOfTokens([token])[0]?.size ?? 0) > 0;

function meaningOf(token: Token, isFood: (word: string) => boolean): string | undefined {
  const { word } = token;
  if (token.kind !== 'word' || !/^[a-z]+$/.test(word)) return undefined;
  const short = writtenFor.get(word);
  if (short !== undefined) return short;
  if (word.length < shortest || isKnownWord(token, isFood)) return undefined;
  const near = (byLetter.get(word.charAt(0)) ?? []).flatMap((one) => {
    const slips = slipsBetween(word, one);
    return slips === undefined ? [] : [{ one, slips }];
  });
  const least = Math.min(...near.map(({ slips }) => slips));
  const [best, ...others] = near.filter(({ slips }) => slips === least).sort((a, b) => a.one.length - b.one.length);
  // "Caloriee" is as near to "calorie" as to its plural.
  return others.every(({ one }) => one.startsWith(best?.one ?? '')) ? best?.one : undefined;
}

/** How far a spelling is from a word; undefined where it is too far to be meant. */
function slipsBetween(spelling: string, word: string): number | undefined {
  if (word.length >= leastWithoutVowels && isWithoutVowels(spelling, word)) return 0.5;
  const most = word.length >= leastTwoSlips ? 2 : word.length >= leastOneSlip ? 1 : 0;
  if (Math.abs(word.length - spelling.length) > most) return undefined;
  const slips = distance(spelling, word);
  return slips <= most || isOtherVowel(spelling, word) ? slips : undefined;
}

/** "Watr", "brekfst". */
function isWithoutVowels(spelling: string, word: string): boolean {
  let at = 0;
  for (const letter of word) {
    if (letter === spelling[at]) at += 1;
    else if (!/[aeiou]/.test(letter)) return false;
  }
  return at === spelling.length;
}

/** "Suger", "dinnar". */
function isOtherVowel(spelling: string, word: string): boolean {
  const differing = [...word].filter((letter, at) => letter !== spelling[at]);
  const others = [...spelling].filter((letter, at) => letter !== word[at]);
  return (
    spelling.length === word.length && differing.length === 1 && /^[aeiou]{2}$/.test(`${differing[0]}${others[0]}`)
  );
}

/** Letters added, left out, changed or in each other's place. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      next[to] = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + Number(!isSame));
      const isSwapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwapped) next[to] = Math.min(next[to] ?? 0, (before[to - 2] ?? 0) + 1);
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
