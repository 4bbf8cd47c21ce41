import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { undo } from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/waiting.ts';
import { localMomentText } from '../../lib/format.ts';
import { changeWaiting, removeWaiting, type WaitingEntry } from '../../lib/outbox/waiting.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { Card } from '../../ui/Card.tsx';
import { entryName } from './entryName.ts';
import classes from './WaitingEntries.module.css';

interface WaitingEntriesProps {
  entries: WaitingEntry[];
  isOffline: boolean;
}

/** What is on this device alone: what waits to be sent, and what was not taken, with the reason. */
export function WaitingEntries({ entries, isOffline }: WaitingEntriesProps) {
  const locale = usePageLocale();

  const [isOpen, setIsOpen] = useState(false);
  const waiting = entries.filter(({ refusal }) => refusal === undefined);
  const refused = entries.filter(({ refusal }) => refusal !== undefined);
  const toggle = (
    <Button variant="subtle" size="compact-md" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? texts.hide(locale) : texts.show(locale)}
    </Button>
  );
  return (
    <>
      {refused.length > 0 && (
        <Card title={texts.notSaved(locale, refused.length)}>
          <Entries entries={refused} />
        </Card>
      )}
      {waiting.length > 0 && (
        <Card title={texts.waiting(locale, waiting.length)} aside={toggle}>
          <p className={classes.about} role="status">
            {isOffline ? texts.savedHere(locale, waiting.length) : texts.sending(locale)}
          </p>
          {isOpen && <Entries entries={waiting} />}
        </Card>
      )}
    </>
  );
}

function Entries({ entries }: { entries: WaitingEntry[] }) {
  const locale = usePageLocale();
  const queryClient = useQueryClient();
  const after = (change: Promise<unknown>) =>
    change.then(() => queryClient.invalidateQueries({ queryKey: queryKeys.logged }));
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <div>
            <p className={classes.name}>{entryName(entry)}</p>
            <p className={classes.about}>{texts.made[entry.method](locale, localMomentText(entry.madeAt))}</p>
            {entry.refusal && <p className={classes.refusal}>{entry.refusal}</p>}
          </div>
          <div className={classes.actions}>
            {entry.refusal && (
              <Button
                size="compact-md"
                variant="default"
                onClick={() => after(changeWaiting(entry.id, () => ({ refusal: undefined })))}
              >
                {texts.tryAgain(locale)}
              </Button>
            )}
            <Button size="compact-md" variant="default" onClick={() => after(removeWaiting(entry.id))}>
              {entry.method === 'post' || entry.refusal ? texts.remove(locale) : undo(locale)}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
