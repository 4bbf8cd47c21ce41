import type { Goals } from '../../../contract/accounts/profile.ts';
import type { Units } from '../../../texts/units.ts';
import { spokenAsDigits } from '../../language/spokenNumbers.ts';
import { readBirthDate } from './chat/birthDate.ts';
import { type BodySaid, inKilograms, ofKilograms, ofSomethingElse, readBody } from './chat/bodyReading.ts';
import { type DietSaid, readDiet } from './chat/dietReading.ts';
import { readDueDate } from './chat/dueDate.ts';
import { readPace } from './chat/paceReading.ts';
import { readPlace } from './chat/placeReading.ts';
import { readTargets, type TargetsSaid } from './chat/targetsReading.ts';
import { readUnits } from './chat/unitsReading.ts';

/** What a person says of themselves and their wishes; absent where not said. */
export interface Settings extends BodySaid {
  lossKgPerWeek?: number;
  /** The local date by which the weight is to be reached. */
  dueDate?: string;
  targets?: TargetsSaid;
  diet?: DietSaid;
  timeZone?: string;
  units?: Partial<Units>;
  /** Targets as they are stored, of a button. */
  goals?: Partial<Goals>;
}

/** What a message says of the person and their wishes; undefined when it says nothing of the kind, or a weight alone. Without the local date nothing is due. */
export function readSettings(said: string, unit: Units['weightUnit'] = 'kg', today?: string): Settings | undefined {
  if (ofSomethingElse.test(said)) return undefined;
  const units = readUnits(said);
  if (units) return { units };
  // What follows knows digits alone.
  const inDigits = spokenAsDigits(said, 0);
  const text = inKilograms(inDigits);
  // Who weighs 196 lbs and wants 175 tells both in pounds.
  const isInPounds = text !== inDigits && !ofKilograms.test(said);
  const body = { ...readBody(text, isInPounds ? 'lb' : unit), ...(today !== undefined && readBirthDate(text, today)) };
  const lossKgPerWeek = readPace(text);
  // "Half a kilo a week" is the pace, and no loss in all.
  if (lossKgPerWeek !== undefined && body.loseKg === lossKgPerWeek) delete body.loseKg;
  const { weightKg, ...others } = body;
  const isToldOfSelf = Object.keys(others).length > 0;
  const [targets, diet, timeZone] = [readTargets(text, isToldOfSelf), readDiet(text, isToldOfSelf), readPlace(text)];
  const isOfWeight = body.loseKg !== undefined || body.weightTarget !== undefined;
  const dueDate = isOfWeight && today !== undefined ? readDueDate(text, today) : undefined;
  const settings = {
    ...others,
    ...(dueDate !== undefined && { dueDate }),
    ...(lossKgPerWeek !== undefined && { lossKgPerWeek }),
    ...(targets && { targets }),
    ...(diet && { diet }),
    ...(timeZone !== undefined && { timeZone }),
  };
  if (Object.keys(settings).length === 0) return undefined;
  return { ...settings, ...(weightKg !== undefined && weightKg !== lossKgPerWeek && { weightKg }) };
}
