import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { localMomentText } from '../../lib/format.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { markRefused, removeWaiting, type WaitingEntry } from '../../lib/waiting.ts';
import { Card } from '../../ui/Card.tsx';
import { entryName } from './entryName.ts';
import classes from './WaitingEntries.module.css';

interface WaitingEntriesProps {
  entries: WaitingEntry[];
  isOffline: boolean;
}

const counted = (entries: WaitingEntry[]) => (entries.length === 1 ? '1 entry' : `${entries.length} entries`);

/** What is on this device alone: what waits to be sent, and what was not taken, with the reason. */
export function WaitingEntries({ entries, isOffline }: WaitingEntriesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const waiting = entries.filter(({ refusal }) => refusal === undefined);
  const refused = entries.filter(({ refusal }) => refusal !== undefined);
  const toggle = (
    <Button variant="subtle" size="compact-md" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? 'Hide' : 'Show'}
    </Button>
  );
  return (
    <>
      {refused.length > 0 && (
        <Card title={`${counted(refused)} couldn’t be saved`}>
          <Entries entries={refused} />
        </Card>
      )}
      {waiting.length > 0 && (
        <Card title={`${waiting.length} waiting`} aside={toggle}>
          <p className={classes.about} role="status">
            {isOffline
              ? `Saved on this device. We’ll send ${waiting.length === 1 ? 'it' : 'them'} as soon as you’re back online.`
              : 'Sending…'}
          </p>
          {isOpen && <Entries entries={waiting} />}
        </Card>
      )}
    </>
  );
}

function Entries({ entries }: { entries: WaitingEntry[] }) {
  const queryClient = useQueryClient();
  const after = (change: Promise<void>) =>
    change.then(() => queryClient.invalidateQueries({ queryKey: queryKeys.logged }));
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <div>
            <p className={classes.name}>{entryName(entry)}</p>
            <p className={classes.about}>{localMomentText(entry.madeAt)}</p>
            {entry.refusal && <p className={classes.refusal}>{entry.refusal}</p>}
          </div>
          <div className={classes.actions}>
            {entry.refusal && (
              <Button size="compact-md" variant="default" onClick={() => after(markRefused(entry.id, undefined))}>
                Try again
              </Button>
            )}
            <Button size="compact-md" variant="default" onClick={() => after(removeWaiting(entry.id))}>
              Remove
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
