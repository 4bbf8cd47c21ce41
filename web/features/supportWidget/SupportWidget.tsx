import { lazy, Suspense, useRef, useState } from 'react';
import type { PageLocale } from '../../../texts/locale.ts';
import type { Session } from '../../lib/session.ts';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import classes from './SupportWidget.module.css';

const SupportPanel = lazy(() => import('./SupportPanel.tsx'));

interface SupportWidgetProps {
  locale: PageLocale;
  session: Session | null;
  tooltip: string;
}

/** The button is all that a page ships; the panel comes when it is wanted, and keeps its conversation while closed. */
export function SupportWidget({ locale, session, tooltip }: SupportWidgetProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <div className={classes.widget}>
      {wasOpened && (
        <Suspense>
          <SupportPanel isOpen={isOpen} onClose={close} locale={locale} session={session} />
        </Suspense>
      )}
      {!isOpen && (
        <button
          ref={button}
          type="button"
          className={classes.button}
          aria-label={tooltip}
          data-tooltip={tooltip}
          onClick={open}
        >
          <ChatIcon />
        </button>
      )}
    </div>
  );
}
