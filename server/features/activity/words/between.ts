import { wordsOf } from '../../../language/lexicon.ts';
import { readWordLists } from '../../../language/phraseLists.ts';

const listed = readWordLists(new URL('./activity.txt', import.meta.url));

/** What may stand between an activity and its amounts. */
export const between = new Set([...wordsOf('done'), ...wordsOf('time'), ...listed('between')]);
export const betweenMarks = /^[-–:~=@()]$/;
