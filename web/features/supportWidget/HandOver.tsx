import { useState } from 'react';
import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/site/supportChat.ts';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { handOver } from './handOver.ts';
import classes from './SupportPanel.module.css';
import type { SupportMessage } from './useConversation.ts';

interface HandOverProps {
  locale: PageLocale;
  messages: SupportMessage[];
  isSignedIn: boolean;
  signInHref: string;
}

/** From the canned answers to a person. */
export function HandOver({ locale, messages, isSignedIn, signInHref }: HandOverProps) {
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
        {texts.handedOver(locale, state)}
      </p>
    );
  }
  if (!isSignedIn) {
    return (
      <ActionLink href={signInHref} look="outline">
        {texts.signInToHandOver(locale)}
      </ActionLink>
    );
  }
  return (
    <>
      {state === 'failed' && (
        <p className={classes.note} role="alert">
          {texts.notHandedOver(locale)}
        </p>
      )}
      <ActionButton look="outline" disabled={state === 'sending'} onClick={send}>
        {(state === 'sending' ? texts.handingOver : texts.handOver)(locale)}
      </ActionButton>
    </>
  );
}
