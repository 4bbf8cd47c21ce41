import { buttonGone, left, oneDayAtATime } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/entries/weight.ts';
import { kgPerPound } from '../../../texts/units.ts';
import { correctFigure, type FigureOf } from '../../assistant/correctFigure.ts';
import { findQuestion } from '../../assistant/data.ts';
import { momentTold } from '../../assistant/momentTold.ts';
import { takeQuestion } from '../../assistant/mutations.ts';
import type { Outcome, Person, Skill, Turn } from '../../assistant/skill.ts';
import { toldFigures } from '../../assistant/toldFigures.ts';
import { sureAct } from '../../assistant/wanted.ts';
import { readPastStretch } from '../../language/pastStretch.ts';
import { addDays } from '../../lib/dates.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { answerAsked, askWhetherToSave, logWeight, saveAsked, shownWeight } from './chat/logging.ts';
import { findLatestWeight } from './data.ts';
import { doWeight } from './doing.ts';
import { isLikelyWeight, knownDays, nearPart } from './policy.ts';
import {
  type ReadWeight,
  readFigureFirst,
  readFigureOfDay,
  readFigureRemarked,
  readKilograms,
  readKilogramsOff,
  readOwnWeight,
  readWeight,
  saysHowWeighed,
  saysWeight,
  tellsWeightFirst,
} from './reading.ts';

/** Body weight in the chat. */
export const weightSkill: Skill = {
  name: 'weight',
  acts: ['log.weight', 'ask.own', 'ask.target'],
  logs: true,
  names: saysWeight,

  // Before corrections: what a weight was last week is not what it is in the diary of today.
  async answer(text, turn) {
    const past = readPastStretch(text, diaryDateOf(turn.now, turn.person));
    const read = past && readWeight(past.rest, turn.person.weightUnit);
    if (!read) return undefined;
    const isAlone = !/[\p{L}\p{N}]/u.test(read.rest) && turn.daysAgo === 0 && read.daysAgo === 0;
    return isAlone ? log({ ...read, daysAgo: past.daysAgo }, turn) : { text: oneDayAtATime(turn.person.locale) };
  },

  correct: (correction, turn, reach) => correctFigure(correction, turn, reach, bodyWeight),
  told: (turn, latest) => toldFigures(turn, latest, bodyWeight),

  async take(text, turn) {
    const read =
      (await readInUnit(text, turn)) ??
      (await readNearLast(text, turn)) ??
      (await readBeforeRemark(text, turn)) ??
      readAmongOthers(text, turn) ??
      readFigureFirst(text, turn.person.weightUnit);
    if (!read && tellsWeightFirst(text))
      return { rest: '', log: async ({ person }) => ({ text: texts.howMuch(person.locale) }) };
    return read && { rest: read.rest, log: (turn) => log(read, turn) };
  },

  do: async (filled, turn) => (filled.act === 'log.weight' ? doWeight(filled.slots, turn) : undefined),

  async keep(_act, text, turn) {
    const read = readOwnWeight(text, turn.person.weightUnit);
    return read ? log(read, turn) : { text: texts.howMuch(turn.person.locale) };
  },

  resume: answerAsked,

  async press(verb, kilograms, turn) {
    const weightKg = Number(kilograms);
    if (verb === 'log' && Number.isFinite(weightKg)) return log({ weightKg, daysAgo: 0, rest: '' }, turn);
    const { db, person } = turn;
    const open = await findQuestion(db, person.owner, turn.now);
    if (open?.skill !== 'weight') return { text: buttonGone(person.locale) };
    const pressed = verb === 'save' ? await saveAsked(open.data, weightKg, turn) : { text: left(person.locale) };
    if (pressed) await takeQuestion(db, person.owner, turn);
    return pressed ?? { text: buttonGone(person.locale) };
  },
};

/** A figure without a unit is in the other one where only that comes near what was weighed last: "195.2" after 88.9 kg. */
async function readInUnit(text: string, { db, person, now }: Turn): Promise<ReadWeight | undefined> {
  const read = readWeight(text, person.weightUnit);
  const other = readWeight(text, otherUnit(person));
  if (!read || !other || read.weightKg === other.weightKg) return read;
  const last = (await findLatestWeight(db, person.owner, now))?.weightKg;
  const isNear = ({ weightKg }: ReadWeight, part: number) =>
    last !== undefined && Math.abs(weightKg - last) <= last * part;
  return isNear(other, nearPartInUnit) && !isNear(read, farPartInUnit) ? other : read;
}
const nearPartInUnit = 0.08;
const farPartInUnit = 0.3;

