import { useSyncExternalStore } from 'react';
import { Notice } from './Notice.tsx';
import classes from './Toasts.module.css';
import { hideToast, readToasts, subscribeToToasts } from './toasts.ts';

/** Where the page's toasts appear. */
export function Toasts({ at = 'top' }: { at?: 'top' | 'bottom' }) {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  return (
    <div className={classes.toasts} data-at={at} aria-live="polite">
      {toasts.map(({ id, tone, text, action }) => (
        <div key={id} className={classes.toast}>
          <Notice tone={tone}>
            {text}
            {action && (
              <button
                type="button"
                className={classes.action}
                onClick={() => {
                  hideToast(id);
                  action.run();
                }}
              >
                {action.label}
              </button>
            )}
          </Notice>
        </div>
      ))}
    </div>
  );
}
