import { type ActivityEntry, activityKind } from '../../../contract/entries/activity.ts';
import { mountEntries } from '../../http/entryRoutes.ts';
import type { Kit } from '../../http/mount.ts';

export const activityRoutes = (kit: Kit) =>
  mountEntries(kit, activityKind, {
    table: 'activityEntries',
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
