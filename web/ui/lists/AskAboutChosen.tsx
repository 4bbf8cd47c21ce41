import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { back, working } from '../../../texts/portal/choosing.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Buttons } from '../Buttons.tsx';
import { Dialog } from '../Dialog.tsx';
import { Failure } from '../Failure.tsx';
import classes from './AskAboutChosen.module.css';

interface AskAboutChosenProps {
  /** Such as "Disable 3 people?"; undefined while nothing is asked. */
  question: string | undefined;
  /** Whom or what it is about. */
  names: string[];
  /** What follows from it. */
  children?: ReactNode;
  /** Such as "Disable 3 people". */
  answer: string;
  isPending: boolean;
  failure: string;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** The last question before something is done with several at once: how many, and which. */
export function AskAboutChosen(props: AskAboutChosenProps) {
  const { question, names, children, answer, isPending, failure, error, onConfirm, onClose } = props;
  const locale = usePageLocale();
  return (
    <Dialog title={question ?? ''} isOpen={question !== undefined} onClose={onClose}>
      <div className={classes.question}>
        <Failure text={failure} error={error} />
        <ul className={classes.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {children}
        <Buttons>
          <Button variant="default" data-autofocus disabled={isPending} onClick={onClose}>
            {back(locale)}
          </Button>
          <Button disabled={isPending} onClick={onConfirm}>
            {isPending ? working(locale) : answer}
          </Button>
        </Buttons>
      </div>
    </Dialog>
  );
}
