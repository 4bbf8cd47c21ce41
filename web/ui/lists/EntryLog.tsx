import { useState } from 'react';
import type { OtherKind } from '../../../contract/diary.ts';
import * as texts from '../../../texts/portal/entries/entries.ts';
import { type Day, dateToAsk } from '../../lib/day.ts';
import { useEntries, useRemoving, useSayingSaved } from '../../lib/entries.ts';
import { timeOf } from '../../lib/format.ts';
import { type EntryOf, idOf, instantOf, isDeleted, waitsOf } from '../../lib/outbox/waitingEntries.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Dialog } from '../Dialog.tsx';
import { Loadable } from '../Loadable.tsx';
import { DataTable } from './DataTable.tsx';
import type { EntryLogView } from './entryView.ts';
import { LogCard } from './LogCard.tsx';
import { LogSkeleton } from './LogSkeleton.tsx';
import { RowActions } from './RowActions.tsx';
import { WaitsMark } from './WaitsMark.tsx';

interface EntryLogProps<K extends OtherKind> {
  view: EntryLogView<K>;
  day: Day;
}

/** The entries of one kind and day: a table, and the forms that add and correct them. */
export function EntryLog<K extends OtherKind>({ view, day }: EntryLogProps<K>) {
  const { kind, title, columns, nameOf, Form, Above } = view;
  const locale = usePageLocale();
  const name = texts.kindTitles[kind](locale);
  const [edited, setEdited] = useState<EntryOf<K>>();
  const entries = useEntries(kind, dateToAsk(day));
  const remove = useRemoving(kind, nameOf);
  const saySaved = useSayingSaved();
  const close = () => setEdited(undefined);
  const empty = view.empty?.(locale) ?? texts.noneLogged(locale, { kind, title: name });
  return (
    <LogCard
      title={title(locale)}
      add={view.add?.(locale) ?? texts.add(locale, name)}
      hide={texts.hideForm(locale, name)}
      form={(closeForm, afterSaving) => (
        <Form
          day={day}
          onSaved={(saved) => {
            saySaved(saved, texts.logged(locale, name));
            afterSaving();
          }}
          onCancel={closeForm}
        />
      )}
    >
      <Loadable needs={[entries]} skeleton={<LogSkeleton />} failure={texts.noneShown(locale, { kind, title: name })}>
        {(rows) => (
          <>
            {Above && <Above day={day} hasEntries={rows.length > 0} empty={empty} />}
            {(rows.length > 0 || !Above) && (
              <DataTable
                caption={texts.ofDay(locale, name)}
                columns={columns(locale)}
                rows={rows}
                keyOf={idOf}
                empty={empty}
                isGoing={isDeleted}
                markOf={(entry) => <WaitsMark waits={waitsOf(entry)} />}
                actions={(entry) =>
                  !isDeleted(entry) && (
                    <RowActions
                      name={texts.atTime(locale, nameOf(entry), timeOf(instantOf(entry)))}
                      onEdit={() => setEdited(entry)}
                      onDelete={() => remove.mutate(entry)}
                    />
                  )
                }
              />
            )}
          </>
        )}
      </Loadable>
      <Dialog title={texts.editKind(locale, { kind, title: name })} isOpen={edited !== undefined} onClose={close}>
        {edited && (
          <Form day={{ date: edited.localDate, isToday: false }} entry={edited} onSaved={close} onCancel={close} />
        )}
      </Dialog>
    </LogCard>
  );
}
