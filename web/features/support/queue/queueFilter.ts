import type { z } from 'zod';
import { listAllTickets } from '../../../../contract/support.ts';
import { readQuery } from '../../../lib/queryParameters.ts';

const filter = listAllTickets.query.omit({ cursor: true });
export type QueueFilter = z.output<typeof filter>;

export const readFilter = (query: URLSearchParams): QueueFilter => readQuery(filter, query);

export const isFiltered = (chosen: QueueFilter): boolean => Object.values(chosen).some((value) => value !== undefined);
