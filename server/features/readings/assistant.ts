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
import { otherDay } from '../../../texts/dates.ts';
import * as texts from '../../../texts/entries/readings.ts';
import { changedTo } from '../../../texts/food/corrections.ts';
import { figure } from '../../../texts/numbers.ts';
import { correctFigure, type FigureOf } from '../../assistant/correctFigure.ts';
import { findMeantEffects } from '../../assistant/data.ts';
import { momentTold } from '../../assistant/momentTold.ts';
import { type Effect, idsLeft, type Outcome, type Person, type Skill, type Turn } from '../../assistant/skill.ts';
import { sureAct } from '../../assistant/wanted.ts';
import { type EntryRow, findEntries, insertEntry, updateEntry } from '../../db/entries.ts';
import { localDateOf } from '../../lib/dates.ts';
import { readAgain } from './chat/again.ts';
import { findBody, findGlucose, listOwnKinds } from './data.ts';
import { createOwnKind, followWrittenUnit } from './mutations.ts';
import { amountOf, type Body, bandsOf, estimateHba1c, type Figures } from './policy.ts';
import { asksEstimate, type ReadReading, readReadings, readSure, tellsFigure, withoutQuestion } from './reading.ts';
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
    if (read && !/\p{L}/u.test(read.rest)) return logAll(read.readings, turn);
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
    return read && { rest: isSure ? '' : read.rest, log: (turn) => logAll(readings, turn) };
  },

  async keep(_act, text, turn) {
    const kinds = await turn.own.of(listOwnKinds);
    const readings = tellsFigure(text) ? readSure(text, kinds, turn.person.glucoseUnit) : [];
    return readings.length > 0 ? logAll(readings, turn) : undefined;
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

async function logAll(readings: ReadReading[], asked: Turn): Promise<Outcome> {
  const { db, now } = asked;
  const { owner, locale } = asked.person;
  const body = await findBody(db, owner);
  const lines: string[] = [];
  const effects: Effect[] = [];
  const advice = new Set<string>();
  const isMmol = readings.some(({ kind, unit }) => kind === 'glucose' && unit === 'mmol/l');
  const changesUnit = isMmol && (await followWrittenUnit(db, owner, now));
  const person: Person = changesUnit ? { ...asked.person, glucoseUnit: 'mmol/l' } : asked.person;
  const turn = { ...asked, person };
  for (const reading of readings) {
    const problem = problemOf(reading, person);
    if (problem) {
      lines.push(problem);
      continue;
    }
    const { id, text, level } = await log(reading, body, turn);
    effects.push({ table: 'readingEntries', id, change: 'created' });
    lines.push(text);
    if (level === 'danger') advice.add(texts.seeDoctor(locale));
    else if (level === 'high') advice.add(texts.oneReading(locale));
  }
  if (changesUnit) {
    advice.add(texts.inMmolFromNow(locale));
    effects.unshift({ table: 'users', id: owner, change: 'updated', before: { glucoseUnit: 'mg/dl' } });
  }
  return { text: [...lines, ...advice].join('\n'), effects };
}

async function log({ kind, values, unit, context, daysAgo }: ReadReading, body: Body, turn: Turn) {
  const { db, person, now } = turn;
  const { locale } = person;
  const moment = momentTold(daysAgo, turn);
  const figures: Figures & { pulse: number | null } = {
    readingKind: typeof kind === 'string' ? kind : kind.id,
    value: values.value === undefined ? null : inStoredUnit(values.value, unit),
    systolic: values.systolic ?? null,
    diastolic: values.diastolic ?? null,
    pulse: values.pulse ?? null,
    context,
  };
  const name = typeof kind === 'string' ? builtInReadings[kind].title : kind.name;
  const entry = { userId: person.owner, ...moment, ...figures, name, unit };
  const { id } = await insertEntry(db, 'readingEntries', entry, now);
  const bands = bandsOf(figures, body);
  const shown = typeof kind === 'string' ? texts.readingNames[kind](locale) : kind.name;
  const told = `${shown} ${amountOf({ ...figures, unit }, person)}${context ? `, ${texts.contextNames[context](locale)}` : ''}`;
  const places = bands.map(({ name: band, source }) => texts.placed(texts.bandNames[band](locale), source));
  const day = otherDay(locale, moment.localDate, localDateOf(turn.handledAt, person.timeZone));
  const text = `${told}${day}${places.length > 0 ? ` · ${places.join(', ')}` : ''}`;
  return { id, text, level: bands.find(({ level }) => level === 'danger')?.level ?? bands[0]?.level };
}

function problemOf({ kind, values, unit }: ReadReading, person: Person): string | undefined {
  if (typeof kind !== 'string' || !faultOf({ kind, values, unit })) return undefined;
  const { least, most, units } = builtInReadings[kind];
  const shown = shownUnit(kind, units[0], person);
  const bounds = [least, most].map((bound) => figure(inToldUnit(bound, shown), 1)) as [string, string];
  return texts.outsideBounds(person.locale, texts.readingNames[kind](person.locale), ...bounds, shown);
}
