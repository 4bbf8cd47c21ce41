import type { ComponentType } from 'react';
import type { OtherKind } from '../../../contract/diary.ts';
import type { EntryKind } from '../../../contract/entries/entryKinds.ts';
import type { PageLocale, PageText } from '../../../texts/locale.ts';
import type { Day } from '../../lib/day.ts';
import { type EntryOf, idOf, instantOf, type Waits, waitsOf } from '../../lib/outbox/waitingEntries.ts';
import type { Column } from './DataTable.tsx';

export interface EntryFormProps<Entry> {
  /** Without a day it is logged for now. */
  day?: Day;
  /** The entry to correct; a new one without. */
  entry?: Entry;
  /** Is told what was saved, or that it waits. */
  onSaved: (saved: unknown) => void;
  onCancel: () => void;
}

interface DiaryLine {
  id: string;
  text: string;
  detail: string;
  amount: string;
  waits?: Waits | undefined;
}

/** What stands together in a diary: the foods of a meal, or one entry of another kind. */
export interface DiaryGroup {
  kind: EntryKind;
  instant: string;
  /** Only where several entries stand together. */
  title?: string;
  total?: string;
  lines: DiaryLine[];
}

/** How the website shows a kind of entry. */
export interface EntryView<K extends EntryKind> {
  kind: K;
  Icon: ComponentType;
  /** What the dashboard's quick actions open; without one it is none of them. */
  QuickForm?: ComponentType<EntryFormProps<EntryOf<K>>>;
  diary: (entries: EntryOf<K>[]) => DiaryGroup[];
}

/** And how it lists it in a table of its own. */
export interface EntryLogView<K extends OtherKind> extends EntryView<K> {
  /** "Weight Log" */
  title: PageText;
  columns: (locale: PageLocale) => Column<EntryOf<K>>[];
  /** "72.4 kg": tells one from the others of its day. */
  nameOf: (entry: EntryOf<K>) => string;
  Form: ComponentType<EntryFormProps<EntryOf<K>>>;
  empty?: PageText;
  /** Where "Add" and the kind's name would say something else. */
  add?: PageText;
  /** Stands above the entries of the day: what they are still waited for. */
  Above?: ComponentType<{ day: Day; hasEntries: boolean; empty: string }>;
}

/** A line of the diary for each entry. */
export const eachAlone =
  <K extends EntryKind>(kind: K, lineOf: (entry: EntryOf<K>) => Omit<DiaryLine, 'id' | 'waits'>) =>
  (entries: EntryOf<K>[]): DiaryGroup[] =>
    entries.map((entry) => ({
      kind,
      instant: instantOf(entry),
      lines: [{ id: idOf(entry), waits: waitsOf(entry), ...lineOf(entry) }],
    }));
