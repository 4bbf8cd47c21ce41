import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Card } from '../Card.tsx';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import classes from './LogCard.module.css';
import { LogSkeleton } from './LogSkeleton.tsx';

interface LogCardProps {
  title: string;
  /** "Add Water" and what the button says while the form is open. */
  add: string;
  hide: string;
  /** Made anew each time it is opened. */
  form: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A day's entries of one kind, with the form for another behind a button. */
export function LogCard({ title, add, hide, form, children }: LogCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const toggle = (
    <Button
      variant={isOpen ? 'default' : 'light'}
      size="compact-md"
      leftSection={isOpen ? <MinusIcon /> : <PlusIcon />}
      aria-expanded={isOpen}
      aria-controls={formId}
      onClick={() => setIsOpen(!isOpen)}
    >
      {isOpen ? hide : add}
    </Button>
  );
  return (
    <Card title={title} aside={toggle}>
      <div id={formId}>
        {isOpen && (
          <div className={classes.form}>
            <Suspense fallback={<LogSkeleton />}>{form(() => setIsOpen(false))}</Suspense>
          </div>
        )}
      </div>
      {children}
    </Card>
  );
}
