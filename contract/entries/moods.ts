import { z } from 'zod';
import { freeText, id, localDate, route } from '../http.ts';
import { entryFields, entryKind } from './entries.ts';

export const moods = [1, 2, 3, 4, 5] as const;
const mood = z.int('A mood is a whole number.').min(1, 'A mood is 1 to 5.').max(5, 'A mood is 1 to 5.').nullable();
const tag = freeText().min(1).max(40, 'A tag has at most 40 characters.');
const tags = z.array(tag).max(20, 'At most 20 tags.');
const notes = freeText().max(2_000);

const moodEntry = z
  .object({
    ...entryFields,
    mood: z.number().nullable().meta({ description: '1 (very bad) to 5 (very good); null of a symptom or a note' }),
    tags: z.array(z.string()),
    notes: z.string(),
  })
  .meta({ id: 'MoodEntry' });
export type MoodEntry = z.infer<typeof moodEntry>;

/** How somebody feels: a mood, symptoms and whatever else as tags, a note. */
export const moodKind = entryKind({
  path: '/moods',
  title: 'Mood',
  noun: 'mood',
  nouns: 'moods',
  fields: { mood: mood.default(null), tags: tags.default([]), notes: notes.default('') },
  time: 'logDatetime',
  entry: moodEntry,
  stored: { mood, tags, notes },
});

export const { create: createMood, list: listMoods, update: updateMood } = moodKind.routes;

/** What may go along with a feeling on the same day; `tag` and `food` have a name. */
export const factorKinds = ['shortSleep', 'littleWater', 'muchSugar', 'activeDay', 'tag', 'food'] as const;

const factor = z.object({
  kind: z.enum(factorKinds),
  name: z.string(),
  /** Of the days with the feeling on which this is known, those on which it was so; the same of the other days. */
  days: z.number(),
  ofDays: z.number(),
  otherDays: z.number(),
  ofOtherDays: z.number(),
});
export type Factor = z.infer<typeof factor>;

const moodPattern = z.object({
  tag: z.string().meta({ description: 'A tag, or "low mood"' }),
  days: z.number(),
  factors: z.array(factor),
});
export type MoodPattern = z.infer<typeof moodPattern>;

export const getMoodPatterns = route({
  method: 'get',
  path: '/mood-patterns',
  cost: 5,
  access: 'session',
  tag: 'Mood',
  summary:
    'What goes along with a low mood and with each tag in the last 90 days, by counts of days; says nothing of causes',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: z.object({ from: localDate, to: localDate, patterns: z.array(moodPattern) }),
});
