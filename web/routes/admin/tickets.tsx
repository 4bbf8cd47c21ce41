import { Button } from '@mantine/core';
import type { MetaFunction } from 'react-router';
import { useTicketQueue } from '../../features/support/queue/listQueue.ts';
import { QueueFilters } from '../../features/support/queue/QueueFilters.tsx';
import { QueueTable } from '../../features/support/queue/QueueTable.tsx';
import { isFiltered, readFilter } from '../../features/support/queue/queueFilter.ts';
import { useQueryParameters, withValue } from '../../lib/queryParameters.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { ShowMore } from '../../ui/lists/ShowMore.tsx';
import pageClasses from '../portal/page.module.css';
import classes from './tickets.module.css';

export const meta: MetaFunction = () => [{ title: 'Tickets · FitPulse' }];
export const handle = { title: 'Tickets' };

export default function Tickets() {
  const [query, changeQuery] = useQueryParameters();
  const filter = readFilter(query);
  const queue = useTicketQueue(filter);

  return (
    <div className={pageClasses.page}>
      <Card
        title="Tickets"
        aside={
          isFiltered(filter) ? (
            <Button variant="subtle" size="compact-md" onClick={() => changeQuery(() => new URLSearchParams())}>
              Clear filters
            </Button>
          ) : (
            'Longest unanswered first, Premium ahead'
          )
        }
      >
        <QueueFilters
          filter={filter}
          onChange={(name, value) => changeQuery((known) => withValue(known, name, value))}
        />
        {queue.data && <Failure text="The list could not be brought up to date" error={queue.error} />}
        <Loadable needs={[queue]} skeleton={<LogSkeleton />} failure="The tickets can’t be shown">
          {(tickets) => (
            <div aria-busy={queue.isPlaceholderData} className={classes.list}>
              <QueueTable
                tickets={tickets}
                now={queue.dataUpdatedAt}
                empty={isFiltered(filter) ? 'No tickets match these filters.' : 'No tickets yet.'}
              />
            </div>
          )}
        </Loadable>
        <ShowMore list={queue} />
      </Card>
    </div>
  );
}
