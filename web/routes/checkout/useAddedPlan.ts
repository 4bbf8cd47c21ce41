import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { CartItem } from '../../features/cart/cart.ts';
import { planItem } from '../../features/cart/planItem.ts';
import { usePlans } from '../../features/plans/usePlans.ts';
import { links } from '../../lib/links.ts';

/** Puts the plan that the address names into the cart, once; a reload doesn't repeat it. Free is signed up for, not bought. */
export function useAddedPlan(put: (item: Omit<CartItem, 'quantity'>) => void): {
  isAdding: boolean;
  error: Error | null;
  retry: () => void;
} {
  const [query, setQuery] = useSearchParams();
  const { data: plans, error, refetch } = usePlans();
  const wanted = query.get('add');
  const term = query.get('term') === 'year' ? 'year' : 'month';
  useEffect(() => {
    // The address bar tells whether another run was here first.
    if (!wanted || !plans || !window.location.search) return;
    const plan = plans.find(({ name }) => name.toLowerCase() === wanted);
    if (plan?.price === 0) return window.location.replace(links.signUp);
    if (plan) put(planItem(plan, term));
    window.history.replaceState(window.history.state, '', window.location.pathname);
    setQuery({}, { replace: true });
  }, [wanted, term, plans, setQuery, put]);
  return { isAdding: wanted !== null, error: wanted === null ? null : error, retry: refetch };
}
