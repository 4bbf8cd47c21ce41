import type { Message } from '../../../language/message.ts';
import { hasRole } from '../../../language/words.ts';
import { type Activity, activityNamed, generalActivity } from '../policy.ts';
import { type AmountItem, type Amounts, amountAt, stopwatchAt } from './amounts.ts';
import { type Measured, measure } from './measure.ts';
import { isWithin } from './told.ts';

/** "28k. 2:41. legs gone": a distance and how long it took tell by their pace what it was. */
export function readTimed(message: Message): (Measured & { activityType: string; daysAgo: number }) | undefined {
  const { tokens, clauses } = message;
  const isOfElse = tokens.some((_, at) =>
    (['eaten', 'eat', 'meal', 'price', 'commerce', 'question'] as const).some((role) => hasRole(message, at, role)),
  );
  const items: AmountItem[] = [];
  for (let at = 0; at < tokens.length; ) {
    const item = amountAt(tokens, at) ?? stopwatchAt(tokens, at);
    if (item) items.push(item);
    at = item?.to ?? at + 1;
  }
  const [one, other, ...more] = items;
  const km = items.find(({ kind }) => kind === 'km');
  const minutes = items.find(({ kind }) => kind === 'minutes');
  const numbers = tokens.flatMap(({ kind }, at) => (kind === 'number' ? [at] : []));
  const isAll = numbers.every((at) => items.some((item) => isWithin(item, at)));
  if (isOfElse || !one || !other || more.length > 0 || !km || !minutes || !isAll) return undefined;
  const clause = clauses.find(({ happened }) => happened);
  const activity = clauses.every(({ happened }) => happened) ? activityOfPace(minutes.value / km.value) : undefined;
  if (!activity || !clause) return undefined;
  const measured = measure(activity, { km: km.value, minutes: minutes.value });
  return { activityType: activity.name, ...measured, daysAgo: clause.daysAgo };
}

/** What amounts without a name say that it was: so far is ridden, run or walked. */
export function activityOf({ minutes, km, steps }: Amounts): Activity {
  const ofDistance = km === undefined ? undefined : km > mostRun ? 'cycling' : km > mostWalked ? 'running' : 'walking';
  const ofPace = km !== undefined && minutes !== undefined ? activityOfPace(minutes / km) : undefined;
  const name = steps === undefined ? (ofDistance ?? generalActivity) : 'walking';
  return ofPace ?? (activityNamed(name) as Activity);
}
const mostRun = 22;
const mostWalked = 5;

/** By minutes for a kilometre; none beyond what people do. */
function activityOfPace(pace: number): Activity | undefined {
  if (pace < 1.2 || pace > 30) return undefined;
  return activityNamed(pace < 3 ? 'cycling' : pace < 8.5 ? 'running' : 'walking');
}
