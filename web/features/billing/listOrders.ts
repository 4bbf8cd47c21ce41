import { useQuery } from '@tanstack/react-query';
import { listOrders } from '../../../contract/commerce/orders.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useOrders = () =>
  useQuery({ queryKey: queryKeys.orders, queryFn: ({ signal }) => call(listOrders, { query: {} }, signal) });
