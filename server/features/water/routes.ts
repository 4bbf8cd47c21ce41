import { type WaterEntry, waterKind } from '../../../contract/entries/water.ts';
import { mountEntries } from '../../http/entryRoutes.ts';
import type { Kit } from '../../http/mount.ts';

export const waterRoutes = (kit: Kit) =>
  mountEntries(kit, waterKind, {
    table: 'waterEntries',
    toColumns: ({ waterIntake, ...rest }) => ({ volumeMl: waterIntake?.value, ...rest }),
    toAnswer: (row) => ({
      entryId: row.id,
      userId: row.userId,
      createdAt: row.occurredAt.toISOString(),
      localDate: row.localDate,
      waterIntake: { value: row.volumeMl, unit: 'ml' as const },
      drinkType: row.drinkType as WaterEntry['drinkType'],
      containerType: row.containerType as WaterEntry['containerType'],
      notes: row.notes,
    }),
  });
