import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { type Audience, listStandings, listTimeZones, occasionOf } from './data.ts';
import { deleteOldNotices, insertNotices } from './mutations.ts';
import { compose, dueReminders } from './policy.ts';
import { type ReportFile, sendDueNotices } from './sending/chat.ts';
import { sendDueMails } from './sending/mails.ts';

const pageSize = 500;
const hourMs = 3_600_000;
const keptMs = 90 * 24 * hourMs;
const lowestId = '00000000-0000-0000-0000-000000000000';

export const notificationJobs = (context: AppContext, reportFile: ReportFile): Job[] => [
  {
    name: 'reminders',
    // Time zones differ by quarters of an hour.
    schedule: '*/15 * * * *',
    run: () => writeReminders(context),
  },
  // Also what other features leave to be told, such as an answer to a ticket.
  { name: 'send-notices', schedule: '* * * * *', run: () => sendDueNotices(context, reportFile) },
  { name: 'mail-notices', schedule: '* * * * *', run: () => sendDueMails(context) },
  {
    name: 'delete-old-notices',
    schedule: '30 21 * * *',
    run: () => deleteOldNotices(context.db, new Date(context.clock.now().getTime() - keptMs)),
  },
];

async function writeReminders(context: AppContext): Promise<void> {
  const now = context.clock.now();
  const timeZones = await listTimeZones(context.db);
  for (const due of timeZones.flatMap((timeZone) => dueReminders(now, timeZone))) await remind(context, due, now);
}

async function remind({ db, messenger }: AppContext, due: Audience, now: Date): Promise<void> {
  for (let after = lowestId; ; ) {
    const standings = await listStandings(db, due, after, pageSize);
    const notices = standings.flatMap((standing) => {
      const words = compose(due, standing);
      const chatState = messenger && standing.inChat ? ('due' as const) : null;
      const occasion = occasionOf(due, standing.time);
      return words ? [{ ...words, userId: standing.userId, occasion, chatState, mailDueAt: null }] : [];
    });
    await insertNotices(db, notices, now);
    const last = standings.at(-1);
    if (!last || standings.length < pageSize) return;
    after = last.userId;
  }
}
