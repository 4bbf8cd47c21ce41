import { Button } from '@mantine/core';
import { capitalised, dateOf, rupees } from '../../lib/format.ts';
import { buyLink, links } from '../../lib/links.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import { showToast } from '../../ui/toasts.ts';
import { CancelPlan } from './CancelPlan.tsx';
import classes from './CurrentPlan.module.css';
import { useChangeSubscription } from './changeSubscription.ts';
import type { Subscription } from './getSubscription.ts';

interface CurrentPlanProps {
  subscription: Subscription;
  /** What is offered under the plan's name; nothing where it isn't offered any more. */
  offer: { price: number; period: string; features: string[] } | undefined;
}

export function CurrentPlan({ subscription, offer }: CurrentPlanProps) {
  const { plan, status, currentPeriodEnd } = subscription;
  const name = capitalised(plan);
  return (
    <Card title="Your plan">
      <div className={classes.body}>
        <div className={classes.head}>
          <p className={classes.name}>{name}</p>
          {offer && plan !== 'free' && (
            <p className={classes.price}>
              {rupees(offer.price * 100)} per {offer.period}, plus tax
            </p>
          )}
          {status === 'active' && <Badge tone="good">Active</Badge>}
          {status === 'cancelled' && <Badge tone="warm">Cancelled</Badge>}
        </div>
        <p className={classes.end}>{endOf(subscription)}</p>
        {offer && (
          <ul className={classes.features}>
            {offer.features.map((feature) => (
              <li key={feature}>
                <CheckIcon /> {feature}
              </li>
            ))}
          </ul>
        )}
        <div className={classes.buttons}>
          {plan === 'free' ? (
            <Button component="a" href={links.sections.pricing}>
              See the plans
            </Button>
          ) : (
            <>
              <Button component="a" href={buyLink(plan)}>
                {currentPeriodEnd ? 'Add another month' : `Buy ${name}`}
              </Button>
              <Button component="a" href={links.sections.pricing} variant="default">
                Change plan
              </Button>
            </>
          )}
          {status === 'active' && currentPeriodEnd && <CancelPlan name={name} subscription={subscription} />}
          {status === 'cancelled' && <KeepPlan name={name} />}
        </div>
      </div>
    </Card>
  );
}

function KeepPlan({ name }: { name: string }) {
  const change = useChangeSubscription();
  const keep = () =>
    change.mutate('resume', { onSuccess: () => showToast('success', `${name} is no longer cancelled.`) });
  return (
    <>
      <Button variant="default" disabled={change.isPending} onClick={keep}>
        {change.isPending ? 'Saving...' : 'Take the cancellation back'}
      </Button>
      <Failure text="The plan is still cancelled" error={change.error} />
    </>
  );
}

function endOf({ plan, status, currentPeriodEnd, paidUntil }: Subscription): string {
  if (plan === 'free') return 'It costs nothing and has no end.';
  if (!currentPeriodEnd || !paidUntil) return 'This plan was given to you. It has no end date.';
  const end = dateOf(currentPeriodEnd);
  const last = dateOf(paidUntil);
  const until = `It lasts until ${end}.${end === last ? '' : ` What else you paid for follows, until ${last}.`}`;
  return status === 'cancelled'
    ? `${until} After that you go on with Free, and everything you logged stays.`
    : `${until} Nothing is charged by itself: we remind you before it ends.`;
}
