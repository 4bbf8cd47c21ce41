import { useSyncExternalStore } from 'react';
import { dismiss } from '../../texts/portal/controls.ts';
import { usePageLocale } from '../lib/pageLocale.ts';
import { CloseIcon } from './icons.tsx';
import { Notice } from './Notice.tsx';
import classes from './Toasts.module.css';
import { hideToast, readToasts, subscribeToToasts } from './toasts.ts';

/** Where the page's toasts appear: in its header, between what can be pressed there. */
export function Toasts() {
  const locale = usePageLocale();
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToasts);
  return (
    <div className={classes.toasts} aria-live="polite">
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
          <button type="button" className={classes.close} aria-label={dismiss(locale)} onClick={() => hideToast(id)}>
            <CloseIcon />
          </button>
        </div>
      ))}
    </div>
  );
}
