import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { supportTabLink } from '../../lib/links.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { EmptyState } from './EmptyState.tsx';

export const NoTickets = () => (
  <EmptyState
    title="No tickets yet"
    text="Write to us when something doesn’t work or a question stays open. A person answers."
  >
    <Button component={Link} to={supportTabLink('create')} variant="light" leftSection={<PlusIcon />}>
      Create Ticket
    </Button>
  </EmptyState>
);
