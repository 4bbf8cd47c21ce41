import { subscribeToNewsletter } from '../../../contract/newsletter.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { addNewsletterAddress } from './mutations.ts';
import { newsletterLimit } from './policy.ts';

export function newsletterRoutes(kit: Kit): void {
  const { context } = kit;
  mount(kit, subscribeToNewsletter, async ({ body, remoteAddress }) => {
    await limitRate(context, `newsletter ${remoteAddress}`, newsletterLimit.perAddress, newsletterLimit.windowSeconds);
    await addNewsletterAddress(context.db, body.email, context.clock.now());
    return null;
  });
}
