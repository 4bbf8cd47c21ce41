import { Button, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlanSetting } from '../../../../contract/admin/adminSettings.ts';
import { starsCurrency } from '../../../../contract/commerce/currencies.ts';
import { priceTold, rupees } from '../../../lib/format.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { usePlanSettings } from './listPlanSettings.ts';
import { PlanForm } from './PlanForm.tsx';
import classes from './PlansView.module.css';

export function PlansView() {
  const plans = usePlanSettings();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<PlanSetting>();
  const close = () => setEdited(undefined);
  const onSaved = () => {
    close();
    queryClient.invalidateQueries({ queryKey: queryKeys.planSettings });
    showToast('success', 'The plan was saved.');
  };
  return (
    <>
      <Loadable needs={[plans]} skeleton={<Skeleton height={320} radius="lg" />} failure="The plans can’t be shown">
        {(loaded) => (
          <div className={classes.plans}>
            {loaded.map((plan) => (
              <Card
                key={plan.code}
                title={plan.name}
                aside={
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`Edit ${plan.name}`}
                    onClick={() => setEdited(plan)}
                  >
                    Edit
                  </Button>
                }
              >
                <p className={classes.price}>
                  <span>
                    {rupees(plan.price * 100)} {plan.code !== 'free' && <span className={classes.period}>a month</span>}
                  </span>
                  {plan.popular && <Badge>Most popular</Badge>}
                </p>
                {plan.yearlyPrice !== null && <p className={classes.more}>{rupees(plan.yearlyPrice * 100)} a year</p>}
                {plan.stars !== null && (
                  <p className={classes.more}>
                    {priceTold({ amount: plan.stars, currency: starsCurrency })} in Telegram
                  </p>
                )}
                <p className={classes.description}>{plan.description}</p>
                <ul className={classes.features}>
                  {plan.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <p className={classes.foot}>
                  Button “{plan.cta}”, place {plan.sortOrder}
                </p>
              </Card>
            ))}
          </div>
        )}
      </Loadable>
      <Dialog title={`Edit ${edited?.name ?? ''}`} isOpen={edited !== undefined} onClose={close}>
        {edited && <PlanForm plan={edited} onSaved={onSaved} onCancel={close} />}
      </Dialog>
    </>
  );
}
