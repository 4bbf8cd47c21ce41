import { ActionButton } from '../../ui/Action.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './checkout.module.css';

/** In place of a page that needs the plans where they can't be had. */
export function PlansFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.empty}>
      <Notice tone="danger">The plans can’t be shown</Notice>
      <ActionButton look="outline" onClick={onRetry}>
        Retry
      </ActionButton>
    </div>
  );
}
