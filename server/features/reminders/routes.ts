import {
  createReminder as createReminderRoute,
  deleteReminder,
  listReminders as listRemindersRoute,
  mostReminders,
  nextReminder,
  type Reminder,
  updateReminder as updateReminderRoute,
} from '../../../contract/reminders.ts';
import { noRoom } from '../../../texts/refusals/kept.ts';
import { deleteEntry } from '../../db/entries.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { wholeRhythm } from '../../http/wholeRhythm.ts';
import { tokenise } from '../../language/tokens.ts';
import { instantAt, localDateOf } from '../../lib/dates.ts';
import { findReminder, findRest, listReminders, type ReminderRow } from './data.ts';
import { createReminder, updateReminder } from './mutations.ts';
import { nextHeard } from './policy.ts';
import { readSubject } from './words/subjects.ts';

export function reminderRoutes(kit: Kit): void {
  const { db, clock } = kit.context;
  const subjectOf = (text: string) => readSubject(tokenise(text)).subject;

  mount(kit, listRemindersRoute, async ({ owner, timeZone }) => {
    const rows = await listReminders(db, owner, localDateOf(clock.now(), timeZone));
    return rows.map(toAnswer);
  });

  mount(kit, nextReminder, async ({ owner, timeZone }) => {
    const now = clock.now();
    const [rows, rest] = await Promise.all([listReminders(db, owner, localDateOf(now, timeZone)), findRest(db, owner)]);
    const resume = rest.remindersResumeOn && instantAt(rest.remindersResumeOn, 0, timeZone);
    const after = resume && resume > now ? resume : now;
    const coming = rows
      .filter(({ paused, medicineId }) => !paused && medicineId === null)
      .flatMap(({ id, text, ...schedule }) => {
        const at = nextHeard(schedule, rest, after, timeZone);
        return at ? [{ id, text, at }] : [];
      });
    const [first] = coming.toSorted((one, other) => one.at.getTime() - other.at.getTime());
    return { reminder: first ? { ...first, at: first.at.toISOString() } : null };
  });

  mount(kit, createReminderRoute, async ({ body, owner, idempotencyKey }) => {
    const { userId: _named, from, to, ...rest } = body;
    const wanted = { ...rest, windowFrom: from, windowTo: to, subject: subjectOf(rest.text) };
    const made = await createReminder(db, owner, wanted, clock.now(), idempotencyKey);
    if (!made) throw new HttpProblem(409, 'conflict', (locale) => noRoom.reminders(locale, mostReminders));
    return toAnswer(made);
  });

  mount(kit, updateReminderRoute, async ({ params, body, owner }) => {
    const before = await findReminder(db, owner, params.id);
    if (!before) throw notFound('This reminder');
    const { from, to, ...rest } = wholeRhythm(before, body);
    const subject = rest.text === undefined ? undefined : subjectOf(rest.text);
    const isRetimed = rest.times !== undefined || rest.everyMin !== undefined;
    const window = isRetimed ? { times: [], everyMin: null, windowFrom: from ?? null, windowTo: to ?? null } : {};
    const changed = await updateReminder(db, owner, params.id, { ...window, ...rest, subject }, clock.now());
    if (!changed) throw notFound('This reminder');
    return toAnswer(changed);
  });

  mount(kit, deleteReminder, async ({ params, owner }) => {
    if (!(await deleteEntry(db, 'reminders', owner, params.id, clock.now()))) throw notFound('This reminder');
    return null;
  });
}

const toAnswer = ({
  subject: _subject,
  snoozedSlot: _slot,
  snoozedUntil: _until,
  windowFrom,
  windowTo,
  createdAt,
  ...row
}: ReminderRow): Reminder => ({
  ...row,
  from: windowFrom,
  to: windowTo,
  createdAt: createdAt.toISOString(),
});
