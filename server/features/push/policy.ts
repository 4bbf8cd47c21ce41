import type { Locale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/notices/push.ts';

/** What comes later than that is no reminder any more. */
export const pushedWithinMs = 2 * 3_600_000;

/** Whether an endpoint is one of a push service: `services` are origins; `https://*.` stands before what all its hosts end with. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  const { origin, protocol, host } = new URL(endpoint);
  return services.some((service) =>
    service.startsWith('https://*.') ? protocol === 'https:' && host.endsWith(service.slice(9)) : origin === service,
  );
}

interface Told {
  title: string;
  body: string;
  occasion: string;
}

/** Reminders to log something, and those in the person's own words. Others may tell of health, and lock screens are read by many. */
const shownWhole = /^(?:water_reminder|food_log|reminder) /;

/** What a browser shows of a notice. */
export const messageOf = (locale: Locale, { title, body, occasion }: Told): Told =>
  shownWhole.test(occasion) ? { title, body, occasion } : { title: 'FitPulse', body: texts.news(locale), occasion };
