import { Button } from '@mantine/core';
import type { MetaFunction } from 'react-router';
import { mostChosen } from '../../../contract/http.ts';
import { useTicketQueue } from '../../features/support/queue/listQueue.ts';
import { QueueActions } from '../../features/support/queue/QueueActions.tsx';
import { QueueFilters } from '../../features/support/queue/QueueFilters.tsx';
import { QueueTable } from '../../features/support/queue/QueueTable.tsx';
import { isFiltered, readFilter } from '../../features/support/queue/queueFilter.ts';
import { numberOf } from '../../features/support/words.ts';
import { useQueryParameters, withValue } from '../../lib/queryParameters.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { ShowMore } from '../../ui/lists/ShowMore.tsx';
import { useChosen } from '../../ui/lists/useChosen.ts';
import pageClasses from '../portal/page.module.css';
import classes from './tickets.module.css';

export const meta: MetaFunction = () => [{ title: 'Tickets · FitPulse' }];
export const handle = { title: 'Tickets' };

export default function Tickets() {
  const [query, changeQuery] = useQueryParameters();
  const filter = readFilter(query);
  const queue = useTicketQueue(filter);
  const shown = queue.data ?? [];
  const choosing = useChosen(
    shown.map(({ id }) => id),
    mostChosen,
  );
  const sorting = {
    sort: filter.sort,
    direction: filter.direction ?? 'descending',
    onSort: (sort: string, direction: string) =>
      changeQuery((known) => withValue(withValue(known, 'sort', sort), 'direction', direction)),
  };

  return (
    <div className={pageClasses.page}>
      <Card
        title="Tickets"
        aside={
          isFiltered(filter) || filter.sort ? (
            <Button variant="subtle" size="compact-md" onClick={() => changeQuery(() => new URLSearchParams())}>
              {isFiltered(filter) ? 'Clear filters' : 'Longest unanswered first'}
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
                sorting={sorting}
                choosing={{ ...choosing, nameOf: numberOf }}
                now={queue.dataUpdatedAt}
                empty={isFiltered(filter) ? 'No tickets match these filters.' : 'No tickets yet.'}
              />
            </div>
          )}
        </Loadable>
        <ShowMore list={queue} />
        <QueueActions tickets={shown} choosing={choosing} />
      </Card>
    </div>
  );
}
