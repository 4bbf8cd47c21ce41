import { z } from 'zod';
import * as texts from '../../../../texts/entries/sleep.ts';
import { duration } from '../../../../texts/units.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { insertEntry, listEntries, updateEntry } from '../../../db/entries.ts';
import { tokenise } from '../../../language/tokens.ts';
import type { Moment } from '../../../lib/diaryDates.ts';
import { mayBeSameNight } from '../policy.ts';
import { addingWords, replacingWords } from '../words/lists.ts';
import { describeSlept } from './slept.ts';

const asked = z.object({ hours: z.number(), occurredAt: z.coerce.date(), localDate: z.string() });

const isAsked = (data: unknown): boolean => asked.safeParse(data).success;

/** Asks whether a night is the one that its date has already; undefined where it can't be. */
export async function askWhetherSame(hours: number, moment: Moment, turn: Turn): Promise<Outcome | undefined> {
  const told = await longestFirst(moment.localDate, turn);
  const [night] = told;
  const { locale } = turn.person;
  const isLikely = mayBeSameNight(
    hours,
    told.map(({ sleepTimeHr }) => sleepTimeHr),
  );
  if (!night || !isLikely) return undefined;
  return {
    text: texts.alreadyLogged(locale, duration(locale, night.sleepTimeHr)),
    question: { skill: 'sleep', data: { hours, ...moment } },
    buttons: () => [
      [
        { label: texts.replaceIt(locale), action: 'sleep.replace:' },
        { label: texts.addIt(locale), action: 'sleep.add:' },
      ],
    ],
  };
}

/** What the answer to that question does; undefined where it is none. */
export function answerSame(data: unknown, text: string, turn: Turn): Promise<Outcome> | undefined {
  if (!isAsked(data)) return undefined;
  const says = (words: Set<string>) => tokenise(text).some(({ word }) => words.has(word));
  if (says(replacingWords)) return settleSame('replace', data, turn);
  return says(addingWords) ? settleSame('add', data, turn) : undefined;
}

/** Puts the night in the place of the one that its date has, or beside it. */
export async function settleSame(how: 'replace' | 'add', data: unknown, turn: Turn): Promise<Outcome> {
  const { hours, ...moment } = asked.parse(data);
  const { db, person, now } = turn;
  const [night] = how === 'replace' ? await longestFirst(moment.localDate, turn) : [];
  const text = await describeSlept(hours, moment.localDate, turn);
  if (!night) {
    const entry = { userId: person.owner, ...moment, sleepTimeHr: hours };
    const { id } = await insertEntry(db, 'sleepEntries', entry, now);
    return { text, effects: [{ table: 'sleepEntries', id, change: 'created' }] };
  }
  await updateEntry(db, 'sleepEntries', person.owner, night.id, { sleepTimeHr: hours });
  const before = { sleepTimeHr: night.sleepTimeHr };
  return { text, effects: [{ table: 'sleepEntries', id: night.id, change: 'updated', before }] };
}

const longestFirst = async (date: string, { db, person }: Turn) =>
  (await listEntries(db, 'sleepEntries', person.owner, date, date)).toSorted(
    (one, other) => other.sleepTimeHr - one.sleepTimeHr,
  );
