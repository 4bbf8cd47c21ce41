import { useCallback, useEffect, useState } from 'react';
import { computeTotals, taxPercent, unitPaiseOf } from '../../../contract/commerce/checkout.ts';
import { buyLink, links } from '../../lib/links.ts';
import { useSession } from '../../lib/session.ts';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import { fetchPlans } from './fetchPlans.ts';
import classes from './PlanGrid.module.css';
import { plansAtBuild } from './plan.ts';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 0 });

const withTax = (price: number) =>
  `${rupees.format(computeTotals([{ unitPaise: unitPaiseOf(price), quantity: 1 }]).totalPaise / 100)} with ${taxPercent} % tax`;

export function PlanGrid() {
  const isSignedIn = useSession() !== null;
  const [plans, setPlans] = useState(plansAtBuild);
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    fetchPlans().then(setPlans, () => {
      setPlans([]);
      setHasFailed(true);
    });
  }, []);
  useEffect(load, [load]);

  if (hasFailed) {
    return (
      <div className={classes.failed}>
        <Notice tone="danger">The plans can’t be shown</Notice>
        <ActionButton look="outline" onClick={load}>
          Retry
        </ActionButton>
      </div>
    );
  }
  return (
    <ul className={classes.grid}>
      {plans.map((plan) => (
        <li key={plan.name} className={classes.plan} data-popular={plan.popular || undefined}>
          <h3 className={classes.name}>
            {plan.name} {plan.popular && <span className={classes.tag}>Most popular</span>}
          </h3>
          <p className={classes.description}>{plan.description}</p>
          <p className={classes.price}>
            <strong>{rupees.format(plan.price)}</strong>
            <span>{plan.period === 'forever' ? 'forever' : `per ${plan.period}`}</span>
            <small>{plan.price === 0 ? 'No card needed' : withTax(plan.price)}</small>
          </p>
          <ActionLink
            href={plan.price === 0 ? links.signUp : buyLink(plan.name, isSignedIn)}
            look={plan.popular ? 'filled' : 'outline'}
            wide
          >
            {plan.cta}
          </ActionLink>
          <ul className={classes.features}>
            {plan.features.map((feature) => (
              <li key={feature}>
                <CheckIcon /> {feature}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
