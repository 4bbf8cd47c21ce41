import {
  builtInReadings,
  createReadingKind,
  getEstimatedHba1c,
  inStoredUnit,
  inToldUnit,
  isBuiltIn,
  listReadingKinds,
  mostOwnKinds,
  type ReadingEntry,
  type ReadingValues,
  readingKind,
} from '../../../contract/entries/readings.ts';
import { noSuchReading } from '../../../texts/refusals/entries.ts';
import { noRoom } from '../../../texts/refusals/kept.ts';
import type { EntryRow } from '../../db/entries.ts';
import { type EntryList, mountEntries } from '../../http/entryRoutes.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid } from '../../http/problem.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findBody, findGlucose, listOwnKinds } from './data.ts';
import { createOwnKind } from './mutations.ts';
import { type Body, bandsOf, estimateHba1c } from './policy.ts';

export function readingRoutes(kit: Kit): EntryList<ReadingEntry> {
  const { db, clock } = kit.context;

  async function namesOf(kind: string, unit: string | undefined, owner: OwnerId) {
    if (isBuiltIn(kind)) return { name: builtInReadings[kind].title, unit: unit ?? builtInReadings[kind].units[0] };
    const own = (await listOwnKinds(db, owner)).find(({ id }) => id === kind);
    if (!own) throw invalid('kind', noSuchReading);
    return { name: own.name, unit: own.unit };
  }

  const list = mountEntries(kit, readingKind, {
    table: 'readingEntries',
    async toColumns({ kind, values, unit, context, notes }, owner) {
      if (kind === undefined || values === undefined) return { context, notes };
      const names = await namesOf(kind, unit, owner);
      return { readingKind: kind, ...names, ...storedValues(values, names.unit), context, notes };
    },
    findKnown: (owner) => findBody(db, owner),
    toAnswer,
  });

  mount(kit, getEstimatedHba1c, async ({ owner }) => estimateHba1c(await findGlucose(db, owner, clock.now())));

  mount(kit, listReadingKinds, ({ owner }) => listOwnKinds(db, owner));

  mount(kit, createReadingKind, async ({ body, owner }) => {
    const made = await createOwnKind(db, owner, body, clock.now());
    if (!made) throw new HttpProblem(409, 'conflict', (locale) => noRoom.readingKinds(locale, mostOwnKinds));
    return made;
  });
  return list;
}

const storedValues = ({ value, systolic, diastolic, pulse }: ReadingValues, unit: string) => ({
  value: value === undefined ? null : inStoredUnit(value, unit),
  systolic: systolic ?? null,
  diastolic: diastolic ?? null,
  pulse: pulse ?? null,
});

const toAnswer = (row: EntryRow<'readingEntries'>, body: Body): ReadingEntry => ({
  id: row.id,
  userId: row.userId,
  createdAt: row.occurredAt.toISOString(),
  localDate: row.localDate,
  kind: row.readingKind,
  name: row.name,
  values:
    row.value === null
      ? { systolic: row.systolic ?? 0, diastolic: row.diastolic ?? 0, pulse: row.pulse }
      : { value: inToldUnit(row.value, row.unit) },
  unit: row.unit,
  context: row.context as ReadingEntry['context'],
  notes: row.notes,
  bands: bandsOf(row, body),
});
