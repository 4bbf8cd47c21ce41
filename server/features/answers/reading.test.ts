import { expect, test } from 'vitest';
import { type Ask, asksFigures, readAsk } from './reading.ts';
import { readFollowUp } from './words/followUps.ts';

/** A Sunday. */
const today = '2026-11-22';
const told = (ask: Ask | undefined) => {
  if (!ask) return undefined;
  const { subject, form, range, other, meal } = ask;
  const about =
    subject.kind === 'metric' ? [subject.metric, subject.food] : [subject.kind, 'food' in subject && subject.food];
  const span = (stretch: Ask['range'] | undefined) => stretch && [...new Set([stretch.from, stretch.to])].join('..');
  return [...about, form, span(range), meal, span(other)].filter(Boolean).join(' ');
};

test.each([
  ['how much protein so far', 'proteinG total 2026-11-22'],
  ['how much protein do I still need', 'proteinG left 2026-11-22'],
  ['pichle 7 din ki sugar', 'sugarG total 2026-11-16..2026-11-22'],
  ['aaj kitni calorie hui', 'energyKcal total 2026-11-22'],
  ['आज कितना पानी पिया', 'waterMl total 2026-11-22'],
  ['what are my macros', 'macros total 2026-11-22'],
  ['how much protein and fat today', 'macros total 2026-11-22'],
  ['how many carbs left', 'carbohydrateG left 2026-11-22'],
  ['how much more water do i need', 'waterMl left 2026-11-22'],
  ['longest streak', 'summary streak 2016-11-22..2026-11-22'],
  ['what are my habits', 'summary habits 2026-10-24..2026-11-22'],
  ['am i on track?', 'summary onTrack 2026-11-22'],
  ['what did i eat yesterday', 'foods total 2026-11-21'],
  ['kal maine kya khaya tha', 'foods total 2026-11-21'],
  ['average calories this month', 'energyKcal average 2026-11-01..2026-11-22'],
  ['avg sleep these days?', 'sleepHr average 2026-11-16..2026-11-22'],
  ['to aapne meri sugar kitni likhi', 'sugarG total 2026-11-22'],
  ['my weight this year', 'weightKg total 2026-01-01..2026-11-22'],
  ['my weight trend', 'weightKg trend 2026-10-24..2026-11-22'],
  ['which day did i eat the most', 'energyKcal most 2026-11-16..2026-11-22'],
  ['compare this week to last', 'summary compare 2026-11-16..2026-11-22 2026-11-09..2026-11-15'],
  ['did i eat more than yesterday', 'energyKcal compare 2026-11-22 2026-11-21'],
  ['how many rotis did i eat this week', 'food rotis total 2026-11-16..2026-11-22'],
  ['when did i last eat samosa', 'food samosa last 2016-11-22..2026-11-22'],
  ['protein from paneer last 7 days', 'proteinG paneer total 2026-11-16..2026-11-22'],
  ['protein in my breakfast', 'proteinG total 2026-11-22 breakfast'],
  ['calories burned since monday', 'burnedKcal total 2026-11-16..2026-11-22'],
  ['sugar in october', 'sugarG total 2026-10-01..2026-10-31'],
  ['water on 14 nov', 'waterMl total 2026-11-14'],
  ['ajj kinna protein khaadha', 'proteinG total 2026-11-22'],
  ['kal koto calorie hoyeche', 'energyKcal total 2026-11-21'],
  ['aaje ketlu pani pidhu', 'waterMl total 2026-11-22'],
  ['nethu enna saptten', 'foods total 2026-11-21'],
  ['eeroju motham enta', 'summary total 2026-11-22'],
  ['ગઈકાલે મેં શું ખાધું હતું?', 'foods total 2026-11-21'],
  ['average of my sugar readings this week', 'reading average 2026-11-16..2026-11-22'],
  ['my last bp', 'reading last 2016-11-22..2026-11-22'],
])('“%s” asks %s', (text, about) => {
  expect(told(readAsk(text, today))).toBe(about);
});

test.each([
  ...[
    'had lunch',
    'had 2 rotis',
    'slept last night',
    'walked today',
    'weight 72.4',
    '500 ml water',
    'protein shake today',
  ],
  ...['khana kha liya', 'how many calories in samosa', 'can i eat mango', 'is rice ok at night', 'what should i eat'],
  ...['set water goal 3 litres', 'remind me to drink water', 'aaj khana nahi khaya', 'lunch was dal and rice'],
])('“%s” asks nothing of the diary', (text) => {
  expect(readAsk(text, today)).toBeUndefined();
});

test.each([
  ['and last week?', 'proteinG total 2026-11-09..2026-11-15'],
  ['and yesterday?', 'proteinG total 2026-11-21'],
  ['what about fat?', 'fatG total 2026-11-16..2026-11-22'],
  ['aur paani?', 'waterMl total 2026-11-16..2026-11-22'],
  ['is that good?', 'proteinG left 2026-11-16..2026-11-22'],
  ['why', 'proteinG sources 2026-11-16..2026-11-22'],
  ['what is it now', 'proteinG total 2026-11-22'],
  ['and a banana', undefined],
  ['and 2 rotis', undefined],
])('after protein this week, “%s” asks %s', (text, about) => {
  expect(told(readFollowUp(text, readAsk('protein this week', today) as Ask, today))).toBe(about);
});

test.each([
  ['eka bhakrit kiti calorie astat', true],
  ['100 gram gathiya ma ketli calorie hoy', true],
  ['100g soya chunks m kitna protein', true],
  ['how much sugar today', false],
  ['kitna protein hua', false],
])('“%s” asks for the figures of a food: %s', (text, asks) => {
  expect(asksFigures(text)).toBe(asks);
});
