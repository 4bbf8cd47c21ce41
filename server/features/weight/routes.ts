import { weightKind } from '../../../contract/entries/weight.ts';
import { mountEntries } from '../../http/entryRoutes.ts';
import type { Kit } from '../../http/mount.ts';
import { settleTargets } from '../care/mutations.ts';

export const weightRoutes = (kit: Kit) =>
  mountEntries(kit, weightKind, {
    table: 'weightEntries',
    settle: settleTargets,
    toAnswer: ({ id, userId, occurredAt, localDate, weightKg }) => ({
      ...{ id, userId, createdAt: occurredAt.toISOString(), localDate },
      weightKg,
    }),
  });
