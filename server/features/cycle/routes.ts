import { type CycleEntry, type CycleSymptom, cycleKind, getCycle } from '../../../contract/entries/cycle.ts';
import { dayToCome } from '../../../texts/refusals/entries.ts';
import { type EntryList, mountEntries } from '../../http/entryRoutes.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { invalid } from '../../http/problem.ts';
import { addDays, localDateOf } from '../../lib/dates.ts';
import { careText } from '../care/texts/answer.ts';
import { findCycle } from './data.ts';
import { isBleedingInPregnancy, outlookOf } from './policy.ts';

export function cycleRoutes(kit: Kit): EntryList<CycleEntry> {
  const { db, clock } = kit.context;

  const list = mountEntries(kit, cycleKind, {
    table: 'cycleEntries',
    toColumns({ symptoms, ...told }) {
      // A day ahead of the server's, as it may be where the person is.
      const latest = addDays(localDateOf(clock.now(), 'UTC'), 1);
      if (told.endedOn && told.endedOn > latest) throw invalid('endedOn', dayToCome);
      return { ...told, symptoms: symptoms && [...new Set(symptoms)] };
    },
    toAnswer: ({ id, userId, occurredAt, localDate, endedOn, symptoms, notes }) => ({
      ...{ id, userId, createdAt: occurredAt.toISOString(), localDate, startedOn: localDate },
      ...{ endedOn, symptoms: symptoms as CycleSymptom[], notes },
    }),
  });

  mount(kit, getCycle, async ({ owner, timeZone, pageLocale: locale }) => {
    const now = clock.now();
    const today = localDateOf(now, timeZone);
    const { tracking, periods, person } = await findCycle(db, owner, now);
    const isDanger = isBleedingInPregnancy(person.lifeStage, periods.at(-1), today);
    return {
      ...{ tracking, today, ...outlookOf(periods, today, person) },
      warning: isDanger ? careText('pregnancy.bleeding', locale, timeZone) : null,
    };
  });
  return list;
}
