import { describe, expect, test } from 'vitest';
import { cutOut } from './cutOut.ts';
import { readDuration } from './durations.ts';
import { readMessage } from './message.ts';
import { readNumber, readRange } from './numbers.ts';
import { tokenise, wordSet } from './tokens.ts';

describe('a number at the start of a token list', () => {
  test.each([
    ['2 rotis', 2],
    ['72.5', 72.5],
    ['10,000 steps', 10_000],
    ['1,00,000', 100_000],
    ['७२.५ किलो', 72.5],
    ['½ glass', 0.5],
    ['1½', 1.5],
    ['1/2 cup', 0.5],
    ['1 1/2 cup', 1.5],
    ['a glass', 1],
    ['an hour', 1],
    ['half a litre', 0.5],
    ['a quarter of an hour', 0.25],
    ['three quarters', 0.75],
    ['one and a half', 1.5],
    ['twenty five', 25],
    ['twenty-five', 25],
    ['a couple of hours', 2],
    ['two hundred fifty', 250],
    ['one hundred and fifty', 150],
    ['two dozen', 24],
    ['half dozen', 6],
    ['aadha ghanta', 0.5],
    ['dedh', 1.5],
    ['dhai sau', 250],
    ['do sau pachas', 250],
    ['das hazaar kadam', 10_000],
    ['sava do', 2.25],
    ['sava', 1.25],
    ['paune do', 1.75],
    ['sadhe teen sau', 350],
    ['साढ़े सात घंटे', 7.5],
    ['डेढ़', 1.5],
    ['ढाई', 2.5],
    ['पौने दो', 1.75],
    ['पंद्रह', 15],
  ])('%s', (text, value) => {
    expect(readNumber(tokenise(text), 0)?.value).toBeCloseTo(value, 9);
  });

  test('says which token comes after it, and whether it was counted', () => {
    const tokens = tokenise('had dhai sau ml');
    expect(readNumber(tokens, 0)).toBeUndefined();
    expect(readNumber(tokens, 1)).toEqual({ value: 250, next: 3, counted: true });
    expect(readNumber(tokenise('a glass'), 0)).toEqual({ value: 1, next: 1, counted: false });
  });

  test.each([
    ['30-40 min', 35],
    ['6 to 7', 6.5],
    ['दो से तीन', 2.5],
    ['11 se 6', 11],
    ['2 to 300', 2],
  ])('a range is its middle: %s', (text, value) => {
    expect(readRange(tokenise(text), 0)?.value).toBe(value);
  });

  test.each(['roti', '', 'ke saath 2', 'walnut'])('is not there in "%s"', (text) => {
    expect(readNumber(tokenise(text), 0)).toBeUndefined();
  });
});

describe('a duration', () => {
  test.each([
    ['30 min', 30],
    ['45mins', 45],
    ['30-min', 30],
    ['1 hr 15 min', 75],
    ['1h30m', 90],
    ['7h 30m', 450],
    ['1:30 hrs', 90],
    ['1 hour and 20 minutes', 80],
    ['an hour and a half', 90],
    ['half an hour', 30],
    ['dedh ghanta', 90],
    ['ghanta bhar', 60],
    ['साढ़े छह घंटे', 390],
    ['३० मिनट', 30],
    ['90 sec', 1.5],
  ])('%s', (text, minutes) => {
    expect(readDuration(tokenise(text), 0)?.minutes).toBe(minutes);
  });

  test.each(['gym: 1 hour', '5 km', '30', 'hour'])('does not start "%s"', (text) => {
    expect(readDuration(tokenise(text), 0)).toBeUndefined();
  });

  test('ends at a comma: "8 hrs, 30 min walk" are two', () => {
    expect(readDuration(tokenise('8 hrs, 30 min walk'), 0)).toEqual({ minutes: 480, next: 2 });
  });
});

const happened = (text: string) => readMessage(text).clauses.map((clause) => clause.happened);

describe('what has happened', () => {
  test.each([
    ['walked 30 min', [true]],
    ['will walk tomorrow', [false]],
    ['want to walk and drink water', [false, false]],
    ['I walked and will drink water', [true, false]],
    ['should I walk', [false]],
    ['walked 30 min?', [false]],
    ['kitna paani pina chahiye', [false]],
    ['kal 5 km daudunga', [false]],
    ['subah walk ki aur shaam ko yoga karunga', [true, false]],
    ['30 min walk aur yoga karunga', [false, false]],
    ['walk karna hai', [false]],
    ['कल दौड़ूंगा', [false]],
    ["didn't walk, drank water", [false, true]],
    ['aaj gym nahi gaya', [false]],
    ['going for a run later', [false]],
    ['walked later in the day', [true]],
    ['I walk daily', [false]],
    ['ate 2 rotis. will run', [true, false]],
    ['walked\nwill run', [true, false]],
    ['1 hour and 20 minutes', [true]],
  ])('%s', (text, expected) => {
    expect(happened(text)).toEqual(expected);
  });

  test.each([
    ['yesterday walked', [1]],
    ['kal 5 km run aur aaj 30 min yoga', [1, 0]],
    ['walked and ran yesterday', [1, 1]],
    ['kal walk ki, 2 glass pani', [1, 1]],
    ['parso dauda', [2]],
    ['day before yesterday ran', [2]],
    ['walked', [0]],
  ])('on which day: %s', (text, days) => {
    expect(readMessage(text).clauses.map((clause) => clause.daysAgo)).toEqual(days);
  });
});

describe('cutting out', () => {
  const without = (text: string, words: string) => {
    const message = readMessage(text);
    const taken = wordSet(words);
    const spans = message.tokens.flatMap(({ word }, at) => (taken.has(word) ? [{ from: at, to: at + 1 }] : []));
    return cutOut(message, spans, wordSet('drank'));
  };

  test.each([
    ['2 rotis and x', '2 rotis'],
    ['2 rotis, x and dal', '2 rotis, dal'],
    ['x then 2 rotis', '2 rotis'],
    ['had x and a banana', 'a banana'],
    ['subah x phir poha', 'subah poha'],
    ['breakfast: x, 2 idli', 'breakfast: 2 idli'],
    ['Morning: x, 2 idli', 'Morning 2 idli'],
    ['Walked. Ate 2 idlis. Drank x.', 'Walked. Ate 2 idlis'],
    ['x\n2 idlis', '2 idlis'],
    ['2 idlis\nx\ndal', '2 idlis\ndal'],
    ['I x today with friends 😀', ''],
    ['yesterday I x', ''],
    ['', ''],
  ])('%j leaves %j', (text, rest) => {
    expect(without(text, 'x')).toBe(rest);
  });
});
