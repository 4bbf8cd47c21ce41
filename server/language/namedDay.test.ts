import { describe, expect, test } from 'vitest';
import { readNamedDay } from './namedDay.ts';

/** A Friday. */
const today = '2026-03-06';
const read = (text: string) => {
  const day = readNamedDay(text, today);
  return typeof day === 'object' ? [day.daysAgo, day.rest.replace(/\s+/g, ' ').trim()] : day;
};

describe('the day of a message', () => {
  test.each([
    ['had 2 rotis on Monday', [4, 'had 2 rotis']],
    ["Monday's lunch: dal chawal", [4, 'lunch: dal chawal']],
    ['last friday ate pizza', [7, 'ate pizza']],
    ['this friday ate pizza', [0, 'ate pizza']],
    ['Sunday: 1 plate biryani', [5, ': 1 plate biryani']],
    ['wed did 40 min strength', [2, 'did 40 min strength']],
    ['8k easy tues evening', [3, '8k easy evening']],
    ['sat night 2 rotis', [6, 'night 2 rotis']],
    ['remove the maggi from thurs please', [1, 'remove the maggi please']],
    ['somvar ko 2 paratha khaye', [4, '2 paratha khaye']],
    ['रविवार को एक समोसा', [5, 'एक समोसा']],
    ['weight 72, 3 days ago', [3, 'weight 72,']],
    ['2 din pehle 5 km chala', [2, '5 km chala']],
    ['a week ago walked 30 min', [7, 'walked 30 min']],
    ['on 14 Nov had idli', [112, 'had idli']],
    ['had idli on the 1st of March', [5, 'had idli']],
    ['March 2nd, 3 eggs', [4, ', 3 eggs']],
    ['what did I eat on monday?', [4, 'what did I eat ?']],
    ['monday dal, monday rice', [4, 'dal, rice']],
    ['21/2 dinner 2 rotis', [13, 'dinner 2 rotis']],
    ['20 tarikh ko 2 roti', [14, '2 roti']],
    ['24th morning upma', [10, 'morning upma']],
    ['on 2nd i had 3 dosas', [4, 'on i had 3 dosas']],
    ['3rd ko 2 dosa', [3, '2 dosa']],
    ['not 2nd it was 3rd', [3, 'not it was']],
    ['ye to mangalvare hatu, budhvare nai', [3, 'ye to hatu, nai']],
    ['shanibar raate luchi kheyechi', [6, 'raate luchi kheyechi']],
    ['somvar nahi mangalvar tha', [3, 'nahi tha']],
    ['feb 19 lunch 1 burger', [15, 'lunch 1 burger']],
    ['tuesday last week 2 gulab jamun', [10, '2 gulab jamun']],
    ['guruvaram rendu dosa', [1, 'rendu dosa']],
    ['velliyazhcha 1 plate parotta', [0, '1 plate parotta']],
    ['gaye somvar ko kheer', [4, 'kheer']],
    ["forgot friday's dinner", [0, 'forgot dinner']],
    ['also tuesday college fest me 1 vada pav', [3, 'also college fest me 1 vada pav']],
    ['20 feb ko weight 73', [14, 'weight 73']],
    ['mangal ko 2 poori', [3, '2 poori']],
  ])('“%s”', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    'had 2 rotis',
    'Sunday special thali',
    'ate a Monday box meal',
    'gym monday to friday',
    'yesterday 2 rotis',
    '30 days',
    'sat 97 % by the oximeter',
    'may 2 rotis be enough',
    'on monday',
    '2 march pasts',
    '1/2 plate poha',
    'bp 120/80 lunch',
  ])('is none in “%s”', (text) => {
    expect(readNamedDay(text, today)).toBeUndefined();
  });

  test.each(['on 31 Nov had idli', 'on 45 May had idli'])('does not exist: “%s”', (text) => {
    expect(readNamedDay(text, today)).toBe('none');
  });

  test('is not guessed among several', () => {
    expect(readNamedDay('on monday 2 rotis, on tuesday a dosa', today)).toBe('several');
    expect(readNamedDay('Monday: 2 rotis\nlast Tuesday: dosa', today)).toBe('several');
  });
});
