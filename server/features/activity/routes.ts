import { type ActivityEntry, activityKind } from '../../../contract/entries/activity.ts';
import { toBeConfirmed } from '../../../texts/entries/weight.ts';
import type { Locale } from '../../../texts/locale.ts';
import { mountEntries } from '../../http/entryRoutes.ts';
import type { Kit } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { whyTooFast } from './chat/pace.ts';
import { readOwnActivity } from './reading.ts';

/** Throws where hardly anybody is so fast and it is not confirmed. */
function ask(locale: Locale, confirm: boolean | undefined, told: Parameters<typeof whyTooFast>[1]): void {
  if (confirm || told.distanceKm === null) return;
  const { activityType } = readOwnActivity(told.activityType);
  const message = whyTooFast(locale, { ...told, activityType });
  if (!message) return;
  const errors = [{ path: 'distanceKm', message }];
  throw new HttpProblem(422, 'confirmation_required', toBeConfirmed(locale, message), { errors });
}

export const activityRoutes = (kit: Kit) =>
  mountEntries(kit, activityKind, {
    table: 'activityEntries',
    check: ({ body: { confirm, distanceKm = null, ...told }, pageLocale }) =>
      ask(pageLocale, confirm, { ...told, distanceKm }),
    // What stays as it was is not asked about again.
    checkChange({ body: { confirm, activityType, durationMin, distanceKm }, pageLocale }, before) {
      const after = {
        activityType: activityType ?? before.activityType,
        durationMin: durationMin ?? before.durationMin,
        distanceKm: distanceKm === undefined ? before.distanceKm : distanceKm,
      };
      const isSame = Object.entries(after).every(([key, value]) => before[key as keyof typeof after] === value);
      if (!isSame) ask(pageLocale, confirm, after);
    },
    toColumns: ({ confirm: _confirm, ...told }) => told,
    toAnswer: (row) => ({
      id: row.id,
      userId: row.userId,
      activityDatetime: row.occurredAt.toISOString(),
      localDate: row.localDate,
      activityType: row.activityType,
      durationMin: row.durationMin,
      distanceKm: row.distanceKm,
      caloriesBurned: row.caloriesBurned,
      sets: row.sets as unknown as ActivityEntry['sets'],
    }),
  });
