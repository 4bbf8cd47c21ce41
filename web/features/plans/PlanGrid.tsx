import { useCallback, useEffect, useState } from 'react';
import type * as texts from '../../../texts/site/plans.ts';
import { buyLink, links } from '../../lib/links.ts';
import { useSession } from '../../lib/session.ts';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import { fetchPlans } from './fetchPlans.ts';
import classes from './PlanGrid.module.css';
import type { Plan } from './plan.ts';
import { TermChoice } from './TermChoice.tsx';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

interface PlanGridProps {
  /** Shown until the server says what they are. */
  atBuild: Plan[];
  words: Record<keyof typeof texts, string>;
  /** What the server's English is in the language of the page, where it is known. */
  translated: Record<string, string>;
}

export function PlanGrid({ atBuild, words, translated }: PlanGridProps) {
  const isSignedIn = useSession() !== null;
  const said = (text: string) => translated[text] ?? text;
  const [plans, setPlans] = useState(atBuild);
  const [term, setTerm] = useState<'month' | 'year'>('month');
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
        <Notice tone="danger">{words.failed}</Notice>
        <ActionButton look="outline" onClick={load}>
          {words.retry}
        </ActionButton>
      </div>
    );
  }
  const offers = plans.map((plan) => {
    const isYearly = term === 'year' && plan.yearlyPrice !== null;
    const price = (isYearly && plan.yearlyPrice) || plan.price;
    const withTax = (isYearly && plan.yearlyPriceWithTax) || plan.priceWithTax;
    const per = plan.period === 'forever' ? words.forever : isYearly ? words.perYear : words.perMonth;
    return { ...plan, price, withTax, per, isYearly };
  });
  return (
    <>
      <TermChoice plans={plans} words={words} value={term} onChange={setTerm} />
      <ul className={classes.grid}>
        {offers.map((plan) => (
          <li key={plan.name} className={classes.plan} data-popular={plan.popular || undefined}>
            <h3 className={classes.name}>
              {plan.name} {plan.popular && <span className={classes.tag}>{words.popular}</span>}
            </h3>
            <p className={classes.description}>{said(plan.description)}</p>
            <p className={classes.price}>
              <strong>{rupees.format(plan.price)}</strong>
              <span>{plan.per}</span>
              <small>
                {plan.price === 0
                  ? words.noCard
                  : `${rupees.format(plan.withTax)} ${words.withTax} (${plan.taxPercent} %)`}
              </small>
            </p>
            <ActionLink
              href={plan.price === 0 ? links.signUp : buyLink(plan.name, isSignedIn, plan.isYearly)}
              look={plan.popular ? 'filled' : 'outline'}
              wide
            >
              {said(plan.cta)}
            </ActionLink>
            <ul className={classes.features}>
              {plan.features.map((feature) => (
                <li key={feature}>
                  <CheckIcon /> {said(feature)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
