import { ListFilters } from '../../../ui/lists/ListFilters.tsx';
import { planOptions, roleOptions, statusOptions } from './labels.ts';
import type { PeopleFilter } from './searchPeople.ts';

const selects = [
  { name: 'role', label: 'Role', options: roleOptions },
  { name: 'plan', label: 'Plan', options: planOptions },
  { name: 'status', label: 'Status', options: statusOptions },
] as const;

interface PeopleFiltersProps {
  filter: PeopleFilter;
  onChange: (name: keyof PeopleFilter, value: string) => void;
}

export const PeopleFilters = ({ filter, onChange }: PeopleFiltersProps) => (
  <ListFilters placeholder="User name, name, e-mail or id" selects={selects} filter={filter} onChange={onChange} />
);
