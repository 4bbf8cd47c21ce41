import { isCommonPassword } from './commonPasswords.ts';

/** What is tried with a number behind it on every server of this kind. */
const ownNames = ['fitpulse'];
const leastUnforeseen = 4;

/** Characters that don't go on from the one before, by repeating it or by its neighbour: 1 in "abcdefgh". */
function countUnforeseen(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1).length;
}

/** Whether a password is among the first that are tried: a common one, a run, few characters, or a name with little beside it. */
export function isGuessable(password: string, userName = ''): boolean {
  const text = password.trim().toLowerCase();
  if (isCommonPassword(password) || isCommonPassword(text)) return true;
  const names = [...ownNames, userName.toLowerCase()].filter((name) => name.length > 2);
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  return new Set(rest).size < leastUnforeseen || countUnforeseen(rest) < leastUnforeseen;
}
