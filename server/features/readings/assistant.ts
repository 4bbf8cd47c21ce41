import {
  builtInReadings,
  estimateNeeds,
  faultOf,
  inStoredUnit,
  inToldUnit,
  isBuiltIn,
  mostOwnKinds,
  type ReadingContext,
  shownUnit,
} from '../../../contract/entries/readings.ts';
import * as texts from '../../../texts/entries/readings.ts';
import { changedTo } from '../../../texts/food/corrections.ts';
import { correctFigure, type FigureOf } from '../../assistant/correctFigure.ts';
import { findMeantEffects } from '../../assistant/data.ts';
import { idsLeft, type Outcome, type Skill, type Turn } from '../../assistant/skill.ts';
import { sureAct } from '../../assistant/wanted.ts';
import { type EntryRow, findEntries, updateEntry } from '../../db/entries.ts';
import { readAgain } from './chat/again.ts';
import { findGlucose, listOwnKinds } from './data.ts';
import { doReadings, logReadings } from './doing.ts';
import { createOwnKind } from './mutations.ts';
import { amountOf, estimateHba1c } from './policy.ts';
import { asksEstimate, readReadings, readSure, tellsFigure, withoutQuestion } from './reading.ts';
import { readContextAlone } from './words/contexts.ts';
import { namesReading } from './words/names.ts';
import { readOwnKind } from './words/ownKind.ts';

/** What people measure on themselves, in the chat. */
export const readingSkill: Skill = {
  name: 'readings',
  isTimedByTurn: true,
  acts: ['log.reading', 'ask.own', 'save.meaning'],
  logs: true,
  names: (words) => Object.keys(builtInReadings).some((kind) => namesReading(words, kind)),

  async answer(text, turn) {
    const { db, person, now } = turn;
    const wanted = readOwnKind(text);
    if (wanted) {
      const made = await createOwnKind(db, person.owner, { ...wanted, low: null, high: null }, now);
      return {
        text: made
          ? texts.ownKindKept(person.locale, made.name, made.unit)
          : texts.noRoomForKind(person.locale, mostOwnKinds),
      };
    }
    const told = withoutQuestion(text);
    const read = told && readReadings(told, await turn.own.of(listOwnKinds), person.glucoseUnit);
    // What a reading says of the body's bands answers whether it is alright.
    if (read && !/\p{L}/u.test(read.rest)) return logReadings(read.readings, turn);
    const context = readContextAlone(text);
    if (context) return changeContext(context, turn);
    if (!asksEstimate(text)) return undefined;
    const { percent, low, high, readings, days } = estimateHba1c(await findGlucose(db, person.owner, now));
    if (percent === null || low === null || high === null) {
      return {
        text: texts.tooFewForEstimate(person.locale, readings, days, estimateNeeds.readings, estimateNeeds.days),
      };
    }
    return { text: texts.estimatedHba1c(person.locale, percent, [low, high], readings, days) };
  },

  correct: (correction, turn, reach) => correctFigure(correction, turn, reach, figureRead),

  async take(text, turn) {
    const { person } = turn;
    if (!tellsFigure(text)) return undefined;
    const kinds = await turn.own.of(listOwnKinds);
    const read = readReadings(text, kinds, person.glucoseUnit) ?? (await readAgain(text, kinds, turn));
    const isSure = sureAct(turn.wants) === 'log.reading' && !turn.wants?.isMixed;
    const readings = read && isSure ? readSure(text, kinds, person.glucoseUnit) : (read?.readings ?? []);
    return read && { rest: isSure ? '' : read.rest, log: (turn) => logReadings(readings, turn) };
  },

  do: async (filled, turn) => (filled.act === 'log.reading' ? doReadings(filled.slots, turn) : undefined),

  async keep(_act, text, turn) {
    const kinds = await turn.own.of(listOwnKinds);
    const readings = tellsFigure(text) ? readSure(text, kinds, turn.person.glucoseUnit) : [];
    return readings.length > 0 ? logReadings(readings, turn) : undefined;
  },
};

const table = 'readingEntries';
const pressures = /(\d{2,3})\s*(?:\/|by|over)\s*(\d{2,3})/i;

/** Of a pressure both figures as they are told, or the one that the new figure is nearer to. */
function pressureAfter(figure: number, said: string, row: EntryRow<'readingEntries'>) {
  const [, upper, lower] = pressures.exec(said) ?? [];
  if (upper && lower) return { systolic: Number(upper), diastolic: Number(lower) };
  const { systolic, diastolic } = { systolic: row.systolic ?? 0, diastolic: row.diastolic ?? 0 };
  return Math.abs(figure - systolic) <= Math.abs(figure - diastolic)
    ? { systolic: figure, diastolic }
    : { systolic, diastolic: figure };
}

/** "Not 124, 134", "no, 134/84", "make that 98". */
const figureRead: FigureOf<'readingEntries'> = {
  table,
  isTakenOften: true,
  show: (person, row) => {
    const { readingKind, name } = row;
    const shown = isBuiltIn(readingKind) ? texts.readingNames[readingKind](person.locale) : name;
    return `${shown} ${amountOf(row, person)}`;
  },
  count: ({ value, systolic, unit }) => (value === null ? (systolic ?? 0) : inToldUnit(value, unit)),
  toldAs: ({ diastolic }) => (diastolic === null ? [] : [diastolic]),
  isNamed: (of, { readingKind }) => namesReading(of, readingKind),
  read(amount, row, { said, person }) {
    const figure = Number.parseFloat(amount);
    if (Number.isNaN(figure)) return undefined;
    const { readingKind: kind } = row;
    const unit = shownUnit(kind, row.unit, person);
    if (row.value !== null) {
      const isSane = !faultOf({ kind, values: { value: figure }, unit });
      return isSane ? { value: inStoredUnit(figure, unit), unit } : undefined;
    }
    const values = pressureAfter(figure, said, row);
    return faultOf({ kind, values, unit }) ? undefined : values;
  },
};

/** Of the glucose that was told last. */
async function changeContext(context: ReadingContext, turn: Turn): Promise<Outcome | undefined> {
  const { db, person } = turn;
  const rows = await findEntries(db, table, person.owner, idsLeft(await findMeantEffects(turn), table));
  const [row, ...others] = rows.filter(({ readingKind }) => readingKind === 'glucose');
  const after = row && others.length === 0 && (await updateEntry(db, table, person.owner, row.id, { context }));
  if (!after) return undefined;
  return {
    text: changedTo(person.locale, `${figureRead.show(person, row)}, ${texts.contextNames[context](person.locale)}`),
    effects: [{ table, id: row.id, change: 'updated', before: { context: row.context } }],
  };
}
