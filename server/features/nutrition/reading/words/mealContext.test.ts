import { describe, expect, it } from 'vitest';
import { readMealContext } from './mealTimes.ts';
import { tokenise } from './tokens.ts';

const contextOf = (text: string) => readMealContext(tokenise(text));

describe('the meal, the day and the time of a sentence', () => {
  it.each([
    ['had toast for breakfast', 'breakfast'],
    ['dopahar me dal khayi', 'lunch'],
    ['रात को खिचड़ी', 'dinner'],
    ['an apple as an afternoon snack', 'asnack'],
    ['evening snack: samosa', 'esnack'],
    ['shaam ko chai', 'esnack'],
    ['2 rotis', undefined],
  ])('%s', (text, mealType) => {
    expect(contextOf(text).mealType).toBe(mealType);
  });

  it.each([
    ['yesterday I had pizza', 1],
    ['pizza last night', 1],
    ['kal raat biryani khayi', 1],
    ['the day before yesterday', 2],
    ['3 days ago', 3],
    ['pizza', 0],
  ])('%s', (text, daysAgo) => {
    expect(contextOf(text).daysAgo).toBe(daysAgo);
  });

  it.each([
    ['banana at 4 pm', 16 * 60],
    ['banana at 4:30pm', 16 * 60 + 30],
    ['poha at 8 a.m.', 8 * 60],
    ['shaam 5 baje chai', 17 * 60],
    ['subah 8 baje poha', 8 * 60],
    ['12 am', 0],
    ['raat ke 3 baje maggi', 3 * 60],
    ['raat 12 baje bhutta', 0],
    ['aath baje roti', 8 * 60],
    ['half past 7 poha', 7 * 60 + 30],
    ['8.30am 4 eggs', 8 * 60 + 30],
    ['12 noon papaya', 12 * 60],
    ['I am having poha, 9:30 in the night', 21 * 60 + 30],
    ['noon chai 2 cups', undefined],
    ['subah 2 kele', undefined],
    ['1.30 cups rice', undefined],
    ['one twenty ml milk', undefined],
    ['4 rotis', undefined],
    ['at 25:99', undefined],
  ])('%s', (text, minutes) => {
    expect(contextOf(text).timeOfDayMin).toBe(minutes);
  });
});
