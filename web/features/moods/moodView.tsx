import type { MoodEntry } from '../../../contract/entries/moods.ts';
import { moodNames } from '../../../texts/entries/moods.ts';
import { capitalised, timeOf } from '../../lib/format.ts';
import { MoodIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';
import { MoodForm } from './MoodForm.tsx';

/** "Good"; '–' of a symptom or a note alone. */
const moodOf = ({ mood }: MoodEntry) => (mood === null ? '–' : capitalised(moodNames[mood as 1]('en')));
const tagsOf = ({ tags }: MoodEntry) => tags.join(', ');

export const moodView: EntryLogView<'mood'> = {
  kind: 'mood',
  title: () => 'Mood and Symptoms',
  Icon: MoodIcon,
  columns: () => [
    { title: 'Time', value: ({ createdAt }) => timeOf(createdAt) },
    { title: 'Mood', value: moodOf, isName: true },
    { title: 'Symptoms and tags', value: (entry) => tagsOf(entry) || '–' },
    { title: 'Notes', value: ({ notes }) => notes || '–' },
  ],
  nameOf: (entry) =>
    [entry.mood === null ? '' : `mood ${moodOf(entry)}`, tagsOf(entry)].filter(Boolean).join(', ') || 'note',
  Form: MoodForm,
  QuickForm: MoodForm,
  diary: eachAlone('mood', (entry) => ({
    text: entry.mood === null ? capitalised(tagsOf(entry) || 'note') : `Mood: ${moodOf(entry).toLowerCase()}`,
    detail: [entry.mood === null ? '' : tagsOf(entry), entry.notes].filter(Boolean).join(', '),
    amount: entry.mood === null ? '' : `${entry.mood} of 5`,
  })),
};
