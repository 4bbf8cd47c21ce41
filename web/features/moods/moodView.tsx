import type { MoodEntry } from '../../../contract/entries/moods.ts';
import { moodNames, tagName } from '../../../texts/entries/moods.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/moods.ts';
import { capitalised, timeOf } from '../../lib/format.ts';
import { later } from '../../lib/later.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { MoodIcon } from '../../ui/icons.tsx';
import { type EntryLogView, eachAlone } from '../../ui/lists/entryView.ts';

const MoodForm = later(() => import('./MoodForm.tsx'));

/** "Good"; '–' of a symptom or a note alone. */
const moodOf = ({ mood }: MoodEntry) => (mood === null ? '–' : capitalised(moodNames[mood as 1](readPageLocale())));
const tagsOf = ({ tags }: MoodEntry) => tags.map((tag) => tagName(readPageLocale(), tag)).join(', ');

export const moodView: EntryLogView<'mood'> = {
  kind: 'mood',
  title: texts.title,
  Icon: MoodIcon,
  columns: (locale) => [
    { title: controls.time(locale), value: ({ createdAt }) => timeOf(createdAt) },
    { title: texts.mood(locale), value: moodOf, isName: true },
    { title: texts.tags(locale), value: (entry) => tagsOf(entry) || '–' },
    { title: controls.notes(locale), value: ({ notes }) => notes || '–' },
  ],
  nameOf: (entry) =>
    [entry.mood === null ? '' : texts.named(readPageLocale(), moodOf(entry)), tagsOf(entry)]
      .filter(Boolean)
      .join(', ') || texts.note(readPageLocale()),
  Form: MoodForm,
  QuickForm: MoodForm,
  diary: eachAlone('mood', (entry) => ({
    text:
      entry.mood === null
        ? capitalised(tagsOf(entry) || texts.note(readPageLocale()))
        : texts.line(readPageLocale(), moodOf(entry)),
    detail: [entry.mood === null ? '' : tagsOf(entry), entry.notes].filter(Boolean).join(', '),
    amount: entry.mood === null ? '' : texts.ofFive(readPageLocale(), entry.mood),
  })),
};
