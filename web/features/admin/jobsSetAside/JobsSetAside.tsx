import { Button } from '@mantine/core';
import type { JobSetAside } from '../../../../contract/admin/adminJobs.ts';
import { momentOf } from '../../../lib/format.ts';
import { Card } from '../../../ui/Card.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { type Column, DataTable } from '../../../ui/lists/DataTable.tsx';
import classes from './JobsSetAside.module.css';
import { useJobsSetAside, useRunJobAgain } from './jobs.ts';

const reasons: Record<JobSetAside['reason'], string> = {
  ended_process: 'The server ended twice while it ran',
  ran_past_time: 'It ran past its time twice',
};

/** Jobs that the server runs no more, with the button that lets it; nothing where there are none. */
export function JobsSetAside() {
  const jobs = useJobsSetAside();
  const again = useRunJobAgain();
  if (jobs.data?.length === 0) return null;
  const columns: Column<JobSetAside>[] = [
    { title: 'Job', value: ({ name }) => name, isName: true },
    { title: 'Why', value: ({ reason }) => reasons[reason] },
    { title: 'Set aside', value: ({ setAsideAt }) => momentOf(setAsideAt) },
  ];
  return (
    <>
      <Failure text="The jobs that were set aside can’t be shown" error={jobs.error} />
      <Failure text="The job could not be run again" error={again.error} />
      {jobs.data && (
        <Card title="Jobs set aside">
          <p className={classes.lead}>The server leaves them out until you run them again.</p>
          <DataTable
            caption="Jobs set aside"
            columns={columns}
            rows={jobs.data}
            keyOf={({ name }) => name}
            actions={({ name }) => (
              <Button
                variant="light"
                size="compact-md"
                aria-label={`Run ${name} again`}
                loading={again.isPending && again.variables === name}
                onClick={() => again.mutate(name)}
              >
                Run
              </Button>
            )}
          />
        </Card>
      )}
    </>
  );
}
