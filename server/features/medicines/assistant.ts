import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/entries/medicines.ts';
import { notSet } from '../../../texts/notices/ownReminders.ts';
import { findMeantEffects } from '../../assistant/data.ts';
import type { Effect, Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { sureAct } from '../../assistant/wanted.ts';
import { isNevermind } from '../../language/nevermind.ts';
import { saysOnlyWhen } from '../../language/rhythms/unread.ts';
import { readSchedule } from '../../language/schedules.ts';
import { readTablets } from '../../language/stock.ts';
import { tokenise } from '../../language/tokens.ts';
import { addDays, localDateOf } from '../../lib/dates.ts';
import { answerReminder, logIntakes } from './chat/intake.ts';
import { mendDose } from './chat/mending.ts';
import { moveDose } from './chat/moving.ts';
import { type Asked, order } from './chat/order.ts';
import { answerList, answerRecord, answerToday } from './chat/record.ts';
import { type AskedTablets, resumeStock, tellStock } from './chat/stock.ts';
import { listIntakes, listMedicines } from './data.ts';
import { doMedicines, joinedOutcomes } from './doing.ts';
import { removeMedicine } from './mutations.ts';
import { titleOf } from './policy.ts';
import { asksForMore, ordersPlainly, readMedicines, readOwnIntake, readOwnIntakes, type Told } from './reading.ts';
import type { Named } from './words/naming.ts';
import { readSetting, type Setting } from './words/orders.ts';

const today = ({ person, now }: Turn) => localDateOf(now, person.timeZone);

const onDay = (daysAgo: number, turn: Turn): Turn => ({ ...turn, daysAgo: daysAgo || turn.daysAgo });

async function read(text: string, turn: Turn): Promise<Told | undefined> {
  if (!/\p{L}{2}/u.test(text)) return undefined;
  const own = await turn.own.of(listMedicines);
  return readMedicines(
    text,
    own.map(({ name }) => name),
    today(turn),
  );
}

/** Medicines and supplements in the chat: when they are taken, and whether they were. */
export const medicineSkill: Skill = {
  name: 'medicines',
  acts: [
    'log.medicine',
    'remind.set',
    'remind.change',
    'remind.stop',
    'ask.saved',
    'ask.own',
    'ask.ate',
    'care.medicine',
    'forget.saved',
    'set.profile',
    'want.advice',
  ],
  logs: true,

  mend: mendDose,

  async answer(text, turn) {
    const told = await read(turn.said || text, turn);
    switch (told?.kind) {
      case 'list':
        return answerList(turn);
      case 'record':
        return answerRecord(turn);
      case 'question':
        return answerToday(told.named, onDay(told.daysAgo, turn));
      case 'stop':
        return stop(told.named, turn);
      case 'bare':
        return isToldBeside(turn) ? undefined : askMeaning(told.named, turn);
      case 'advice':
        return { text: texts.askDoctor(turn.person.locale, told.named.map(({ name }) => name).join(', ')) };
      case 'set':
        return isToldBeside(turn) && isOneTime(told) ? undefined : order(told, turn.said || text, turn);
      case 'stock':
        return tellStock(told.named, told.stock, turn);
      case 'move':
        return moveDose(told.named, told, turn);
      default:
        return asksForMore(turn.said) ? aboutLast(turn) : undefined;
    }
  },

  async take(text, turn) {
    const told = await read(text, turn);
    if (told?.kind !== 'intake') return undefined;
    return {
      rest: told.rest,
      async log(logging) {
        const outcomes: Outcome[] = [];
        for (const { named, status } of [told, ...told.also])
          outcomes.push(await logIntakes(named, status, told.clock, onDay(told.daysAgo, logging)));
        return joinedOutcomes(outcomes);
      },
    };
  },

  do: async (filled, turn) => (filled.act === 'log.medicine' ? doMedicines(filled.slots, turn) : undefined),

  async keep(_act, text, turn) {
    const own = await turn.own.of(listMedicines);
    const outcomes: Outcome[] = [];
    for (const { named, status, clock, daysAgo } of readOwnIntakes(
      text,
      own.map(({ name }) => name),
      today(turn),
    ))
      outcomes.push(await logIntakes(named, status, clock, onDay(daysAgo, turn)));
    return joinedOutcomes(outcomes);
  },

  readsWhole: (text) => (ordersPlainly(text) ? 'remind.set' : undefined),

  isAnswer(text, turn) {
    const tokens = tokenise(turn.said || text);
    return readTablets(tokens) !== undefined || saysOnlyWhen(tokens, readSchedule(tokens, today(turn)));
  },

  async resume(data, text, turn) {
    const asked = data as Asked | AskedTablets;
    const answer = turn.said || text;
    if (isNevermind(answer)) return { text: notSet(turn.person.locale) };
    if ('tabletsOf' in asked) return resumeStock(asked, answer, turn);
    const { taken } = readSchedule(tokenise(answer), today(turn));
    if (!taken.some((isTaken) => isTaken === 1)) return undefined;
    const { said } = asked;
    return order(
      await readAnswer(asked, answer, turn),
      said === '' ? answer : `${said}, ${answer}`,
      turn,
      asked.tabletsLeft,
    );
  },

  async press(verb, argument, turn) {
    if (verb === 'taken' || verb === 'skipped') return answerReminder(verb, argument, turn);
    if (verb !== 'took' && verb !== 'remind') return { text: buttonGone(turn.person.locale) };
    const own = await turn.own.of(listMedicines);
    const { named, clock } = readOwnIntake(
      argument,
      own.map(({ name }) => name),
      today(turn),
    );
    if (verb === 'took') return logIntakes(named, 'taken', clock, turn);
    return order(readSetting({ tokens: [], said: '', named, spans: [], schedule: clock }), '', turn);
  },
};

/** "Dolo 650 at 3 pm, temp was 101.2 then": what stands beside other news and surely tells is no order. */
const isToldBeside = ({ isPart, wants }: Turn): boolean =>
  isPart === true && sureAct(wants) === 'log.medicine' && (wants?.acts[0]?.share ?? 0) >= beyondDoubt;
const beyondDoubt = 0.9;

const isOneTime = ({ schedule }: Setting): boolean => {
  const { clocks, repeats, days, timesPerDay, everyMin, inMin, length, until, startDate } = schedule;
  const isRhythm = [timesPerDay, everyMin, inMin, length, until, startDate].some((told) => told !== undefined);
  return clocks.length <= 1 && days.length === 0 && !repeats && !isRhythm;
};

/** Of the medicine that the latest change noted. */
async function aboutLast(turn: Turn): Promise<Outcome | undefined> {
  const effects = await findMeantEffects(turn);
  const ids = effects.flatMap(({ table, id }) => (table === 'medicineEntries' ? [id] : []));
  const today = localDateOf(turn.now, turn.person.timeZone);
  const intakes = ids.length > 0 ? await listIntakes(turn.db, turn.person.owner, addDays(today, -1), today) : [];
  const names = intakes.flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));
  return names.length > 0 ? { text: texts.askDoctor(turn.person.locale, names.join(', ')) } : undefined;
}

