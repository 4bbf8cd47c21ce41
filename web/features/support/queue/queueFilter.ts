import type { z } from 'zod';
import { listAllTickets } from '#schemas/support.ts';
import { readQuery } from '../../../lib/queryParameters.ts';

const filter = listAllTickets.query.omit({ cursor: true });
export type QueueFilter = z.output<typeof filter>;

export const readFilter = (query: URLSearchParams): QueueFilter => readQuery(filter, query);

/** Whether it leaves tickets out; in what order they are doesn't count. */
export const isFiltered = ({ sort: _sort, direction: _direction, ...conditions }: QueueFilter): boolean =>
  Object.values(conditions).some((value) => value !== undefined);
