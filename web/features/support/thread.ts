import type { Ticket } from '../../../contract/support.ts';

export type Step =
  | { kind: 'response'; at: string; response: Ticket['responses'][number] }
  | { kind: 'change'; at: string; change: Ticket['history'][number] };

/** What happened since a ticket was opened, in order; what was said comes before a change of the same moment. */
export function toSteps({ responses, history }: Pick<Ticket, 'responses' | 'history'>): Step[] {
  const steps: Step[] = [
    ...responses.map((response) => ({ kind: 'response' as const, at: response.createdAt, response })),
    ...history.map((change) => ({ kind: 'change' as const, at: change.createdAt, change })),
  ];
  return steps.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
