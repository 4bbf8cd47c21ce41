import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OwnLabels as Labels } from '../../../../contract/admin/ownLabels.ts';
import { figure } from '../../../lib/format.ts';
import { Buttons } from '../../../ui/Buttons.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { LogSkeleton } from '../../../ui/lists/LogSkeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import classes from './ModelState.module.css';
import { useModelState } from './modelState.ts';
import { useDeleteOwnLabels, useOwnLabels, useOwnLabelsExport } from './ownLabels.ts';
import { actInWords, gathered } from './wording.ts';

/** What the built-in reading can learn from this server's messages: how many by act, the file for a fit, and its end. */
export function OwnLabels() {
  const labels = useOwnLabels();
  const state = useModelState();
  return (
    <Card title="To learn from">
      <Loadable needs={[labels, state]} skeleton={<LogSkeleton />} failure="What is kept to learn from can’t be shown">
        {(loaded, { model }) => (
          <div className={classes.body}>
            <p className={classes.lead}>
              Messages that the model read rightly and the built-in reading did not, without names and figures, of
              people who allow it. {gathered(loaded, model !== null)}
            </p>
            {loaded.kept + loaded.waiting > 0 && <Kept {...loaded} />}
          </div>
        )}
      </Loadable>
    </Card>
  );
}

function Kept({ kept, acts }: Labels) {
  const [isAsking, setAsking] = useState(false);
  const save = useOwnLabelsExport();
  const removal = useDeleteOwnLabels();
  return (
    <>
      {kept > 0 && (
        <>
          <ul className={classes.counts} aria-label="Kept parts by what their writers want">
            {acts.map(({ act, parts }) => (
              <li key={act}>
                <strong>{figure(parts)}</strong> <span>{actInWords(act)}</span>
              </li>
            ))}
          </ul>
          <p className={classes.lead}>
            <code>npm run fit -- wants --own FILE</code> teaches the file to the reading of this server.
          </p>
        </>
      )}
      <Failure text="The file could not be made" error={save.error} />
      <Buttons>
        {kept > 0 && (
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            Download the file
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => {
            removal.reset();
            setAsking(true);
          }}
        >
          Delete all…
        </Button>
      </Buttons>
      <DeleteDialog
        title="Delete all that is kept to learn from?"
        about="What is kept and what waits goes for good, of everybody on this server. A fit that was made of it stays as it is."
        failure="They could not be deleted"
        removal={removal}
        isOpen={isAsking}
        onDelete={() =>
          removal.mutate(undefined, {
            onSuccess: () => {
              setAsking(false);
              showToast('success', 'Nothing is kept to learn from any more.');
            },
          })
        }
        onClose={() => setAsking(false)}
      />
    </>
  );
}
