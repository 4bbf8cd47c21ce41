import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { longestText } from '../../../../contract/admin/broadcasts.ts';
import { AskAboutChosen } from '../../../ui/lists/AskAboutChosen.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useSendBroadcast } from './broadcasts.ts';
import { people as count, sentTo } from './wording.ts';

interface WriteToChosenProps {
  /** None while nothing is written. */
  people: { id: string; userName: string }[] | undefined;
  onSent: () => void;
  onClose: () => void;
}

/** A broadcast to people who were chosen one by one. */
export function WriteToChosen({ people, onSent, onClose }: WriteToChosenProps) {
  const [{ text, key }, setMessage] = useState({ text: '', key: '' });
  const [isMissing, setMissing] = useState(false);
  const send = useSendBroadcast();
  const userIds = people?.map(({ id }) => id) ?? [];
  /** The same message to the same people is sent once, however often it is asked for. */
  const write = (words: string) => setMessage({ text: words, key: crypto.randomUUID() });
  const confirm = () => {
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    send.mutate(
      { body: { text: text.trim(), audience: 'chosen', userIds }, idempotencyKey: key },
      {
        onSuccess: ({ recipients }) => {
          showToast(recipients > 0 ? 'success' : 'info', sentTo(recipients, userIds.length));
          write('');
          onSent();
        },
      },
    );
  };
  return (
    <AskAboutChosen
      question={people && `Write to ${count(people.length)}`}
      names={people?.map(({ userName }) => userName) ?? []}
      answer={`Send to ${count(userIds.length)}`}
      isPending={send.isPending}
      failure="The message was not sent"
      error={send.error}
      onConfirm={confirm}
      onClose={() => {
        send.reset();
        write('');
        onClose();
      }}
    >
      <Textarea
        label="Message"
        description="It reaches those who have linked Telegram and haven’t blocked the bot. What was sent can’t be taken back."
        rows={5}
        maxLength={longestText}
        value={text}
        error={isMissing && 'Write a message.'}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </AskAboutChosen>
  );
}
