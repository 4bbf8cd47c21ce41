import { sleepKind } from '../../../contract/entries/sleep.ts';
import { mountEntries } from '../../http/entryRoutes.ts';
import type { Kit } from '../../http/mount.ts';

export const sleepRoutes = (kit: Kit) =>
  mountEntries(kit, sleepKind, {
    table: 'sleepEntries',
    toAnswer: ({ id, userId, occurredAt, localDate, sleepTimeHr }) => ({
      ...{ id, user_id: userId, createdAt: occurredAt.toISOString(), localDate },
      sleepTimeHr,
    }),
  });
