import { readPhraseLists } from './phraseLists.ts';
import type { Token } from './tokens.ts';

const stems = readPhraseLists(new URL('./reminding.txt', import.meta.url))('reminding');
/** The verb of reminding in Hindi and the languages beside it, with any ending. */
export const reminding: string = `(?:${stems.join('|')})${String.raw`[\p{L}\p{M}]*`}`;

const alone = new RegExp(`^${reminding}$`, 'u');

/** Whether a word, by itself or with one beside it, is that verb. */
export const isReminding = (tokens: Token[], at: number): boolean =>
  [tokens.slice(at, at + 1), tokens.slice(at - 1, at + 1), tokens.slice(at, at + 2)].some((run) =>
    alone.test(run.map(({ word }) => word).join(' ')),
  );
