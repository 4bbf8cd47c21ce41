import { wordsCalled } from './lexicon.ts';

/** Words beside figures, in the languages of the signs: what a figure counts, and what it is said for. */

export const amountUnits = wordsCalled('amountUnits');
export const otherTargets = wordsCalled('otherTargets');
export const eatenWords = wordsCalled('eaten');
export const targetWords = wordsCalled('target');
export const goalWords = wordsCalled('goal');
export const limitWords = wordsCalled('limit');
export const selfWords = wordsCalled('self');
export const calorieWords = wordsCalled('calorie');
export const litreWords = wordsCalled('litre');
export const waterWords = wordsCalled('water');
export const glassWords = wordsCalled('glass');
export const drinkWords = wordsCalled('drink');
export const kiloWords = wordsCalled('kilo');
export const poundWords = wordsCalled('pound');
export const dayWords = wordsCalled('day');
export const dailyWords = wordsCalled('daily');
export const hourWords = wordsCalled('hour');
export const weekWords = wordsCalled('week');
export const monthWords = wordsCalled('month');
export const wholeSpans: [Set<string>, number][] = [
  [wordsCalled('weekday'), 7],
  [wordsCalled('wholeYear'), 365],
  [wordsCalled('wholeWeek'), 7],
  [wordsCalled('wholeMonth'), 30],
  [wordsCalled('fortnight'), 14],
];
export const yearWords = wordsCalled('year');
export const ageWords = wordsCalled('age');
export const sexWords = wordsCalled('sex');
export const ownWords = wordsCalled('own');
export const ownCopulas = wordsCalled('ownCopulas');
export const notAges = wordsCalled('notAges');
export const saidOfSelf = wordsCalled('saidOfSelf');
export const possessives = wordsCalled('possessives');
export const classWords = wordsCalled('class');
export const pairWords = wordsCalled('pair');
export const fastingWords = wordsCalled('fasting');
export const hba1cWords = wordsCalled('hba1c');
export const mmolWords = wordsCalled('mmol');
export const otherBloodWords = wordsCalled('otherBlood');
export const ketoneWords = wordsCalled('ketone');
export const reachingWords = wordsCalled('reaching');
export const weightWords = wordsCalled('weight');
export const heightWords = wordsCalled('height');
export const arrivalWords = wordsCalled('arrival');

/** What was once so. */
export const pastWords = wordsCalled('past');
export const nowWords = wordsCalled('now');
