import { changedTo, itWas } from '../../../../texts/food/corrections.ts';
import { findMeantEffects } from '../../../assistant/data.ts';
import { idsLeft, type Outcome, type Turn } from '../../../assistant/skill.ts';
import { type EntryRow, findEntries, updateEntry } from '../../../db/entries.ts';
import { listMedicines } from '../data.ts';
import { openSlot } from '../mutations.ts';
import { titleOf } from '../policy.ts';
import { type MeantOfDose, mayMeanOtherwise, readMeantOfDose } from '../words/mending.ts';

type Dose = EntryRow<'medicineEntries'>;

/** "No it was crocin", "no, 850": the medicine or the strength of the dose that the latest change noted. */
export async function mendDose(text: string, turn: Turn): Promise<Outcome | undefined> {
  if (!mayMeanOtherwise(text)) return undefined;
  const own = await turn.own.of(listMedicines);
  const meant = readMeantOfDose(
    text,
    own.map(({ name }) => name),
  );
  const ids = meant ? idsLeft(await findMeantEffects(turn), 'medicineEntries') : [];
  if (!meant || ids.length === 0) return undefined;
  const rows = await findEntries(turn.db, 'medicineEntries', turn.person.owner, ids);
  const row = rowMeant(rows, meant);
  const after = row && (await columnsAfter(row, meant, turn));
  return row && after ? change(row, after, turn) : undefined;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The one that is denied, else the only one; where what is meant is noted already nothing was otherwise. */
function rowMeant(rows: Dose[], meant: MeantOfDose): Dose | undefined {
  const denied = meant.kind === 'medicine' ? meant.denied : undefined;
  if (meant.kind === 'medicine' && rows.some(({ name }) => isSame(name, meant.named.name))) return undefined;
  if (denied !== undefined) return rows.find(({ name }) => isSame(name, denied));
  return rows.length === 1 ? rows[0] : undefined;
}

type Columns = Pick<Dose, 'name' | 'dose' | 'medicineId' | 'dueAt'>;

async function columnsAfter(row: Dose, meant: MeantOfDose, { db, person, own }: Turn): Promise<Columns | undefined> {
  const { name, dose, medicineId, dueAt, occurredAt } = row;
  if (meant.kind === 'dose') {
    const after = doseAfter(dose, meant.dose);
    return after === undefined ? undefined : { name, dose: after, medicineId, dueAt };
  }
  const medicine = (await own.of(listMedicines)).find((one) => isSame(one.name, meant.named.name));
  const slot = medicine && (await openSlot(db, person.owner, medicine, occurredAt, person.timeZone));
  return {
    name: medicine?.name ?? meant.named.name,
    dose: meant.named.dose || (medicine?.dose ?? ''),
    medicineId: medicine?.id ?? null,
    dueAt: slot ?? null,
  };
}

const withUnit = /^([\d.]+)\s*(\p{L}*)$/u;

/** "850" after "500 mg" is 850 mg; tablets tell no strength. */
function doseAfter(before: string, told: string): string | undefined {
  const [, , unit = ''] = withUnit.exec(before) ?? [];
  const [, figure = told, toldUnit = ''] = withUnit.exec(told) ?? [];
  if (before === '' || unit === toldUnit) return told;
  if (toldUnit === '') return `${figure} ${unit}`;
  return unit === '' || isStrength(unit) === isStrength(toldUnit) ? told : undefined;
}
const isStrength = (unit: string) => /^(?:mg|mcg|g|gm|iu|units?)$/.test(unit);

async function change(row: Dose, after: Columns, { db, person }: Turn): Promise<Outcome> {
  const { id, name, dose, medicineId, dueAt } = row;
  await updateEntry(db, 'medicineEntries', person.owner, id, after);
  return {
    text: [changedTo(person.locale, titleOf(after)), itWas(person.locale, titleOf(row))].join('\n'),
    effects: [{ table: 'medicineEntries', id, change: 'updated', before: { name, dose, medicineId, dueAt } }],
  };
}
