import { type FastEntry, type FastPlan, fastKind, getFasting } from '../../../contract/entries/fasts.ts';
import { weekdayMoment } from '../../../texts/dates.ts';
import { offBecause, overlapsOther } from '../../../texts/entries/fasts.ts';
import { toBeConfirmed } from '../../../texts/entries/weight.ts';
import type { Locale } from '../../../texts/locale.ts';
import type { EntryRow } from '../../db/entries.ts';
import { type EntryList, mountEntries } from '../../http/entryRoutes.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { readDateTime } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { careText } from '../care/texts/answer.ts';
import { findFaster, findOpenFast, findOverlaps } from './data.ts';
import { goalOf, longFastHours, whyNoFasting } from './policy.ts';

export function fastRoutes(kit: Kit): EntryList<FastEntry> {
  const { db, clock } = kit.context;
  const settingsOf = async (owner: OwnerId) => {
    const settings = await kit.settingsOf(owner);
    if (!settings) throw new HttpProblem(404, 'not_found', 'There is no such user, or it is not you.');
    return settings;
  };

  const refuseUnsafe = async (owner: OwnerId, locale: Locale) => {
    const off = whyNoFasting(await findFaster(db, owner, clock.now()));
    if (off) throw new HttpProblem(422, 'care_first', offBecause[off](locale));
  };

  const list = mountEntries(kit, fastKind, {
    table: 'fastEntries',
    async check({ body, owner, timeZone, locale, idempotencyKey }, { occurredAt }) {
      await refuseUnsafe(owner, locale);
      if (body.confirm) return;
      const to = body.endedAt ? readDateTime(body.endedAt, timeZone) : null;
      const [other] = await findOverlaps(db, owner, { from: occurredAt, to }, idempotencyKey);
      if (other) throw overlaps(other, locale, timeZone);
    },
    async checkChange({ body, owner, timeZone, locale }, before, { occurredAt }) {
      if (body.confirm || (body.startedAt ?? body.endedAt) === undefined) return;
      const told = typeof body.endedAt === 'string' ? readDateTime(body.endedAt, timeZone) : body.endedAt;
      const to = told === undefined ? before.endedAt : told;
      const known = await findOverlaps(db, owner, { from: before.occurredAt, to: before.endedAt });
      const after = await findOverlaps(db, owner, { from: occurredAt, to });
      const other = after.find(({ id }) => id !== before.id && !known.some((one) => one.id === id));
      if (other) throw overlaps(other, locale, timeZone);
    },
    async toColumns({ endedAt, confirm: _confirm, ...told }, owner) {
      const { timeZone, locale } = await settingsOf(owner);
      if (told.plan !== undefined) await refuseUnsafe(owner, locale);
      return { ...told, endedAt: endedAt ? readDateTime(endedAt, timeZone) : endedAt };
    },
    findKnown: async (owner) => (await settingsOf(owner)).timeZone,
    toAnswer,
  });

  mount(kit, getFasting, async ({ owner, timeZone, pageLocale: locale }) => {
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

function overlaps({ occurredAt, endedAt }: EntryRow<'fastEntries'>, locale: Locale, timeZone: string): HttpProblem {
  const [from, to] = [occurredAt, endedAt].map((at) => (at ? weekdayMoment(locale, at, timeZone) : ''));
  const message = overlapsOther(locale, from ?? '', to ?? '');
  const errors = [{ path: 'startedAt', message }];
  return new HttpProblem(422, 'confirmation_required', toBeConfirmed(locale, message), { errors });
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
