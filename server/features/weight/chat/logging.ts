import { z } from 'zod';
import { left } from '../../../../texts/conversation.ts';
import { otherDay, shortDate } from '../../../../texts/dates.ts';
import * as texts from '../../../../texts/entries/weight.ts';
import { bodyWeight as inOwnUnit } from '../../../../texts/units.ts';
import { changeRow } from '../../../assistant/correctFigure.ts';
import type { Outcome, Person, Turn } from '../../../assistant/skill.ts';
import { findEntry, insertEntry } from '../../../db/entries.ts';
import { readAgreement } from '../../../language/agreement.ts';
import { readCorrection } from '../../../language/corrections/correction.ts';
import { readMessage } from '../../../language/message.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { findLatestWeight, type Weighing } from '../data.ts';
import { isSaneWeight, leastKg, mostKg } from '../policy.ts';
import { readFigureOfDay, readKilograms, readWeight, saysWeight } from '../reading.ts';
import { whyUnusual } from './unusual.ts';

/** Saves a weight, or asks about one that is far from the last. */
export async function logWeight(weightKg: number, moment: Weighing, turn: Turn): Promise<Outcome> {
  const { person } = turn;
  if (!isSaneWeight(weightKg))
    return {
      text: texts.refused(
        person.locale,
        inOwnUnit(person, weightKg),
        inOwnUnit(person, leastKg, 0),
        inOwnUnit(person, mostKg, 0),
      ),
    };
  return (await askWhetherToSave(weightKg, moment, turn)) ?? saveWeight(weightKg, moment, turn);
}

/** Asks about a weight that is far from the last. */
export async function askWhetherToSave(weightKg: number, moment: Weighing, turn: Turn): Promise<Outcome | undefined> {
  const { db, person } = turn;
  const why = await whyUnusual(db, person, weightKg, moment, turn.handledAt);
  if (!why) return undefined;
  const { locale } = person;
  const told = inOwnUnit(person, weightKg);
  return {
    text: texts.whetherToSave(locale, why),
    question: { skill: 'weight', data: { weightKg, ...moment } },
    buttons: () => [
      [
        { label: texts.saveIt(locale, told), action: `weight.save:${weightKg}` },
        { label: texts.dontSave(locale), action: `weight.leave:${weightKg}` },
      ],
    ],
  };
}

export const shownWeight = {
  table: 'weightEntries' as const,
  show: (person: Person, row: { weightKg: number }) => inOwnUnit(person, row.weightKg),
};

const asked = z.object({
  weightKg: z.number(),
  occurredAt: z.coerce.date(),
  localDate: z.string(),
  id: z.string().optional(),
});

/** What becomes of a weight that was asked about: saved, left out, or another figure in its place. */
export async function answerAsked(data: unknown, text: string, turn: Turn): Promise<Outcome | undefined> {
  const { weightKg, ...moment } = asked.parse(data);
  const answer = readAgreement(text);
  if (answer === 'yes') return saveWeight(weightKg, moment, turn);
  const meant = readMeant(text, turn.person);
  if (meant !== undefined) return logWeight(meant, moment, turn);
  return answer === 'no' ? { text: left(turn.person.locale) } : undefined;
}

/** Saves what was asked about where the button belongs to that question. */
export const saveAsked = (data: unknown, kilograms: number, turn: Turn): Promise<Outcome> | undefined => {
  const { weightKg, ...moment } = asked.parse(data);
  return weightKg === kilograms ? saveWeight(weightKg, moment, turn) : undefined;
};

/** "79.5", "no, 79.5 kg", "I meant 79.5". */
function readMeant(text: string, { weightUnit }: Person): number | undefined {
  const alone = readKilograms(text, weightUnit) ?? readFigureOfDay(text, weightUnit)?.weightKg;
  if (alone !== undefined) return alone;
  const told = readWeight(text, weightUnit);
  if (told?.rest === '') return told.weightKg;
  const correction = readCorrection(readMessage(text));
  const isOfWeight = correction?.kind === 'amount' && (correction.of === undefined || saysWeight(correction.of));
  return isOfWeight ? readKilograms(correction.amount, weightUnit) : undefined;
}

async function saveWeight(weightKg: number, { id: changed, ...moment }: Weighing, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const row = changed && (await findEntry(db, 'weightEntries', person.owner, changed));
  const corrected = row && (await changeRow(row, { weightKg }, turn, shownWeight));
  if (corrected) return corrected;
  const before = await findLatestWeight(db, person.owner, moment.occurredAt);
  const { id } = await insertEntry(db, 'weightEntries', { userId: person.owner, ...moment, weightKg }, now);
  const change = before
    ? ` · ${changeSince(person, weightKg - before.weightKg, before.localDate, moment.localDate)}`
    : '';
  const day = otherDay(person.locale, moment.localDate, diaryDateOf(turn.handledAt, person));
  return {
    text: `${inOwnUnit(person, weightKg)}${day}${change}`,
    effects: [{ table: 'weightEntries', id, change: 'created' }],
  };
}

function changeSince(person: Person, kg: number, before: string, date: string): string {
  const { locale } = person;
  const change = texts.changeOf(person, kg);
  return before === date
    ? texts.changeSinceEarlier(locale, change)
    : texts.changeSince(locale, change, shortDate(locale, before, date));
}
