import { mostMedicines } from '../../../contract/entries/medicines.ts';
import { buttonGone } from '../../../texts/conversation.ts';
import * as texts from '../../../texts/entries/medicines.ts';
import { schedule as scheduleText } from '../../../texts/notices/schedules.ts';
import { findMeantEffects } from '../../assistant/data.ts';
import type { Effect, Outcome, Skill, Turn } from '../../assistant/skill.ts';
import { type ReadSchedule, readSchedule } from '../../language/schedules.ts';
import { settleTimes } from '../../language/scheduleTimes.ts';
import { tokenise } from '../../language/tokens.ts';
import { addDays, localDateOf } from '../../lib/dates.ts';
import { answerReminder, logIntakes } from './chat/intake.ts';
import { answerRecord, answerToday } from './chat/record.ts';
import { listIntakes, listMedicines, type MedicineRow } from './data.ts';
import { createMedicine, removeMedicine, updateMedicine } from './mutations.ts';
import { titleOf } from './policy.ts';
import { asksForMore, hasTimes, type Named, readMedicines, readOwnIntake, type Told } from './reading.ts';

/** Of a medicine for some days of the week without a time. */
const usualTimes = ['08:00'];
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

  async answer(text, turn) {
    const told = await read(turn.said || text, turn);
    switch (told?.kind) {
      case 'list':
        return list(turn);
      case 'record':
        return answerRecord(turn);
      case 'question':
        return answerToday(told.named, onDay(told.daysAgo, turn));
      case 'stop':
        return stop(told.named, turn);
      case 'bare':
        return askMeaning(told.named, turn);
      case 'advice':
        return { text: texts.askDoctor(turn.person.locale, told.named.map(({ name }) => name).join(', ')) };
      case 'set':
        return setTimes(told.named, told.schedule, turn);
      default:
        return asksForMore(turn.said) ? aboutLast(turn) : undefined;
    }
  },

  async take(text, turn) {
    const told = await read(text, turn);
    if (told?.kind !== 'intake') return undefined;
    return {
      rest: told.rest,
      log: (logging) => logIntakes(told.named, told.status, told.clock, onDay(told.daysAgo, logging)),
    };
  },

  async keep(_act, text, turn) {
    const own = await turn.own.of(listMedicines);
    const { named, status, clock, daysAgo } = readOwnIntake(
      text,
      own.map(({ name }) => name),
      today(turn),
    );
    return logIntakes(named, status, clock, onDay(daysAgo, turn));
  },

  async resume(data, text, turn) {
    const { named } = data as { named: Named[] };
    const schedule = readSchedule(tokenise(turn.said || text), today(turn));
    return hasTimes(schedule) ? setTimes(named, schedule, turn) : undefined;
  },

  async press(verb, argument, turn) {
    if (verb === 'taken' || verb === 'skipped') return answerReminder(verb, argument, turn);
    if (verb === 'took') return { text: '', says: `took ${argument}` };
    if (verb === 'remind') return { text: '', says: `remind me to take ${argument}` };
    return { text: buttonGone(turn.person.locale) };
  },
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

async function list(turn: Turn): Promise<Outcome> {
  const { locale, owner } = turn.person;
  const lines = (await listMedicines(turn.db, owner)).map(
    (medicine) => `• ${titleOf(medicine)}: ${whenOf(medicine, turn)}`,
  );
  return { text: lines.length > 0 ? [texts.listTitle(locale), ...lines].join('\n') : texts.none(locale) };
}

const whenOf = (medicine: MedicineRow, { person, now }: Turn): string =>
  medicine.times.length === 0
    ? texts.asNeeded(person.locale)
    : scheduleText(
        person.locale,
        { ...medicine, everyMin: null, windowFrom: null, windowTo: null },
        localDateOf(now, person.timeZone),
      );

/** Puts medicines on the list, or gives those that are there other times. */
async function setTimes(named: Named[], schedule: ReadSchedule, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const { locale, owner } = person;
  const told = settleTimes(schedule).times;
  const times = told.length > 0 || !schedule.repeats ? told : usualTimes;
  const title = named.map(titleOf).join(', ');
  if (times.length === 0)
    return { text: texts.askWhen(locale, title), question: { skill: 'medicines', data: { named } } };
  const own = await listMedicines(db, owner);
  const values = { times, days: schedule.days, until: schedule.until ?? null };
  const effects: Effect[] = [];
  const lines: string[] = [];
  for (const { name, dose } of named) {
    const known = own.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const made = known
      ? await updateMedicine(db, owner, known.id, { ...values, dose: dose || known.dose }, now)
      : await createMedicine(db, owner, { name, dose, ...values }, now);
    if (!made) return { text: texts.tooMany(locale, mostMedicines), effects };
    effects.push(...(known ? changesOf(known, made) : creationOf(made)));
    lines.push((known ? texts.changed : texts.set)(locale, titleOf(made), whenOf(made, turn)));
  }
  return { text: lines.join('\n'), effects };
}

const creationOf = ({ id, reminderId }: MedicineRow): Effect[] => [
  { table: 'medicines', id, change: 'created' },
  ...(reminderId ? [{ table: 'reminders', id: reminderId, change: 'created' } as const] : []),
];

function changesOf({ name, dose, times, days, until, reminderId }: MedicineRow, after: MedicineRow): Effect[] {
  const ofMedicine: Effect = { table: 'medicines', id: after.id, change: 'updated', before: { name, dose } };
  if (!after.reminderId) return [ofMedicine];
  const text = titleOf({ name, dose });
  return [
    ofMedicine,
    reminderId
      ? { table: 'reminders', id: reminderId, change: 'updated', before: { text, times, days, until } }
      : { table: 'reminders', id: after.reminderId, change: 'created' },
  ];
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
