import { weightKind } from '../../../contract/entries/weight.ts';
import { toBeConfirmed } from '../../../texts/entries/weight.ts';
import { mountEntries } from '../../http/entryRoutes.ts';
import type { Kit } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { settleTargets } from '../care/mutations.ts';
import { whyUnusual } from './chat/unusual.ts';
import type { Weighing } from './data.ts';

/** Throws where a weight is unusual and not confirmed. */
async function ask(
  { context: { db, clock } }: Kit,
  person: Parameters<typeof whyUnusual>[1],
  { weightKg, confirm }: { weightKg?: number | undefined; confirm?: boolean | undefined },
  moment: Weighing,
): Promise<void> {
  if (confirm || weightKg === undefined) return;
  const message = await whyUnusual(db, person, weightKg, moment, clock.now());
  if (!message) return;
  const errors = [{ path: 'weightKg', message }];
  throw new HttpProblem(422, 'confirmation_required', toBeConfirmed(person.locale, message), { errors });
}

export const weightRoutes = (kit: Kit) =>
  mountEntries(kit, weightKind, {
    table: 'weightEntries',
    check: (call, moment) => ask(kit, { ...call, locale: call.pageLocale }, call.body, moment),
    // What only moves in time was saved as it is.
    checkChange: (call, { id, weightKg }, moment) =>
      call.body.weightKg === weightKg
        ? undefined
        : ask(kit, { ...call, locale: call.pageLocale }, call.body, { ...moment, id }),
    toColumns: ({ confirm: _confirm, ...told }) => told,
    settle: settleTargets,
    toAnswer: ({ id, userId, occurredAt, localDate, weightKg }) => ({
      ...{ id, userId, createdAt: occurredAt.toISOString(), localDate },
      weightKg,
    }),
  });
