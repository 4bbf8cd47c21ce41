import { mostTablets } from '../../../../contract/entries/medicines.ts';
import * as texts from '../../../../texts/entries/medicines.ts';
import type { Effect, Outcome, Turn } from '../../../assistant/skill.ts';
import { readTablets, type Stock } from '../../../language/stock.ts';
import { tokenise } from '../../../language/tokens.ts';
import { listMedicines, type MedicineRow } from '../data.ts';
import { updateMedicine } from '../mutations.ts';
import { daysEnough, titleOf } from '../policy.ts';
import type { Named } from '../words/naming.ts';
import type { Asked } from './order.ts';

/** How many tablets a medicine has was asked. */
export interface AskedTablets {
  tabletsOf: string;
  change: 'is' | 'more';
}

/** "28 tablets left, enough for 14 days"; undefined where nobody counted. */
export function leftOf(medicine: MedicineRow, { person, now }: Turn): string | undefined {
  const { tabletsLeft } = medicine;
  if (tabletsLeft === null) return undefined;
  return texts.stockLeft(person.locale, tabletsLeft, daysEnough(medicine, tabletsLeft, now, person.timeZone));
}

/** What is told of how much there is of a medicine is kept with it; of one that is not on the list it is asked when it is taken. */
export async function tellStock(named: Named[], stock: Stock, turn: Turn): Promise<Outcome> {
  const { locale } = turn.person;
  const own = await listMedicines(turn.db, turn.person.owner);
  const [one, ...others] = named.length > 0 ? named : own.length === 1 ? own : [];
  if (!one || (others.length > 0 && stock.change !== 'asked')) return { text: texts.askWhichMedicine(locale) };
  const known = (name: string) => own.find((medicine) => medicine.name.toLowerCase() === name.toLowerCase());
  if (stock.change === 'asked') {
    const lines = [one, ...others].map(({ name }) => {
      const medicine = known(name);
      if (!medicine) return texts.notListed(locale, name);
      const left = leftOf(medicine, turn);
      return left ? texts.stockIs(locale, titleOf(medicine), left) : texts.stockUnknown(locale, titleOf(medicine));
    });
    return { text: lines.join('\n') };
  }
  const medicine = known(one.name);
  if (!medicine) {
    const data: Asked = { named: [{ ...one, dose: '' }], said: '', tabletsLeft: stock.count };
    return { text: texts.askToList(locale, one.name), question: { skill: 'medicines', data } };
  }
  return setStock(medicine, stock.change, stock.count, turn);
}

async function setStock(
  medicine: MedicineRow,
  change: 'is' | 'more',
  count: number | undefined,
  turn: Turn,
): Promise<Outcome> {
  const { db, person, now } = turn;
  const tablets = count === undefined ? undefined : count + (change === 'more' ? (medicine.tabletsLeft ?? 0) : 0);
  if (tablets === undefined || tablets > mostTablets) {
    const data: AskedTablets = { tabletsOf: medicine.id, change };
    return { text: texts.askTablets(person.locale, titleOf(medicine)), question: { skill: 'medicines', data } };
  }
  const after = await updateMedicine(db, person.owner, medicine.id, { tabletsLeft: tablets }, now);
  if (!after) return { text: texts.notListed(person.locale, medicine.name) };
  const { stock, stockAt } = medicine;
  const effect: Effect = { table: 'medicines', id: medicine.id, change: 'updated', before: { stock, stockAt } };
  return { text: texts.stockNoted(person.locale, titleOf(after), leftOf(after, turn) ?? ''), effects: [effect] };
}

/** "20" to the question how many tablets there are; undefined where the answer is no number. */
export async function resumeStock({ tabletsOf, change }: AskedTablets, answer: string, turn: Turn) {
  const medicine = (await listMedicines(turn.db, turn.person.owner, tabletsOf))[0];
  const count = readTablets(tokenise(answer));
  return medicine && count !== undefined ? setStock(medicine, change, count, turn) : undefined;
}
