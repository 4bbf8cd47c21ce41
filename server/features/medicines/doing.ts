import type { Slots } from '../../../contract/acts/slots.ts';
import { whenFilled } from '../../assistant/filled.ts';
import type { Outcome, Turn } from '../../assistant/skill.ts';
import { readSchedule } from '../../language/schedules.ts';
import { tokenise } from '../../language/tokens.ts';
import { localDateOf } from '../../lib/dates.ts';
import { logIntakes } from './chat/intake.ts';
import { capitalised, findName } from './words/names.ts';

/** Notes each medicine as taken or skipped; one of the list is found by its name. */
export async function doMedicines(slots: Slots<'log.medicine'>, turn: Turn): Promise<Outcome> {
  const dated = whenFilled(slots, turn);
  const atNoTime = readSchedule([], localDateOf(turn.now, turn.person.timeZone));
  const outcomes: Outcome[] = [];
  for (const { name, dose, isSkipped } of slots.medicines) {
    const named = { name: nameOf(name), dose: dose ?? '' };
    outcomes.push(await logIntakes([named], isSkipped ? 'skipped' : 'taken', atNoTime, dated));
  }
  return joinedOutcomes(outcomes);
}

/** As the built-in reading calls it. */
function nameOf(said: string): string {
  const tokens = tokenise(said);
  const known = findName(tokens, 0, []);
  return known?.next === tokens.length ? known.name : capitalised(said);
}

export const joinedOutcomes = (outcomes: Outcome[]): Outcome => ({
  text: outcomes.map(({ text }) => text).join('\n'),
  effects: outcomes.flatMap(({ effects }) => effects ?? []),
});
