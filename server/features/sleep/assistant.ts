import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/entries/sleep.ts';
import { duration } from '../../../texts/units.ts';
import { correctFigure, type FigureOf } from '../../assistant/correctFigure.ts';
import { findMeantEffects, findQuestion } from '../../assistant/data.ts';
import { takeQuestion } from '../../assistant/mutations.ts';
import type { Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { toldFigures } from '../../assistant/toldFigures.ts';
import { listEntries } from '../../db/entries.ts';
import type { Correction } from '../../language/corrections/correction.ts';
import { clocksIn } from '../../language/corrections/when.ts';
import { readMessage } from '../../language/message.ts';
import { momentOf } from '../../lib/diaryDates.ts';
import { answerSame, settleSame } from './chat/sameNight.ts';
import { doSleep, logSleep } from './doing.ts';
import { isSaneSleep } from './policy.ts';
import { readHours, readOwnSleep, readSleep, saysBedOrWake, shiftOfNight } from './reading.ts';
import { saysSleep } from './words/mentions.ts';

const tellsNoHours =
  /^(?:i )?(?:slept|woke up|sleep was|did(?:n't| not) sleep)(?: (?:very|so|too|really|quite|late|early|well|badly|bad|good|fine|okay|last night|today|at all|little|less))*[.! ]*$/i;

/** Sleep in the chat; a night counts for the day on which it ended. */
export const sleepSkill: Skill = {
  name: 'sleep',
  acts: ['log.sleep'],
  logs: true,
  names: saysSleep,

  async answer(text, { person }) {
    return tellsNoHours.test(text) ? { text: texts.howLong(person.locale) } : undefined;
  },

  async correct(correction, turn, reach) {
    const shift = shiftOfNight(turn.said);
    if (shift !== undefined) {
      const shifted = { kind: 'more', quantity: Math.sign(shift), amount: `${Math.abs(shift)} hours` } as const;
      return correctFigure(shifted, turn, reach, hoursSlept);
    }
    if (!saysBedOrWake(turn.said) || tellsHoursBeside(correction, turn.said))
      return (await tellHours(correction, turn)) ?? correctFigure(correction, turn, reach, hoursSlept);
    // Only the hours are kept: one time of the night doesn't tell them.
    const isOfSleep = (await findMeantEffects(turn)).some(({ table }) => table === 'sleepEntries');
    return isOfSleep ? { text: texts.howLong(turn.person.locale) } : undefined;
  },

  told: (turn, latest) => toldFigures(turn, latest, hoursSlept),

  take(text) {
    const read = readSleep(text);
    return read && { rest: read.rest, log: (turn) => logSleep(read, turn) };
  },

  async keep(_act, text, turn) {
    const read = readOwnSleep(text);
    return read
      ? logSleep(read, turn)
      : { text: texts.howLong(turn.person.locale), question: { skill: 'sleep', data: null } };
  },

  do: async (filled, turn) => (filled.act === 'log.sleep' ? doSleep(filled.slots, turn) : undefined),

  async resume(data, text, turn) {
    const settled = await answerSame(data, text, turn);
    if (settled) return settled;
    const read = data === null ? readOwnSleep(text) : undefined;
    return read && logSleep(read, turn);
  },

  async press(verb, _argument, turn) {
    const { db, person, now } = turn;
    const open = await findQuestion(db, person.owner, now);
    const isOfNight = open?.skill === 'sleep' && open.data !== null && (verb === 'replace' || verb === 'add');
    if (!isOfNight) return { text: buttonGone(person.locale) };
    await takeQuestion(db, person.owner, turn);
    return settleSame(verb, open.data, turn);
  },
};

/** "No, 7 and a half, woke up at 6": the hours, and a time of the night beside them. */
function tellsHoursBeside(correction: Correction, said: string): boolean {
  const message = readMessage(said);
  const clocks = clocksIn(message).map(({ from, to }) =>
    message.tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  );
  return (
    correction.kind === 'amount' && clocks.length > 0 && !clocks.some((clock) => clock.includes(correction.amount))
  );
}

/** "Sleep was trash actually, 4h 40" where no night of that day is told yet: news, whatever word it mends. */
async function tellHours(correction: Correction, turn: Turn): Promise<Outcome | undefined> {
  const { db, person, now } = turn;
  const read = correction.kind === 'amount' && saysSleep(turn.said) ? readSleep(turn.said) : undefined;
  if (read?.rest !== '') return undefined;
  const { localDate } = momentOf(read.daysAgo || turn.daysAgo, now, person);
  const told = await listEntries(db, 'sleepEntries', person.owner, localDate, localDate);
  return told.length === 0 ? logSleep(read, turn) : undefined;
}

const hoursSlept: FigureOf<'sleepEntries'> = {
  table: 'sleepEntries',
  show: ({ locale }, { sleepTimeHr }) => duration(locale, sleepTimeHr),
  count: ({ sleepTimeHr }) => sleepTimeHr,
  toldAs: ({ sleepTimeHr }) => [sleepTimeHr * 60],
  isNamed: saysSleep,
  read(amount) {
    const sleepTimeHr = readHours(amount);
    return sleepTimeHr !== undefined && isSaneSleep(sleepTimeHr) ? { sleepTimeHr } : undefined;
  },
  shift(amount, sign, row) {
    const sleepTimeHr = row.sleepTimeHr + sign * (readHours(amount) ?? 0);
    return sleepTimeHr !== row.sleepTimeHr && isSaneSleep(sleepTimeHr) ? { sleepTimeHr } : undefined;
  },
};
