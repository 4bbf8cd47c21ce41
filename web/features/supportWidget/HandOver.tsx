import { useState } from 'react';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { handOver } from './handOver.ts';
import classes from './SupportPanel.module.css';
import type { SupportMessage } from './useConversation.ts';

interface HandOverProps {
  messages: SupportMessage[];
  isSignedIn: boolean;
  signInHref: string;
}

/** From the canned answers to a person. */
export function HandOver({ messages, isSignedIn, signInHref }: HandOverProps) {
  const [state, setState] = useState<'offered' | 'sending' | 'failed' | number>('offered');
  const send = () => {
    setState('sending');
    handOver(messages).then(
      ({ number }) => setState(number),
      () => setState('failed'),
    );
  };
  if (typeof state === 'number') {
    return (
      <p className={classes.note} role="status">
        Handed over as ticket #{state}. A person will answer; you get a notice in your account.
      </p>
    );
  }
  if (!isSignedIn) {
    return (
      <ActionLink href={signInHref} look="outline">
        Sign in to hand this over to a person
      </ActionLink>
    );
  }
  return (
    <>
      {state === 'failed' && (
        <p className={classes.note} role="alert">
          The ticket could not be opened. Please try again.
        </p>
      )}
      <ActionButton look="outline" disabled={state === 'sending'} onClick={send}>
        {state === 'sending' ? 'Handing over...' : 'Hand over as a ticket'}
      </ActionButton>
    </>
  );
}
