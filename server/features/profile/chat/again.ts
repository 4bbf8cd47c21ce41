import type { Goals } from '../../../../contract/accounts/profile.ts';
import { findMeantEffects } from '../../../assistant/data.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import type { Role } from '../../../language/lexicon.ts';
import { readMessage } from '../../../language/message.ts';
import { hasRole } from '../../../language/words.ts';
import { applySettings } from './settings.ts';
import { targetNames } from './targets.ts';
import { bounded } from './targetsReading.ts';

/** One of them says that what was set is to be another. */
const changing: Role[] = ['change', 'no', 'corrected', 'mistaken', 'instead', 'should', 'negation', 'that'];
const beside: Role[] = [
  ...changing,
  'self',
  'just',
  'filler',
  'vocative',
  'greeting',
  'thanks',
  'unit',
  'measure',
  'log',
];
const mostTokens = 7;

/** "Make that 1850", "nahi 1850 kar do" right after one target was set: its other figure. */
export async function changeLastTarget(turn: Turn): Promise<Outcome | undefined> {
  const message = readMessage(turn.said);
  const { tokens } = message;
  const [number, other] = tokens.filter(({ kind }) => kind === 'number');
  const says = (roles: Role[]) => (_: unknown, at: number) => roles.some((role) => hasRole(message, at, role));
  const isAll = tokens.every((token, at) => token.kind !== 'word' || says(beside)(token, at));
  if (!number || other || tokens.length > mostTokens || !isAll || !tokens.some(says(changing))) return undefined;
  const effects = await findMeantEffects(turn);
  const [column, another] = effects.flatMap((effect) => ('before' in effect ? Object.keys(effect.before ?? {}) : []));
  const name = targetNames.find((known) => known === column);
  if (!name || another !== undefined || effects.some(({ table }) => table !== 'goals')) return undefined;
  const goals: Partial<Goals> = bounded({ [name]: number.value }).within;
  return Object.keys(goals).length > 0 ? applySettings({ goals }, turn) : undefined;
}
