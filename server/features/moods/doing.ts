import { type FilledAct, moods, type Slots } from '../../../contract/acts/slots.ts';
import { otherDay } from '../../../texts/dates.ts';
import * as texts from '../../../texts/entries/moods.ts';
import { whenFilled } from '../../assistant/filled.ts';
import { momentTold } from '../../assistant/momentTold.ts';
import type { Outcome, Turn } from '../../assistant/skill.ts';
import { insertEntry } from '../../db/entries.ts';
import { addDays } from '../../lib/dates.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { summariseMoods } from './data.ts';
import { seeDoctorDays, seeDoctorTags, weekDays } from './policy.ts';
import { type ReadMood, readOwnFeeling } from './reading.ts';
import { isFeltNow } from './words/feltNow.ts';

/** Logs symptoms and moods as they are named. */
export async function doFeeling(filled: FilledAct, turn: Turn): Promise<Outcome | undefined> {
  if (filled.act !== 'log.symptom' && filled.act !== 'log.mood') return undefined;
  const { slots } = filled;
  const felt =
    'mood' in slots ? { mood: moods.indexOf(slots.mood) + 1, tags: [] } : { mood: null, tags: tagsOf(slots) };
  return logFelt({ ...felt, notes: '', daysAgo: slots.daysAgo ?? 0 }, whenFilled(slots, turn));
}

const tagsOf = ({ symptoms }: Slots<'log.symptom'>): string[] => [
  ...new Set(symptoms.flatMap((symptom) => readOwnFeeling(symptom, true)?.tags ?? symptom)),
];

/** Logs how somebody feels, now unless they say when. */
export async function logFelt({ mood, tags, notes, daysAgo }: Omit<ReadMood, 'rest'>, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale } = person;
  const today = diaryDateOf(now, person);
  const moment = isFeltNow(turn.said, today) ? momentTold(0, { ...turn, daysAgo: 0 }) : momentTold(daysAgo, turn);
  const { id } = await insertEntry(db, 'moodEntries', { userId: person.owner, ...moment, mood, tags, notes }, now);
  const told = [
    mood === null ? '' : texts.mood(locale, texts.moodNames[mood as 1](locale), mood),
    tags.length > 0 ? texts.tagsTold(locale, tags.map((tag) => texts.tagName(locale, tag)).join(', ')) : '',
    notes ? texts.noteKept(locale) : '',
  ].filter(Boolean);
  const lines = [`${told.join('. ')}${otherDay(locale, moment.localDate, diaryDateOf(turn.handledAt, person))}`];
  const week = await summariseMoods(db, person.owner, addDays(today, 1 - weekDays), today);
  const lasting = week.tags.find(
    ({ tag, days }) => tags.includes(tag) && seeDoctorTags.has(tag) && days >= seeDoctorDays,
  );
  if (lasting) lines.push(texts.seeDoctor(locale, texts.tagName(locale, lasting.tag), lasting.days));
  else if (mood !== null && mood <= 2) lines.push(texts.kindWord(locale));
  return { text: lines.join('\n'), effects: [{ table: 'moodEntries', id, change: 'created' }] };
}
