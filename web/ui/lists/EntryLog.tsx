import { useState } from 'react';
import { type EntryKind, entryKinds } from '../../../contract/entries/entryKinds.ts';
import { type Day, dateToAsk } from '../../lib/day.ts';
import { type EntryOf, idOf, instantOf, useEntries, useRemoving, useSayingSaved } from '../../lib/entries.ts';
import { timeOf } from '../../lib/format.ts';
import { Dialog } from '../Dialog.tsx';
import { Loadable } from '../Loadable.tsx';
import { DataTable } from './DataTable.tsx';
import type { EntryLogView } from './entryView.ts';
import { LogCard } from './LogCard.tsx';
import { LogSkeleton } from './LogSkeleton.tsx';
import { RowActions } from './RowActions.tsx';

interface EntryLogProps<K extends EntryKind> {
  view: EntryLogView<K>;
  day: Day;
}

/** The entries of one kind and day: a table, and the forms that add and correct them. */
export function EntryLog<K extends EntryKind>({ view, day }: EntryLogProps<K>) {
  const { kind, title, columns, nameOf, Form } = view;
  const name = entryKinds[kind].title;
  const [edited, setEdited] = useState<EntryOf<K>>();
  const entries = useEntries(kind, dateToAsk(day));
  const remove = useRemoving(kind, nameOf);
  const saySaved = useSayingSaved();
  const close = () => setEdited(undefined);
  return (
    <LogCard
      title={title}
      add={`Add ${name}`}
      hide={`Hide ${name} Form`}
      form={(closeForm) => (
        <Form day={day} onSaved={(saved) => saySaved(saved, `${name} logged.`)} onCancel={closeForm} />
      )}
    >
      <Loadable needs={[entries]} skeleton={<LogSkeleton />} failure={`The ${kind} entries can’t be shown`}>
        {(rows) => (
          <DataTable
            caption={`${name} of the day`}
            columns={columns}
            rows={rows}
            keyOf={idOf}
            empty={view.empty ?? `No ${kind} logs for this date.`}
            actions={(entry) => (
              <RowActions
                name={`${nameOf(entry)} at ${timeOf(instantOf(entry))}`}
                onEdit={() => setEdited(entry)}
                onDelete={() => remove.mutate(entry)}
              />
            )}
          />
        )}
      </Loadable>
      <Dialog title={`Edit ${kind}`} isOpen={edited !== undefined} onClose={close}>
        {edited && (
          <Form day={{ date: edited.localDate, isToday: false }} entry={edited} onSaved={close} onCancel={close} />
        )}
      </Dialog>
    </LogCard>
  );
}
