import type { PromoCodeSetting } from '../../../../contract/admin/adminSettings.ts';

const dayMs = 86_400_000;

type PromoState = 'active' | 'ended' | 'used up';

export function promoState({ endsAt, mostUses, uses }: PromoCodeSetting, now: number): PromoState {
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'ended';
  return mostUses !== null && uses >= mostUses ? 'used up' : 'active';
}

/** The instant at which a local date, yyyy-mm-dd, is over in a time zone. */
export function endOfDay(localDate: string, timeZone: string): string {
  const midnight = Date.parse(`${localDate}T00:00:00Z`) + dayMs;
  // Where the clock is changed that night, the first guess lies on the wrong side of the change.
  const guess = midnight - offsetMs(midnight, timeZone);
  return new Date(midnight - offsetMs(guess, timeZone)).toISOString();
}

/** The last local date before an instant. */
export const lastDate = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date(Date.parse(instant) - 1));

/** How far a time zone's clock is ahead of UTC at an instant. */
function offsetMs(instant: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone }).format(instant);
  return Date.parse(`${clock.replace(' ', 'T')}Z`) - Math.floor(instant / 1_000) * 1_000;
}
