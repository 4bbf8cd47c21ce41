import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { nextTicketStatuses, type Ticket, type TicketSide, type TicketStatus } from '../../../contract/support.ts';
import * as texts from '../../../texts/portal/account/support.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Buttons } from '../../ui/Buttons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useChangeStatus } from './changeStatus.ts';
import classes from './StatusActions.module.css';
import { moveLabels, numberOf } from './words.ts';

interface StatusActionsProps {
  ticket: Ticket;
  side: TicketSide;
}

/** The moves that are open to this side. Closing is for good, so it is asked for once more. */
export function StatusActions({ ticket, side }: StatusActionsProps) {
  const locale = usePageLocale();
  const change = useChangeStatus(ticket);
  const [isClosing, setIsClosing] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const move = (status: TicketStatus) =>
    change.mutate(status, {
      onSuccess: () => {
        showToast('success', texts.moved(locale, numberOf(ticket), texts.statuses[status](locale)));
        // The button that was pressed is gone; a keyboard goes on from where it was.
        actions.current?.focus({ preventScroll: true });
      },
      onSettled: () => setIsClosing(false),
    });
  const failure = change.variables === 'closed' ? texts.notClosed(locale) : texts.notMoved(locale);

  return (
    <div ref={actions} tabIndex={-1} className={classes.actions}>
      {nextTicketStatuses(ticket.status, side)
        .filter((status) => moveLabels[side][status])
        .map((status) => (
          <Button
            key={status}
            variant={status === 'in-progress' ? 'default' : 'light'}
            disabled={change.isPending}
            onClick={() => (status === 'closed' ? setIsClosing(true) : move(status))}
          >
            {moveLabels[side][status]?.(locale)}
          </Button>
        ))}
      <Failure text={failure} error={change.error} />
      <Dialog title={texts.closeTitle(locale)} isOpen={isClosing} onClose={() => setIsClosing(false)}>
        <p className={classes.question}>{texts.closeLead(locale)}</p>
        <Buttons>
          <Button variant="default" disabled={change.isPending} onClick={() => setIsClosing(false)}>
            {controls.cancel(locale)}
          </Button>
          <Button disabled={change.isPending} onClick={() => move('closed')}>
            {change.isPending ? texts.closing(locale) : moveLabels[side].closed?.(locale)}
          </Button>
        </Buttons>
      </Dialog>
    </div>
  );
}
