import { addressIn } from '../../../contract/siteAddress.ts';
import * as texts from '../../../texts/notices/newsletter.ts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { listUnasked } from './data.ts';
import { markAsked, removeUnanswered } from './mutations.ts';
import { languageOf } from './policy.ts';

export const newsletterJobs = (context: AppContext): Job[] => [
  { name: 'ask-newsletter-addresses', schedule: '* * * * *', run: () => askAddresses(context) },
  {
    name: 'remove-unanswered-newsletter-addresses',
    schedule: '35 21 * * *',
    run: () => removeUnanswered(context.db, context.clock.now()),
  },
];

type Unasked = Awaited<ReturnType<typeof listUnasked>>[number];

async function askAddresses(context: AppContext): Promise<void> {
  for (const address of await listUnasked(context.db, context.clock.now())) {
    await ask(context, address).catch((error) =>
      context.log.warn({ error }, 'a newsletter address could not be asked'),
    );
  }
}

async function ask({ db, clock, config, mailer }: AppContext, { email, key, ...rest }: Unasked) {
  const locale = languageOf(rest);
  const { publicUrl } = config;
  await mailer.send({
    to: email,
    subject: texts.confirmSubject(locale),
    text: [
      // After #, so that the keys reach no server's log.
      texts.confirmAsked(locale, `${publicUrl}${addressIn(locale, '/newsletter-confirm')}#${key}`),
      texts.confirmElse(locale, `${publicUrl}${addressIn(locale, '/newsletter-leave')}#${key}`),
    ].join('\n\n'),
    unsubscribeUrl: `${publicUrl}/api/v1/newsletter/leave/${key}`,
    messageId: `<newsletter-${key}@${new URL(publicUrl).hostname}>`,
  });
  await markAsked(db, email, clock.now());
}
