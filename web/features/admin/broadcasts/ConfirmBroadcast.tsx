import { Button } from '@mantine/core';
import { Buttons } from '../../../ui/Buttons.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { LogSkeleton } from '../../../ui/lists/LogSkeleton.tsx';
import { type NewBroadcast, useAudience, useSendBroadcast } from './broadcasts.ts';
import classes from './ConfirmBroadcast.module.css';
import { audienceLabel, people } from './wording.ts';

interface ConfirmBroadcastProps {
  /** None while nothing is asked. */
  asked: { body: NewBroadcast; idempotencyKey: string } | undefined;
  onSent: () => void;
  onClose: () => void;
}

/** The last question, with how many people it is about. */
export function ConfirmBroadcast({ asked, onSent, onClose }: ConfirmBroadcastProps) {
  return (
    <Dialog title="Send this message?" isOpen={asked !== undefined} onClose={onClose}>
      {asked && <Question asked={asked} onSent={onSent} onClose={onClose} />}
    </Dialog>
  );
}

type QuestionProps = ConfirmBroadcastProps & { asked: object };

function Question({ asked, onSent, onClose }: QuestionProps) {
  const audience = useAudience(asked.body.audience);
  const send = useSendBroadcast();
  const recipients = audience.data?.recipients ?? 0;
  return (
    <div className={classes.question}>
      <Failure text="The broadcast was not sent" error={send.error} />
      <p className={classes.text}>{asked.body.text}</p>
      <Loadable needs={[audience]} skeleton={<LogSkeleton />} failure="How many people that is can’t be said now">
        {() => (
          <p>
            {recipients === 0
              ? 'Nobody of this audience can be written to: they have linked no Telegram chat, or blocked the bot.'
              : `${audienceLabel(asked.body.audience)}: ${people(recipients)}. What was sent can’t be taken back.`}
          </p>
        )}
      </Loadable>
      <Buttons>
        <Button variant="default" data-autofocus disabled={send.isPending} onClick={onClose}>
          Back
        </Button>
        <Button disabled={recipients === 0 || send.isPending} onClick={() => send.mutate(asked, { onSuccess: onSent })}>
          {send.isPending ? 'Sending...' : `Send to ${people(recipients)}`}
        </Button>
      </Buttons>
    </div>
  );
}
