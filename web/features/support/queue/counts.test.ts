import { expect, test } from 'vitest';
import { ticketStatuses } from '../../../../contract/support.ts';
import { countTickets } from './counts.ts';

test('open and in progress count as open, resolved and closed as resolved', () => {
  const tickets = [...ticketStatuses, 'open' as const].map((status) => ({ status }));
  expect(countTickets(tickets)).toEqual({ open: 3, resolved: 2, total: 5 });
  expect(countTickets([])).toEqual({ open: 0, resolved: 0, total: 0 });
});
