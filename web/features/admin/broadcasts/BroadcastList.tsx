import { Button } from '@mantine/core';
import type { Broadcast } from '../../../../contract/admin/broadcasts.ts';
import { momentOf } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Meter } from '../../../ui/figures/Meter.tsx';
import classes from './BroadcastList.module.css';
import { useCancelBroadcast } from './broadcasts.ts';
import { audienceLabel, people, progressOf } from './wording.ts';

const states = {
  sending: { label: 'Sending', tone: 'warm' },
  done: { label: 'Done', tone: 'good' },
  cancelled: { label: 'Stopped', tone: 'neutral' },
} as const;

/** What was sent, and how far it got; what is being sent can be stopped. */
export function BroadcastList({ broadcasts }: { broadcasts: Broadcast[] }) {
  const cancel = useCancelBroadcast();
  if (broadcasts.length === 0) return <p className={classes.empty}>No broadcasts yet.</p>;
  return (
    <>
      <Failure text="The broadcast was not stopped" error={cancel.error} />
      <ul>
        {broadcasts.map((broadcast) => {
          const { id, text, audience, status, adminName, createdAt, recipients, waiting } = broadcast;
          return (
            <li key={id} className={classes.broadcast}>
              <p className={classes.head}>
                <Badge tone={states[status].tone}>{states[status].label}</Badge>
                <span>
                  {audienceLabel(audience)}, {people(recipients)}
                </span>
                <span className={classes.soft}>
                  {momentOf(createdAt)} by {adminName}
                </span>
              </p>
              <p className={classes.text}>{text}</p>
              <div className={classes.progress}>
                <div className={classes.meter}>
                  <Meter share={recipients === 0 ? 1 : 1 - waiting / recipients} />
                  <p className={classes.figures}>{progressOf(broadcast)}</p>
                </div>
                {status === 'sending' && (
                  <Button
                    variant="default"
                    size="compact-md"
                    disabled={cancel.isPending && cancel.variables === id}
                    onClick={() => cancel.mutate(id)}
                  >
                    Stop sending
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
