import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Term } from '../../../contract/commerce/checkout.ts';
import { planWords } from '../../../texts/commerce/plans.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/account/billing.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { capitalised, dateOf, rupees } from '../../lib/format.ts';
import { buyLink, links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
  offer: { price: number; features: string[] } | undefined;
  /** For how long the next payment is, and the choice of it. */
  term: Term;
  termChoice: ReactNode;
}

export function CurrentPlan({ subscription, offer, term, termChoice }: CurrentPlanProps) {
  const locale = usePageLocale();
  const { plan, status, currentPeriodEnd } = subscription;
  const name = capitalised(plan);
  return (
    <Card title={texts.yourPlan(locale)}>
      <div className={classes.body}>
        <div className={classes.head}>
          <p className={classes.name}>{name}</p>
          {offer && plan !== 'free' && (
            <p className={classes.price}>{texts.price[term](locale, rupees(offer.price * 100))}</p>
          )}
          {status === 'active' && <Badge tone="good">{texts.active(locale)}</Badge>}
          {status === 'cancelled' && <Badge tone="warm">{texts.cancelled(locale)}</Badge>}
        </div>
        <p className={classes.end}>{endOf(subscription, locale)}</p>
        {offer && (
          <ul className={classes.features}>
            {offer.features.map((feature) => (
              <li key={feature}>
                <CheckIcon /> {planWords(locale)[feature] ?? feature}
              </li>
            ))}
          </ul>
        )}
        {plan !== 'free' && termChoice}
        <div className={classes.buttons}>
          {plan === 'free' ? (
            <Button component="a" href={links.sections.pricing}>
              {texts.seePlans(locale)}
            </Button>
          ) : (
            <>
              <Button component="a" href={buyLink(plan, true, term === 'year')}>
                {currentPeriodEnd ? texts.another[term](locale) : texts.buy(locale, name)}
              </Button>
              <Button component="a" href={links.sections.pricing} variant="default">
                {texts.changePlan(locale)}
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
  const locale = usePageLocale();
  const change = useChangeSubscription();
  const keep = () => change.mutate('resume', { onSuccess: () => showToast('success', texts.isKept(locale, name)) });
  return (
    <>
      <Button variant="default" disabled={change.isPending} onClick={keep}>
        {change.isPending ? controls.saving(locale) : texts.takeBack(locale)}
      </Button>
      <Failure text={texts.stillCancelled(locale)} error={change.error} />
    </>
  );
}

function endOf({ plan, status, currentPeriodEnd, paidUntil }: Subscription, locale: PageLocale): string {
  if (plan === 'free') return texts.noEnd(locale);
  if (!currentPeriodEnd || !paidUntil) return texts.given(locale);
  const end = dateOf(currentPeriodEnd);
  const last = dateOf(paidUntil);
  const until = texts.until(locale, end) + (end === last ? '' : texts.thenUntil(locale, last));
  return until + (status === 'cancelled' ? texts.goesOnFree : texts.notByItself)(locale);
}
