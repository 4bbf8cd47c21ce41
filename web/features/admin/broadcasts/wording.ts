import { audiences, type Broadcast } from '../../../../contract/admin/broadcasts.ts';
import { capitalised, figure } from '../../../lib/format.ts';

export function audienceLabel(audience: Broadcast['audience']): string {
  if (audience === 'all') return 'Everybody';
  if (audience === 'chosen') return 'Chosen people';
  if (audience === 'active30d') return 'Active in the last 30 days';
  return `Plan ${capitalised(audience.slice('plan:'.length))}`;
}

export const audienceOptions = audiences.map((value) => ({ value, label: audienceLabel(value) }));

/** "1 person", "1,240 people" */
export const people = (count: number) => `${figure(count)} ${count === 1 ? 'person' : 'people'}`;

/** "Sent to 25, blocked by 5, failed for 1, 3 waiting" */
export function progressOf({ status, sent, blocked, failed, waiting }: Broadcast): string {
  const parts = [`Sent to ${figure(sent)}`];
  if (blocked > 0) parts.push(`blocked by ${figure(blocked)}`);
  if (failed > 0) parts.push(`failed for ${figure(failed)}`);
  if (waiting > 0) parts.push(`${figure(waiting)} ${status === 'cancelled' ? 'not sent to' : 'waiting'}`);
  return parts.join(', ');
}

/** "The message is being sent to 2 people of 3." */
export const sentTo = (recipients: number, chosen: number): string =>
  recipients === 0
    ? 'None of them can be written to on Telegram.'
    : `The message is being sent to ${people(recipients)} of ${figure(chosen)}.`;
