import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failedWith } from '../lib/api.ts';
import type { Day } from '../lib/day.ts';
import { type Column, DataTable } from './DataTable.tsx';
import { Dialog } from './Dialog.tsx';
import { Loadable } from './Loadable.tsx';
import { LogCard } from './LogCard.tsx';
import { LogSkeleton } from './LogSkeleton.tsx';
import { RowActions } from './RowActions.tsx';

interface EntryLogProps<Entry> {
  title: string;
  /** "Add Water", and what the button says while the form is open. */
  add: string;
  hide: string;
  filter?: ReactNode;
  addForm: (close: () => void) => ReactNode;
  /** "Edit water" */
  edit: string;
  /** The form for an entry of that day, opened above the page. */
  editForm: (entry: Entry, day: Day, close: () => void) => ReactNode;
  entries: Pick<UseQueryResult<Entry[]>, 'data' | 'error' | 'refetch'>;
  /** Why the entries can't be shown, when the server couldn't be asked. */
  failure: string;
  caption: string;
  empty: string;
  columns: Column<Entry>[];
  keyOf: (entry: Entry) => string;
  /** "250 ml at 8:05 am" */
  nameOf: (entry: Entry) => string;
  onDelete: (entry: Entry) => void;
  /** Stands below the table. */
  totals?: (entries: Entry[]) => ReactNode;
}

/** The entries of one kind and day: a table, and the forms that add and correct them. */
export function EntryLog<Entry extends { localDate: string }>(props: EntryLogProps<Entry>) {
  const { title, add, hide, filter, addForm, edit, editForm, entries, failure, totals } = props;
  const [edited, setEdited] = useState<Entry>();
  const close = () => setEdited(undefined);
  return (
    <LogCard title={title} add={add} hide={hide} filter={filter} form={addForm}>
      <Loadable needs={[entries]} skeleton={<LogSkeleton />} failure={failedWith('Fetch failed', failure)}>
        {(rows) => (
          <>
            <DataTable
              caption={props.caption}
              columns={props.columns}
              rows={rows}
              keyOf={props.keyOf}
              empty={props.empty}
              actions={(entry) => (
                <RowActions
                  name={props.nameOf(entry)}
                  onEdit={() => setEdited(entry)}
                  onDelete={() => props.onDelete(entry)}
                />
              )}
            />
            {totals?.(rows)}
          </>
        )}
      </Loadable>
      <Dialog title={edit} isOpen={edited !== undefined} onClose={close}>
        {edited && editForm(edited, { date: edited.localDate, isToday: false }, close)}
      </Dialog>
    </LogCard>
  );
}
