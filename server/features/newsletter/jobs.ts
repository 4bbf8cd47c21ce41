import * as texts from '../../../texts/notices/newsletter.ts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { listUnasked } from './data.ts';
import { markAsked, removeUnanswered } from './mutations.ts';

export const newsletterJobs = (context: AppContext): Job[] => [
  { name: 'ask-newsletter-addresses', schedule: '* * * * *', run: () => askAddresses(context) },
  {
    name: 'remove-unanswered-newsletter-addresses',
    schedule: '35 21 * * *',
    run: () => removeUnanswered(context.db, context.clock.now()),
  },
];

async function askAddresses(context: AppContext): Promise<void> {
  for (const address of await listUnasked(context.db, context.clock.now())) {
    await ask(context, address).catch((error) =>
      context.log.warn({ error }, 'a newsletter address could not be asked'),
    );
  }
}

/** The website is in English, and of whoever enters an address no other language is known. */
async function ask({ db, clock, config, mailer }: AppContext, { email, key }: { email: string; key: string }) {
  const { publicUrl } = config;
  await mailer.send({
    to: email,
    subject: texts.confirmSubject('en'),
    text: [
      // After #, so that the keys reach no server's log.
      texts.confirmAsked('en', `${publicUrl}/newsletter-confirm#${key}`),
      texts.confirmElse('en', `${publicUrl}/newsletter-leave#${key}`),
    ].join('\n\n'),
    unsubscribeUrl: `${publicUrl}/api/v1/newsletter/leave/${key}`,
    messageId: `<newsletter-${key}@${new URL(publicUrl).hostname}>`,
  });
  await markAsked(db, email, clock.now());
}
