import { ticketCategories, ticketStatuses } from '../../../../contract/support.ts';
import { statuses } from '../../../../texts/portal/account/support.ts';
import { ListFilters } from '../../../ui/lists/ListFilters.tsx';
import { priorityOptions } from '../words.ts';
import type { QueueFilter } from './queueFilter.ts';

const selects = [
  {
    name: 'status',
    label: 'Status',
    options: ticketStatuses.map((value) => ({ value, label: statuses[value]('en') })),
  },
  { name: 'priority', label: 'Priority', options: priorityOptions('en') },
  { name: 'category', label: 'Category', options: ticketCategories.map((value) => ({ value, label: value })) },
] as const;

interface QueueFiltersProps {
  filter: QueueFilter;
  onChange: (name: keyof QueueFilter, value: string) => void;
}

export const QueueFilters = ({ filter, onChange }: QueueFiltersProps) => (
  <ListFilters placeholder="Subject, text, person or #number" selects={selects} filter={filter} onChange={onChange} />
);
