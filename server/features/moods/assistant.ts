import * as texts from '../../../texts/entries/moods.ts';
import type { Locale } from '../../../texts/locale.ts';
import type { Skill, Turn } from '../../assistant/skill.ts';
import { addDays } from '../../lib/dates.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { listFeelingDays, summariseMoods } from './data.ts';
import { doFeeling, logFelt } from './doing.ts';
import { findPattern, leastDays, lowMood, patternDays, weekDays } from './policy.ts';
import { readMood, readMoodQuestion, readNote, readOwnFeeling } from './reading.ts';

const monthDays = 30;
const shownTags = 8;

/** Moods, symptoms and notes in the chat, and what is asked of them. */
export const moodSkill: Skill = {
  name: 'moods',
  isTimedByTurn: true,
  acts: ['log.mood', 'log.symptom', 'ask.own', 'none.other', 'none.food'],
  logs: true,

  async answer(text, turn) {
    const note = readNote(text);
    if (note) return logFelt(note, turn);
    const question = readMoodQuestion(text);
    if (!question) return undefined;
    const { about, tag, isOfWeek } = question;
    return {
      text: await (about === 'along'
        ? describePattern(tag, turn)
        : describeSpan(isOfWeek ? weekDays : monthDays, tag, turn)),
    };
  },

  take(text) {
    const read = readMood(text);
    return read && { rest: read.rest, log: (turn) => logFelt(read, turn) };
  },

  async keep(act, text, turn) {
    const felt = readOwnFeeling(text, act === 'log.symptom');
    return felt && logFelt(felt, turn);
  },

  do: async (filled, turn) => doFeeling(filled, turn),
};

async function describeSpan(days: number, tag: string | undefined, { db, person, now }: Turn): Promise<string> {
  const { owner, locale } = person;
  const today = diaryDateOf(now, person);
  const { average, moodDays, tags } = await summariseMoods(db, owner, addDays(today, 1 - days), today);
  const shown =
    tag === undefined || tag === lowMood ? tags.slice(0, shownTags) : tags.filter((each) => each.tag === tag);
  const lines = [
    ...(average === null || (tag !== undefined && tag !== lowMood)
      ? []
      : [texts.averageMood(locale, average, moodDays)]),
    ...shown.map((each) => texts.tagDays(locale, named(locale, each.tag), each.days)),
  ];
  if (lines.length === 0)
    return tag && tag !== lowMood ? texts.tagDays(locale, named(locale, tag), 0) : texts.nothingFelt(locale);
  return [`${texts.summary(locale, days)}:`, ...lines].join('\n');
}

async function describePattern(tag: string | undefined, { db, person, now }: Turn): Promise<string> {
  const { owner, locale } = person;
  const today = diaryDateOf(now, person);
  const felt = await listFeelingDays(db, owner, addDays(today, 1 - patternDays), today);
  const pattern = findPattern(felt, tag ?? lowMood);
  const name = named(locale, pattern.tag);
  if (pattern.days < leastDays) return texts.tooFew(locale, name, pattern.days, leastDays);
  const lines = pattern.factors.map(({ kind, name: what, days, ofDays, otherDays, ofOtherDays }) => {
    const title = kind === 'tag' ? named(locale, what) : kind === 'food' ? what : texts.factorNames[kind](locale);
    return texts.factor(locale, title, days, ofDays, otherDays, ofOtherDays);
  });
  const head = texts.patternOf(locale, name, pattern.days, patternDays);
  return lines.length === 0 ? `${head}\n${texts.noFactor(locale)}` : [head, ...lines, texts.noCause(locale)].join('\n');
}

function named(locale: Locale, tag: string): string {
  const name = texts.tagName(locale, tag);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
