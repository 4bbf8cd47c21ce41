import { Skeleton } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { postalCodeFault } from '../../../contract/commerce/checkout.ts';
import { BilledTo } from './BilledTo.tsx';
import { BillingForm } from './BillingForm.tsx';
import { type LastBilling, useLastBilling } from './getLastBilling.ts';

/** Who pays: as the last time, which is one tap, or a form to fill in. */
export function BillingDetails(props: Omit<ComponentProps<typeof BillingForm>, 'last'>) {
  const { data: last = null, isPending } = useLastBilling();
  const [isChanging, setIsChanging] = useState(false);
  if (isPending) return <Skeleton height={420} radius="lg" />;
  if (last && isWhole(last) && !isChanging && props.errors.length === 0) {
    return <BilledTo id={props.id} billing={last} onSubmit={props.onSubmit} onChange={() => setIsChanging(true)} />;
  }
  return <BillingForm {...props} last={last} />;
}

const isWhole = (billing: LastBilling): boolean =>
  Object.values(billing).every((text) => text.trim() !== '') && !postalCodeFault(billing.postal_code, billing.country);
