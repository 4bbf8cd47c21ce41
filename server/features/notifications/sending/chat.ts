import type { Messenger } from '../../../clients/telegram.ts';
import type { AppContext } from '../../../context.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { type ChatNotice, type ChatOutcome, settleChat, takeDueNotices } from './mutations.ts';

const batchSize = 25;
const sendableMs = 2 * 3_600_000;

/** What Telegram takes under a document. */
const longestCaption = 1_024;

/** The report of a person's month as a file; undefined where there is none. */
export type ReportFile = (owner: OwnerId, month: string) => Promise<{ name: string; content: Buffer } | undefined>;

/** When the messenger doesn't answer, what is left waits for the next run. */
export async function sendDueNotices({ db, clock, log, messenger }: AppContext, reportFile: ReportFile): Promise<void> {
  if (!messenger) return;
  const send = (notice: ChatNotice): Promise<ChatOutcome> =>
    sendNotice(messenger, notice, reportFile).catch((error: unknown) => {
      log.warn({ error }, 'a notice could not be sent');
      return 'due';
    });
  for (;;) {
    const now = clock.now();
    const notices = await takeDueNotices(db, new Date(now.getTime() - sendableMs), batchSize);
    let isAnswering = true;
    for (const notice of notices) {
      const outcome: ChatOutcome = isAnswering ? await send(notice) : 'due';
      isAnswering = outcome !== 'due';
      await settleChat(db, notice, outcome, now);
    }
    if (!isAnswering || notices.length < batchSize) return;
  }
}

async function sendNotice(messenger: Messenger, notice: ChatNotice, reportFile: ReportFile): Promise<ChatOutcome> {
  const { userId, chatId, title, body, buttons, reportMonth } = notice;
  const text = `${title}\n${body}`;
  const file = reportMonth === null ? undefined : await reportFile(userId, reportMonth);
  if (!file) return messenger.send(chatId, text, buttons ?? []);
  const isShort = text.length <= longestCaption;
  const sent = await messenger.sendDocument(
    chatId,
    { ...file, caption: isShort ? text : title },
    isShort ? (buttons ?? []) : [],
  );
  return isShort || sent === 'refused' ? sent : messenger.send(chatId, body, buttons ?? []);
}
