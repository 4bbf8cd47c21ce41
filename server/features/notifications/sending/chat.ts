import type { AppContext } from '../../../context.ts';
import { type ChatNotice, type ChatOutcome, settleChat, takeDueNotices } from './mutations.ts';

const batchSize = 25;
const sendableMs = 2 * 3_600_000;

/** When the messenger doesn't answer, what is left waits for the next run. */
export async function sendDueNotices({ db, clock, log, messenger }: AppContext): Promise<void> {
  if (!messenger) return;
  const send = ({ chatId, title, body, buttons }: ChatNotice): Promise<ChatOutcome> =>
    messenger.send(chatId, `${title}\n${body}`, buttons ?? []).catch((error: unknown) => {
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
