import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter } from '../../../contract/newsletter.ts';
import { addressIn } from '../../../contract/siteAddress.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { findLanguageOf } from './data.ts';
import { addNewsletterAddress, confirmNewsletterAddress, removeNewsletterAddress } from './mutations.ts';
import { newsletterLimit } from './policy.ts';

export function newsletterRoutes(kit: Kit): void {
  const { api, context } = kit;

  mount(kit, subscribeToNewsletter, async ({ body, remoteAddress }) => {
    await limitRate(context, `newsletter ${remoteAddress}`, newsletterLimit.perAddress, newsletterLimit.windowSeconds);
    await addNewsletterAddress(context.db, body, context.clock.now());
    context.jobs.wake('ask-newsletter-addresses');
    return null;
  });

  mount(kit, confirmNewsletter, async ({ body }) => {
    const isOn = await confirmNewsletterAddress(context.db, body.key, context.clock.now());
    if (!isOn) throw new HttpProblem(404, 'not_found', 'This link is too old. Enter your address once more.');
    return null;
  });

  mount(kit, leaveNewsletter, async ({ params }) => {
    await removeNewsletterAddress(context.db, params.key);
    return null;
  });

  // Mail programs that don't know one click open the address of the header as a page; a page alone must take nobody off.
  api.get('/newsletter/leave/:key', async (c) => {
    const key = c.req.param('key');
    const isKey = leaveNewsletter.params.safeParse({ key }).success;
    const locale = (isKey && (await findLanguageOf(context.db, key))) || 'en';
    return c.redirect(`${addressIn(locale, '/newsletter-leave')}#${encodeURIComponent(key)}`);
  });
}
