import type { Slots } from '../../../contract/acts/slots.ts';
import { builtInReadings, faultOf, inStoredUnit, inToldUnit, shownUnit } from '../../../contract/entries/readings.ts';
import { otherDay } from '../../../texts/dates.ts';
import * as texts from '../../../texts/entries/readings.ts';
import { figure } from '../../../texts/numbers.ts';
import { whenFilled } from '../../assistant/filled.ts';
import { momentTold } from '../../assistant/momentTold.ts';
import type { Effect, Outcome, Person, Turn } from '../../assistant/skill.ts';
import { insertEntry } from '../../db/entries.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { findBody } from './data.ts';
import { followWrittenUnit } from './mutations.ts';
import { amountOf, type Body, bandsOf, type Figures } from './policy.ts';
import { type ReadReading, readSure } from './reading.ts';
import { spokenName } from './words/names.ts';

/** Logs values of built-in kinds, each in its unit as told or as it likely is; undefined where one of them can't be of its kind. */
export async function doReadings(slots: Slots<'log.reading'>, turn: Turn): Promise<Outcome | undefined> {
  const read = slots.readings.map(({ kind, value, second, unit, context }) => {
    const amount = second === null ? `${value}` : `${value}/${second}`;
    const [reading] = readSure(`${spokenName(kind)} ${amount} ${unit ?? ''}`, [], turn.person.glucoseUnit);
    return reading?.kind === kind ? { ...reading, context, daysAgo: 0 } : undefined;
  });
  const readings = read.filter((reading) => reading !== undefined);
  return readings.length < read.length ? undefined : logReadings(readings, whenFilled(slots, turn));
}

/** Logs readings with the bands that they lie in, and what to do about them. */
export async function logReadings(readings: ReadReading[], asked: Turn): Promise<Outcome> {
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
  const day = otherDay(locale, moment.localDate, diaryDateOf(turn.handledAt, person));
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
