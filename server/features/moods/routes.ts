import { getMoodPatterns, type MoodEntry, moodKind } from '../../../contract/entries/moods.ts';
import { noMood } from '../../../texts/refusals/entries.ts';
import { type EntryList, mountEntries } from '../../http/entryRoutes.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { invalid } from '../../http/problem.ts';
import { addDays } from '../../lib/dates.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { listFeelingDays } from './data.ts';
import { findPatterns, patternDays } from './policy.ts';

export function moodRoutes(kit: Kit): EntryList<MoodEntry> {
  const { db, clock } = kit.context;

  const list = mountEntries(kit, moodKind, {
    table: 'moodEntries',
    toColumns({ tags, ...told }) {
      if (told.mood === null && tags?.length === 0 && told.notes === '') throw invalid('mood', noMood);
      return { ...told, tags: tags && [...new Set(tags)] };
    },
    toAnswer: ({ id, userId, occurredAt, localDate, mood, tags, notes }) => ({
      ...{ id, userId, createdAt: occurredAt.toISOString(), localDate },
      ...{ mood, tags, notes },
    }),
  });

  mount(kit, getMoodPatterns, async ({ owner, dayClock }) => {
    const to = diaryDateOf(clock.now(), dayClock);
    const from = addDays(to, 1 - patternDays);
    return { from, to, patterns: findPatterns(await listFeelingDays(db, owner, from, to)) };
  });
  return list;
}
