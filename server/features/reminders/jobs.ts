import * as medicineTexts from '../../../texts/entries/medicines.ts';
import * as texts from '../../../texts/notices/ownReminders.ts';
import { insertUnasked } from '../../assistant/mutations.ts';
import type { Button } from '../../assistant/reply.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/open.ts';
import type { Job } from '../../jobs/queue.ts';
import { findStocked } from '../medicines/data.ts';
import { markRefillTold } from '../medicines/mutations.ts';
import { daysEnough, fewDays } from '../medicines/policy.ts';
import { insertNotices, type NewNotice } from '../notifications/mutations.ts';
import { type Asked, findDone } from './data.ts';
import { type DueReminder, settleLooked, takeDue } from './mutations.ts';
import { drinkCountsMin, lookAt, type Slot, slotArgument } from './policy.ts';

const batchSize = 200;

export const reminderJobs = (context: AppContext): Job[] => [
  { name: 'own-reminders', schedule: '* * * * *', run: () => remind(context) },
];

async function remind(context: AppContext): Promise<void> {
  const now = context.clock.now();
  for (;;) {
    const taken = await context.db.transaction().execute((transaction) => remindSome(context, transaction, now));
    if (taken < batchSize) break;
  }
  for (const sending of ['send-notices', 'push-notices']) context.jobs.wake(sending);
}

/** Writes the notices of the reminders that are due, each time of a reminder once; answers how many it looked at. */
async function remindSome({ messenger }: AppContext, transaction: Db, now: Date): Promise<number> {
  const due = await takeDue(transaction, now, batchSize);
  const looked = due.map((reminder) => ({ reminder, ...lookAt(reminder, now) }));
  const coming = looked.flatMap(({ reminder, comes }) => (comes ? [{ reminder, slot: comes }] : []));
  const done = await findDone(transaction, coming.map(askedOf));
  const asking = coming.filter(({ reminder }) => !done.has(reminder.id));
  const refills = await refillsOf(transaction, asking);
  const notices = asking.map(({ reminder, slot }) =>
    noticeOf(reminder, slot, messenger !== undefined, refills.get(reminder.id)),
  );
  const written = await insertNotices(transaction, notices, now);
  await insertUnasked(transaction, written.map(messageOf), now);
  const settled = looked.map(({ reminder, next, isSnoozeOver }) => ({
    ...{ userId: reminder.userId, id: reminder.id, nextAt: next ?? null, isSnoozeOver },
  }));
  await settleLooked(transaction, settled, now);
  return due.length;
}

type Coming = { reminder: DueReminder; slot: Slot };

/** What the reminders of medicines that run out say of that, by their ids; of one medicine once a day. */
async function refillsOf(transaction: Db, coming: Coming[]): Promise<Map<string, string>> {
  const ofMedicines = coming.flatMap(({ reminder, slot }) => {
    const { medicineId: id, userId } = reminder;
    return id ? [{ id, userId, reminder, slot }] : [];
  });
  const stocked = new Map((await findStocked(transaction, ofMedicines)).map((medicine) => [medicine.id, medicine]));
  const low = ofMedicines.flatMap(({ id, userId, reminder, slot }) => {
    const { dose, tabletsLeft } = stocked.get(id) ?? {};
    if (dose === undefined || tabletsLeft === undefined) return [];
    const days = daysEnough({ ...reminder, dose }, tabletsLeft, slot.at, reminder.timeZone);
    if (days === undefined || days > fewDays) return [];
    const text = medicineTexts.timeToRefill(reminder.locale, tabletsLeft, days);
    return [{ id, userId, date: slot.date, reminderId: reminder.id, text }];
  });
  const said = await markRefillTold(
    transaction,
    low.map(({ id, userId, date }) => ({ id, userId, date })),
  );
  return new Map(low.filter(({ id }) => said.has(id)).map(({ reminderId, text }) => [reminderId, text]));
}

const askedOf = ({ reminder, slot: { date, at } }: { reminder: DueReminder; slot: Slot }): Asked => {
  const { userId, id, subject, medicineId } = reminder;
  return { userId, id, subject, medicineId, date, at, withinMin: drinkCountsMin(reminder) };
};

function noticeOf(
  reminder: DueReminder,
  { date, time, at, snoozedUntil }: Slot & { snoozedUntil?: Date },
  hasMessenger: boolean,
  refill: string | undefined,
): NewNotice & { inChat: boolean } {
  const { userId, id, text, locale, inChat } = reminder;
  const again = snoozedUntil ? ` again ${snoozedUntil.toISOString()}` : '';
  return {
    userId,
    title: `⏰ ${text}`,
    body: [texts.dueAt(locale, time), refill].filter(Boolean).join('\n'),
    occasion: `reminder ${id} ${date} ${time}${again}`,
    buttons: buttonsOf(reminder, at),
    chatState: hasMessenger && inChat ? 'due' : null,
    mailDueAt: null,
    inChat,
  };
}

function buttonsOf({ id, subject, medicineId, locale }: DueReminder, at: Date): Button[][] {
  const later = { label: texts.later(locale), action: `reminders.later:${slotArgument(id, at)}` };
  if (medicineId) {
    const slot = slotArgument(medicineId, at);
    const answers = [
      { label: medicineTexts.taken(locale), action: `medicines.taken:${slot}` },
      { label: medicineTexts.skip(locale), action: `medicines.skipped:${slot}` },
    ];
    return [answers, [later]];
  }
  return [subject === 'water' ? [{ label: texts.oneGlass(locale), action: 'water.glasses:1' }, later] : [later]];
}

/** A reminder stands in the conversation too, so that the website shows its buttons. */
const messageOf = ({ userId, title, body, buttons, inChat }: NewNotice & { inChat: boolean }) => ({
  ...{ userId, text: `${title}\n${body}`, buttons },
  channel: inChat ? ('telegram' as const) : ('web' as const),
});
