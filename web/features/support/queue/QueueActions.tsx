import { Button } from '@mantine/core';
import { useState } from 'react';
import { type TicketMove, type TicketSummary, ticketMoves } from '../../../../contract/support.ts';
import { AskAboutChosen } from '../../../ui/lists/AskAboutChosen.tsx';
import { ChosenBar } from '../../../ui/lists/ChosenBar.tsx';
import type { Choosing } from '../../../ui/lists/useChosen.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { moveLabels, numberOf } from '../words.ts';
import { moveText, outcomeTexts, useMoveTickets } from './moveTickets.ts';

interface QueueActionsProps {
  tickets: TicketSummary[];
  choosing: Choosing;
}

/** Moves several tickets on at once, asked with their names. */
export function QueueActions({ tickets, choosing }: QueueActionsProps) {
  const [asked, setAsked] = useState<TicketMove>();
  const [others, setOthers] = useState<string[]>([]);
  const move = useMoveTickets();
  const chosen = tickets.filter(({ id }) => choosing.ids.includes(id));
  const open = (status: TicketMove) => {
    move.reset();
    setOthers([]);
    setAsked(status);
  };
  const confirm = (status: TicketMove) =>
    move.mutate(
      { status, ids: choosing.ids },
      {
        onSuccess: ({ outcomes }) => {
          const texts = outcomeTexts(status, outcomes, tickets);
          showToast(outcomes.some(({ outcome }) => outcome === 'done') ? 'success' : 'info', texts.done);
          setOthers(texts.others);
          setAsked(undefined);
          choosing.clear();
        },
      },
    );

  return (
    <>
      {others.length > 0 && (
        <Notice tone="info">
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      <ChosenBar choosing={choosing}>
        {ticketMoves.map((status) => (
          <Button key={status} variant="default" size="compact-md" onClick={() => open(status)}>
            {moveLabels.support[status]?.('en')}…
          </Button>
        ))}
      </ChosenBar>
      <AskAboutChosen
        question={asked && `${moveText(asked, chosen.length)}?`}
        names={chosen.map((ticket) => `${numberOf(ticket)} ${ticket.subject}`)}
        answer={asked ? moveText(asked, chosen.length) : ''}
        isPending={move.isPending}
        failure="It is not certain what has changed; the list shows it"
        error={move.error}
        onConfirm={() => asked && confirm(asked)}
        onClose={() => setAsked(undefined)}
      >
        <p>Each of their people is told.</p>
      </AskAboutChosen>
    </>
  );
}
