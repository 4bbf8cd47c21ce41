import type { AppContext } from '../../../context.ts';
import { type DueMail, settleMail, takeDueMails } from './mutations.ts';

const batchSize = 25;

/** What a mail server doesn't take stays due, each time for longer. */
export async function sendDueMails({ db, clock, mailer, config, log }: AppContext): Promise<void> {
  for (;;) {
    const mails = await takeDueMails(db, clock.now(), batchSize);
    for (const mail of mails) {
      try {
        await mailer.send({
          to: mail.email,
          subject: mail.title.replace(/\s+/g, ' '),
          text: `${mail.body}\n\n${config.publicUrl}${pageOf(mail)}`,
          messageId: `<notice-${mail.id}@${new URL(config.publicUrl).hostname}>`,
        });
        await settleMail(db, mail);
      } catch (error) {
        log.warn({ error }, 'a notice could not be mailed');
      }
    }
    if (mails.length < batchSize) return;
  }
}

/** What a notice is about, such as "ticket ID MESSAGE" or "refund ID granted", where its reader reads it. */
function pageOf({ occasion, role }: DueMail): string {
  const [subject, id = ''] = occasion.split(' ');
  if (subject === 'refund') return '/app/billing';
  if (subject === 'security') return role === 'user' ? '/app/settings' : '/admin/settings?view=account';
  return role === 'user' ? `/app/support/ticket/${id}` : `/admin/tickets/${id}`;
}
