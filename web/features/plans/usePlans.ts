import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/queryKeys.ts';
import { fetchPlans } from './fetchPlans.ts';

export const usePlans = () => useQuery({ queryKey: queryKeys.plans, queryFn: fetchPlans });
