import type { MetaFunction } from 'react-router';
import { BroadcastList } from '../../features/admin/broadcasts/BroadcastList.tsx';
import { useBroadcasts } from '../../features/admin/broadcasts/broadcasts.ts';
import { ComposeForm } from '../../features/admin/broadcasts/ComposeForm.tsx';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import classes from '../portal/page.module.css';

export const meta: MetaFunction = () => [{ title: 'Broadcasts · FitPulse' }];
export const handle = { title: 'Broadcasts' };

export default function Broadcasts() {
  const broadcasts = useBroadcasts();
  return (
    <div className={classes.page}>
      <ComposeForm />
      <Card title="Latest broadcasts">
        {broadcasts.data && <Failure text="The list could not be brought up to date" error={broadcasts.error} />}
        <Loadable needs={[broadcasts]} skeleton={<LogSkeleton />} failure="The broadcasts can’t be shown">
          {(loaded) => <BroadcastList broadcasts={loaded} />}
        </Loadable>
      </Card>
    </div>
  );
}