/** The answer to what was asked, read together with the order that it completes. */
async function readAnswer({ said, named }: Asked, answer: string, turn: Turn): Promise<Setting> {
  const told = await read(said === '' ? answer : `${said}, ${answer}`, turn);
  if (told?.kind === 'set') return told;
  const tokens = tokenise(answer);
  const schedule = readSchedule(tokens, today(turn));
  return readSetting({ tokens, said: answer, named, spans: [], schedule });
}

async function stop(named: Named[], { db, person, now }: Turn): Promise<Outcome> {
  const { locale, owner } = person;
  const own = await listMedicines(db, owner);
  const effects: Effect[] = [];
  const lines: string[] = [];
  for (const { name } of named) {
    const known = own.find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!known || !(await removeMedicine(db, owner, known, now))) {
      lines.push(texts.notListed(locale, name));
      continue;
    }
    if (known.reminderId) effects.push({ table: 'reminders', id: known.reminderId, change: 'deleted' });
    effects.push({ table: 'medicines', id: known.id, change: 'deleted' });
    lines.push(texts.removed(locale, titleOf(known)));
  }
  return { text: lines.join('\n'), effects };
}

function askMeaning(named: Named[], { person }: Turn): Outcome {
  const title = named.map(titleOf).join(', ');
  // A button holds 64 bytes.
  const name = title.slice(0, 40);
  return {
    text: texts.askMeaning(person.locale, title),
    buttons: () => [
      [
        { label: texts.taken(person.locale), action: `medicines.took:${name}` },
        { label: texts.remind(person.locale), action: `medicines.remind:${name}` },
      ],
    ],
  };
}
