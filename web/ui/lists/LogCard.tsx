import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { usePhone } from '../../lib/smallScreen.ts';
import { Card } from '../Card.tsx';
import { Dialog } from '../Dialog.tsx';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import classes from './LogCard.module.css';
import { LogSkeleton } from './LogSkeleton.tsx';

interface LogCardProps {
  title: string;
  /** "Add Water" and what the button says while the form is open. */
  add: string;
  hide: string;
  /** Made anew each time it is opened; `afterSaving` closes it where it lies over the list. */
  form: (close: () => void, afterSaving: () => void) => ReactNode;
  children: ReactNode;
}

/** A day's entries of one kind, with the form for another behind a button: above them, or on a phone over the page. */
export function LogCard({ title, add, hide, form, children }: LogCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = usePhone();
  const formId = useId();
  const isUnfolded = isOpen && !isPhone;
  const close = () => setIsOpen(false);
  const stay = () => undefined;
  const content = isOpen && <Suspense fallback={<LogSkeleton />}>{form(close, isPhone ? close : stay)}</Suspense>;
  const toggle = (
    <Button
      variant={isUnfolded ? 'default' : 'light'}
      size="compact-md"
      leftSection={isUnfolded ? <MinusIcon /> : <PlusIcon />}
      aria-expanded={isPhone ? undefined : isOpen}
      aria-haspopup={isPhone ? 'dialog' : undefined}
      aria-controls={isPhone ? undefined : formId}
      onClick={() => setIsOpen(!isOpen)}
    >
      {isUnfolded ? hide : add}
    </Button>
  );
  return (
    <Card title={title} aside={toggle}>
      {isPhone ? (
        <Dialog title={add} isOpen={isOpen} onClose={close}>
          {content}
        </Dialog>
      ) : (
        <div id={formId}>{content && <div className={classes.form}>{content}</div>}</div>
      )}
      {children}
    </Card>
  );
}
