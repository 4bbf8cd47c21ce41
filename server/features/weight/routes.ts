import { weightKind } from '../../../contract/entries/weight.ts';
import { toBeConfirmed } from '../../../texts/entries/weight.ts';
import { mountEntries } from '../../http/entryRoutes.ts';
import type { Kit } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { settleTargets } from '../care/mutations.ts';
import { whyUnusual } from './chat/unusual.ts';

export const weightRoutes = (kit: Kit) =>
  mountEntries(kit, weightKind, {
    table: 'weightEntries',
    async check(call, moment) {
      const { weightKg, confirm } = call.body;
      const { db, clock } = kit.context;
      const message = confirm ? undefined : await whyUnusual(db, call, weightKg, moment, clock.now());
      if (!message) return;
      const errors = [{ path: 'weightKg', message }];
      throw new HttpProblem(422, 'confirmation_required', toBeConfirmed(call.locale, message), { errors });
    },
    toColumns: ({ confirm: _confirm, ...told }) => told,
    settle: settleTargets,
    toAnswer: ({ id, userId, occurredAt, localDate, weightKg }) => ({
      ...{ id, userId, createdAt: occurredAt.toISOString(), localDate },
      weightKg,
    }),
  });
