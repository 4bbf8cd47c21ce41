import { weightKind } from '../../../contract/weight.ts';
import { mountEntries } from '../../http/entryRoutes.ts';
import type { Kit } from '../../http/mount.ts';

export const weightRoutes = (kit: Kit) =>
  mountEntries(kit, weightKind, {
    table: 'weightEntries',
    toAnswer: ({ id, userId, occurredAt, localDate, weightKg }) => ({
      ...{ id, userId, createdAt: occurredAt.toISOString(), localDate },
      weightKg,
    }),
  });
