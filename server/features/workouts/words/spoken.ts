import { wordsOf } from '../../../language/lexicon.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import { spokenAsDigits } from '../../../language/spokenNumbers.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';

const listed = readWordLists(new URL('./workouts.txt', import.meta.url));
const setWords = listed('sets');
const repWords = listed('reps');
const loadWords = listed('loads');
const links = listed('before sets');
const lengths = new Set([...wordsOf('hour', 'weakToo'), ...wordsOf('minute', 'weakToo'), ...listed('lengths')]);
const mostSets = 20;
const mostReps = 100;

/**
 * A text about sets with its numbers in digits, and with the sets, the repetitions and the load of one scheme side by side:
 * "hip thrust ten reps, four sets, eighty kilos" is "hip thrust 4x10 80 kilos".
 */
export function plainSets(text: string): string {
  if (!tokenise(text).some(({ word }) => setWords.has(word))) return text;
  const digits = spokenAsDigits(withoutVerb(text), 1);
  return withScheme(digits) ?? (/\d/.test(digits) ? digits : text);
}

/** "Do" is two only before what is counted. */
const withoutVerb = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}])do (?=\d|[\p{L}\p{M}]+ (?:sets?|reps?))/giu, (verb, at: number) =>
    setWords.has(tokenise(text.slice(at + verb.length))[0]?.word ?? '') ? verb : '',
  );

function withScheme(text: string): string | undefined {
  const tokens = tokenise(text);
  const numbers = tokens.flatMap(({ kind }, at) => (kind === 'number' ? at : []));
  const kindOf = (at: number) => kindOfNumber(tokens, at);
  const [sets, ...otherSets] = numbers.filter((at) => kindOf(at) === 'sets');
  const loads = numbers.filter((at) => kindOf(at) === 'load');
  const reps = numbers.filter((at) => kindOf(at) === 'reps');
  const [first] = reps;
  const isOne = sets !== undefined && first !== undefined && otherSets.length === 0 && loads.length <= 1;
  const isSame = new Set(reps.map((at) => tokens[at]?.value)).size === 1 && reps.length <= 2;
  if (!isOne || !isSame || numbers.some((at) => kindOf(at) === 'other')) return undefined;
  const [count, each] = [tokens[sets]?.value ?? 0, tokens[first]?.value ?? 0];
  if (!isWhole(count, mostSets) || !isWhole(each, mostReps)) return undefined;
  const left = new Set([sets, sets + 1, ...reps, ...reps.flatMap((at) => afterReps(tokens, at))]);
  return tokens
    .flatMap((token, at) => (at === first ? `${count}x${each}` : left.has(at) || isBreak(token) ? [] : token.text))
    .join(' ');
}

function kindOfNumber(tokens: Token[], at: number): 'sets' | 'load' | 'reps' | 'other' {
  const next = tokens[at + 1]?.word ?? '';
  const isJoined = [tokens[at - 1], tokens[at + 1]].some((token) => /^[x×*@/:–-]$/i.test(token?.word ?? ''));
  if (isJoined || lengths.has(next)) return 'other';
  if (setWords.has(next)) return 'sets';
  return loadWords.has(next) ? 'load' : 'reps';
}

const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;
const isBreak = ({ word }: Token): boolean => /^[,;]$/.test(word);

/** "12 reps", "12 ta kore", "20 20 ke". */
function afterReps(tokens: Token[], at: number): number[] {
  const isOf = ({ word }: Token) => repWords.has(word) || links.has(word);
  const after: number[] = [];
  for (let next = at + 1; next < at + 3 && tokens[next] && isOf(tokens[next] as Token); next += 1) after.push(next);
  return after;
}