/** "68.1 today" of somebody who weighed 68.9 the other day. */
async function readNearLast(text: string, { db, person, now, daysAgo }: Turn): Promise<ReadWeight | undefined> {
  const figureIn = (unit: Person['weightUnit']) =>
    readFigureOfDay(text, unit, daysAgo > 0) ?? readFigureRemarked(text, unit);
  const figure = figureIn(person.weightUnit);
  if (!figure) return undefined;
  if (saysHowWeighed(text) && readFigureOfDay(text, person.weightUnit)) return figure;
  const last = await findLatestWeight(db, person.owner, now);
  if (!last || last.localDate < addDays(diaryDateOf(now, person), -knownDays)) return undefined;
  const isNear = ({ weightKg }: ReadWeight) => Math.abs(weightKg - last.weightKg) <= last.weightKg * nearPart;
  // "202.4" after "201 lbs" of somebody who is told kilograms.
  const other = figureIn(otherUnit(person));
  return isNear(figure) ? figure : other && isNear(other) ? other : undefined;
}

/** "Rice, dal, 62.1": of what is told of a day in one message the figure with a tenth is what was weighed, where that surely is wanted. */
function readAmongOthers(text: string, { isPart, wants, daysAgo, person }: Turn): ReadWeight | undefined {
  const isTold = isPart === true && sureAct(wants) === 'log.weight' && /^\D{0,3}\d{2,3}\.\d\D{0,3}$/u.test(text);
  return isTold ? readFigureOfDay(text, person.weightUnit, daysAgo > 0) : undefined;
}

const otherUnit = ({ weightUnit }: Person): Person['weightUnit'] => (weightUnit === 'kg' ? 'lb' : 'kg');

/** "82.4, gained half a kilo", "70.4!!! scale is being kind": the figure stands before what is said of it. */
async function readBeforeRemark(text: string, turn: Turn): Promise<ReadWeight | undefined> {
  const [, figure = '', rest = ''] =
    /^\s*(\d{2,3}\.\d{1,2}(?:\s*(?:kgs?|lbs?))?)\s*[,!.;…-]+\s+(\D.*)$/s.exec(text) ?? [];
  const read = figure ? await readNearLast(figure, turn) : undefined;
  return read && { ...read, rest };
}

const bodyWeight: FigureOf<'weightEntries'> = {
  ...shownWeight,
  ask: ({ weightKg }, { id, occurredAt, localDate }, turn) =>
    typeof weightKg === 'number' ? askWhetherToSave(weightKg, { id, occurredAt, localDate }, turn) : undefined,
  count: (row) => row.weightKg,
  toldAs: ({ weightKg }) => [weightKg / kgPerPound],
  isNamed: saysWeight,
  read(amount, row, { person }) {
    const read = (['kg', 'lb'] as const).map((unit) => readKilograms(amount, unit) ?? 0).filter(isLikelyWeight);
    const own = readKilograms(amount, person.weightUnit);
    // "151" of somebody who weighed 150 lb, whatever their unit is.
    const isNear = (weightKg: number) => Math.abs(weightKg - row.weightKg) <= row.weightKg * farPartInUnit;
    const weightKg = own !== undefined && isNear(own) ? own : (read.find(isNear) ?? own);
    return weightKg !== undefined && isLikelyWeight(weightKg) ? { weightKg } : undefined;
  },
  // "1 kg more" is news, what clothes weigh is taken off.
  shift(amount, sign, row, { person }) {
    const offKg = sign < 0 ? readKilogramsOff(amount, person.weightUnit) : undefined;
    return offKg !== undefined && offKg < row.weightKg * mostOfClothes ? { weightKg: row.weightKg - offKg } : undefined;
  },
};

const mostOfClothes = 0.1;

const log = ({ weightKg, daysAgo }: ReadWeight, turn: Turn): Promise<Outcome> =>
  logWeight(weightKg, momentTold(daysAgo, turn), turn);
