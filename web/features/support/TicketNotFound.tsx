import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { EmptyState } from './EmptyState.tsx';

/** Also for a ticket of somebody else: its existence is nobody's business. */
export const TicketNotFound = ({ back }: { back: { to: string; label: string } }) => (
  <EmptyState title="Ticket Not Found" text="Check the address, or choose the ticket from the list.">
    <Button component={Link} to={back.to} variant="light">
      Back to {back.label}
    </Button>
  </EmptyState>
);
