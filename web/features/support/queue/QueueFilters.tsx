import { ticketCategories, ticketStatuses } from '../../../../contract/support.ts';
import { ListFilters } from '../../../ui/lists/ListFilters.tsx';
import { priorityOptions, statusLabels } from '../words.ts';
import type { QueueFilter } from './queueFilter.ts';

const selects = [
  { name: 'status', label: 'Status', options: ticketStatuses.map((value) => ({ value, label: statusLabels[value] })) },
  { name: 'priority', label: 'Priority', options: priorityOptions },
  { name: 'category', label: 'Category', options: ticketCategories.map((value) => ({ value, label: value })) },
] as const;

interface QueueFiltersProps {
  filter: QueueFilter;
  onChange: (name: keyof QueueFilter, value: string) => void;
}

export const QueueFilters = ({ filter, onChange }: QueueFiltersProps) => (
  <ListFilters placeholder="Subject, text, person or #number" selects={selects} filter={filter} onChange={onChange} />
);
