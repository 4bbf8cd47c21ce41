import { Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { type MetaFunction, useLocation } from 'react-router';
import type { Confirmation } from '../../features/orders/confirmation.ts';
import { OrderConfirmation } from '../../features/orders/OrderConfirmation.tsx';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import classes from './checkout.module.css';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Payment Success · FitPulse', description: 'The confirmation of your order.' });

export default function PaymentSuccess() {
  const location: { state: Confirmation | null } = useLocation();
  const [now] = useState(() => new Date());
  const isMounted = useMounted();
  const session = useSession();
  if (!isMounted) {
    return (
      <div className={classes.page} aria-busy="true">
        <Skeleton height={420} radius="lg" />
      </div>
    );
  }
  return <OrderConfirmation confirmation={location.state ?? {}} now={now} isSignedIn={session !== null} />;
}
