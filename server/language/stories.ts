import { phraseFinder, readPhraseLists } from './phraseLists.ts';
import type { Token } from './tokens.ts';

const listed = readPhraseLists(new URL('./stories.txt', import.meta.url));
const told = phraseFinder(listed('told'));
const others = phraseFinder(['planned', 'past', 'asked'].flatMap(listed));

const asked = phraseFinder(listed('asked'));

const says = (find: (tokens: Token[], at: number) => number, tokens: Token[]) =>
  tokens.some((_, at) => find(tokens, at) > 0);

/** Whether it tells of a reminder that came, or asks whether one did. */
export const tellsOfReminder = (tokens: Token[]): boolean => says(told, tokens);

/** "Why do you remind me twice?" */
export const beginsAsking = (tokens: Token[]): boolean => asked(tokens, 0) > 0;

/** Whether what is said is a story, a question or a plan rather than an order. */
export const isStory = (tokens: Token[]): boolean => tellsOfReminder(tokens) || says(others, tokens);
