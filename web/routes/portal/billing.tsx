import { useState } from 'react';
import type { Term } from '../../../contract/commerce/checkout.ts';
import { wordsIn } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/account/billing.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import * as planTexts from '../../../texts/site/plans.ts';
import { CurrentPlan } from '../../features/billing/CurrentPlan.tsx';
import { useSubscription } from '../../features/billing/getSubscription.ts';
import { useOrders } from '../../features/billing/listOrders.ts';
import { Orders } from '../../features/billing/Orders.tsx';
import { TermChoice } from '../../features/plans/TermChoice.tsx';
import { usePlans } from '../../features/plans/usePlans.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.billing);
export const handle = { title: pages.billing };

export default function Billing() {
  const locale = usePageLocale();
  const session = useSession();
  const subscription = useSubscription(session?.userId ?? '');
  const plans = usePlans();
  const orders = useOrders();
  const plan = plans.data?.find(({ name }) => name.toLowerCase() === subscription.data?.plan);
  const [chosen, setChosen] = useState<Term>();
  // Who paid for a year is offered a year first, and who never did a month.
  const term = plan?.yearlyPrice ? (chosen ?? subscription.data?.term ?? 'month') : 'month';
  const offer = plan && { ...plan, price: (term === 'year' && plan.yearlyPrice) || plan.price };
  const termChoice = plan && (
    <TermChoice plans={[plan]} words={wordsIn(locale, planTexts)} value={term} onChange={setChosen} />
  );
  return (
    <div className={classes.page} data-narrow>
      {subscription.data && plans.data ? (
        <CurrentPlan subscription={subscription.data} offer={offer} term={term} termChoice={termChoice} />
      ) : (
        <Card title={texts.yourPlan(locale)}>
          <Loadable
            needs={[subscription, plans]}
            skeleton={<LogSkeleton />}
            failure={subscription.data ? texts.plansFailed(locale) : texts.planFailed(locale)}
          >
            {() => null}
          </Loadable>
        </Card>
      )}
      <Card title={texts.orders(locale)}>
        <Loadable needs={[orders]} skeleton={<LogSkeleton />} failure={texts.ordersFailed(locale)}>
          {(loaded) => <Orders orders={loaded} />}
        </Loadable>
      </Card>
    </div>
  );
}
