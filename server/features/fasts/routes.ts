import { type FastEntry, type FastPlan, fastKind, getFasting } from '../../../contract/entries/fasts.ts';
import { offBecause } from '../../../texts/entries/fasts.ts';
import type { EntryRow } from '../../db/entries.ts';
import { type EntryList, mountEntries } from '../../http/entryRoutes.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readDateTime } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { careText } from '../care/texts/answer.ts';
import { findFaster, findOpenFast } from './data.ts';
import { goalOf, longFastHours, whyNoFasting } from './policy.ts';

export function fastRoutes(kit: Kit): EntryList<FastEntry> {
  const { db, clock } = kit.context;
  const settingsOf = async (owner: OwnerId) => {
    const settings = await kit.settingsOf(owner);
    if (!settings) throw new HttpProblem(404, 'not_found', 'There is no such user, or it is not you.');
    return settings;
  };

  const list = mountEntries(kit, fastKind, {
    table: 'fastEntries',
    async toColumns({ endedAt, ...told }, owner) {
      const { timeZone, locale } = await settingsOf(owner);
      const off = told.plan === undefined ? undefined : whyNoFasting(await findFaster(db, owner, clock.now()));
      if (off) throw new HttpProblem(422, 'care_first', offBecause[off](locale));
      return { ...told, endedAt: endedAt ? readDateTime(endedAt, timeZone) : endedAt };
    },
    findKnown: async (owner) => (await settingsOf(owner)).timeZone,
    toAnswer,
  });

  mount(kit, getFasting, async ({ owner, timeZone, locale }) => {
    const now = clock.now();
    const [open, faster] = await Promise.all([findOpenFast(db, owner), findFaster(db, owner, now)]);
    const elapsedMin = open ? Math.max(0, Math.floor((now.getTime() - open.occurredAt.getTime()) / 60_000)) : 0;
    const isLong = elapsedMin >= longFastHours * 60;
    return {
      fast: open ? toAnswer(open, timeZone) : null,
      elapsedMin,
      warning: isLong ? careText('starvation.longFast', locale, timeZone) : null,
      off: whyNoFasting(faster) ?? null,
    };
  });
  return list;
}

function toAnswer(row: EntryRow<'fastEntries'>, timeZone: string): FastEntry {
  const { id, userId, occurredAt, localDate, endedAt, city, notes } = row;
  const plan = row.plan as FastPlan | null;
  return {
    ...{ id, userId, createdAt: occurredAt.toISOString(), localDate, startedAt: occurredAt.toISOString() },
    ...{ endedAt: endedAt?.toISOString() ?? null, plan, city, notes },
    goalAt: goalOf({ plan, city, startedAt: occurredAt }, timeZone)?.toISOString() ?? null,
  };
}
