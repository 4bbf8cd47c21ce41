import type { Goals } from '../../../contract/accounts/profile.ts';
import type { Slots } from '../../../contract/acts/slots.ts';
import { kgPerPound } from '../../../texts/units.ts';
import type { Outcome, Turn } from '../../assistant/skill.ts';
import { applySettings } from './chat/settings.ts';
import { inTargetUnit, targetsNamed } from './chat/targetsReading.ts';

/** Sets targets as they were told; undefined where the words name others than these, or a unit that a target has not. */
export async function doTargets({ targets }: Slots<'set.target'>, turn: Turn): Promise<Outcome | undefined> {
  const named: string[] = targetsNamed(turn.said);
  const goals: Partial<Goals> = {};
  for (const { of, value, unit } of targets) {
    const amount = of === 'weightTarget' ? inKilograms(value, unit, turn) : inTargetUnit(of, value, unit ?? '');
    const isOther = of !== 'weightTarget' && named.length > 0 && !named.includes(of);
    if (amount === undefined || isOther) return undefined;
    goals[of] = amount;
  }
  return applySettings({ goals }, turn);
}

function inKilograms(value: number, unit: string | null, { person }: Turn): number | undefined {
  const told = unit?.toLowerCase() ?? person.weightUnit;
  if (/^(?:kgs?|kilos?|किलो)$/u.test(told)) return value;
  return /^(?:lbs?|pounds?)$/.test(told) ? value * kgPerPound : undefined;
}
