import { z } from 'zod';
import { ticketCategories, ticketPriorities, ticketStatuses } from '../../../contract/support.ts';

const filter = z.object({
  status: z.enum(ticketStatuses).optional().catch(undefined),
  priority: z.enum(ticketPriorities).optional().catch(undefined),
  category: z.enum(ticketCategories).optional().catch(undefined),
  q: z.string().trim().min(1).max(100).optional().catch(undefined),
});
export type QueueFilter = z.output<typeof filter>;

/** The filter that an address names; what there is no such thing as filters nothing. */
export const readFilter = (query: URLSearchParams): QueueFilter => filter.parse(Object.fromEntries(query));

export const isFiltered = (chosen: QueueFilter): boolean => Object.values(chosen).some((value) => value !== undefined);

/** The address's query with one filter set to another value; an empty one filters no more. */
export function withFilter(query: URLSearchParams, name: keyof QueueFilter, value: string): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.delete(name);
  if (value.trim() !== '') changed.set(name, value.trim());
  return changed;
}
