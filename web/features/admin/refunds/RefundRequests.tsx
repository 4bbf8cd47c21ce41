import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { momentOf, priceTold } from '../../../lib/format.ts';
import { userSearchLink } from '../../../lib/links.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { GrantRefund } from './GrantRefund.tsx';
import classes from './RefundRequests.module.css';
import { RefuseRefund } from './RefuseRefund.tsx';
import type { Refund } from './refunds.ts';

const states = {
  requested: { label: 'Requested', tone: 'warm' },
  granted: { label: 'Granted', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'bad' },
  sent: { label: 'On its way', tone: 'neutral' },
  processed: { label: 'Paid back', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
} as const;

/** What people want back, with the buttons that pay or refuse it. */
export function RefundRequests({ refunds }: { refunds: Refund[] }) {
  const [granted, setGranted] = useState<Refund>();
  const [refused, setRefused] = useState<Refund>();
  return (
    <>
      {refunds.length === 0 && <p className={classes.empty}>Nobody is waiting for money back.</p>}
      <ul>
        {refunds.map((refund) => {
          const { id, userName, status, reason, failure, requestedAt, orderNumber } = refund;
          const name = `the refund of ${priceTold(refund)} to ${userName}`;
          return (
            <li key={id} className={classes.refund}>
              <p className={classes.amount}>
                {priceTold(refund)} <Badge tone={states[status].tone}>{states[status].label}</Badge>
              </p>
              <div className={classes.details}>
                {reason && <p>“{reason}”</p>}
                {failure && <p className={classes.failure}>{failure}</p>}
                <p className={classes.when}>
                  {refund.userId ? <Link to={userSearchLink(refund.userId)}>{userName}</Link> : userName}
                  {orderNumber !== null && (
                    <>
                      {' '}
                      · <span>Order {orderNumber}</span>
                    </>
                  )}{' '}
                  · <span>{momentOf(requestedAt)}</span>
                </p>
              </div>
              <div className={classes.decisions}>
                {status === 'requested' && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-md"
                    aria-label={`Refuse ${name}`}
                    onClick={() => setRefused(refund)}
                  >
                    Refuse
                  </Button>
                )}
                {(status === 'requested' || status === 'failed') && (
                  <Button
                    variant="light"
                    size="compact-md"
                    aria-label={`${status === 'failed' ? 'Try again' : 'Grant'}: ${name}`}
                    onClick={() => setGranted(refund)}
                  >
                    {status === 'failed' ? 'Try again' : 'Grant'}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <GrantRefund refund={granted} onClose={() => setGranted(undefined)} />
      <RefuseRefund refund={refused} onClose={() => setRefused(undefined)} />
    </>
  );
}
