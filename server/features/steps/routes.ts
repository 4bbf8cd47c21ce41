import { type StepEntry, stepKind } from '../../../contract/entries/steps.ts';
import { type EntryList, mountEntries } from '../../http/entryRoutes.ts';
import type { Kit } from '../../http/mount.ts';

export const stepRoutes = (kit: Kit): EntryList<StepEntry> =>
  mountEntries(kit, stepKind, {
    table: 'stepEntries',
    toAnswer: ({ id, userId, occurredAt, localDate, steps, notes }) => ({
      ...{ id, userId, createdAt: occurredAt.toISOString(), localDate },
      ...{ steps, notes },
    }),
  });
