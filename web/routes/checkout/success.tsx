import { Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { type MetaFunction, useLocation } from 'react-router';
import * as texts from '../../../texts/site/orderConfirmation.ts';
import type { Confirmation } from '../../features/orders/confirmation.ts';
import { OrderConfirmation } from '../../features/orders/OrderConfirmation.tsx';
import { readPageLocale } from '../../lib/pageLocale.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import classes from './checkout.module.css';

export const meta: MetaFunction = () => {
  const locale = readPageLocale();
  return pageMeta({ title: `${texts.page(locale)} · FitPulse`, description: texts.description(locale) });
};

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
