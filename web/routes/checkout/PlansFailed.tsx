import * as texts from '../../../texts/site/cart.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { ActionButton } from '../../ui/Action.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './checkout.module.css';

/** In place of a page that needs the plans where they can't be had. */
export function PlansFailed({ onRetry }: { onRetry: () => void }) {
  const locale = usePageLocale();
  return (
    <div className={classes.empty}>
      <Notice tone="danger">{texts.plansFailed(locale)}</Notice>
      <ActionButton look="outline" onClick={onRetry}>
        {texts.retry(locale)}
      </ActionButton>
    </div>
  );
}
