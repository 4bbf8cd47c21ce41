import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import * as texts from '../../../texts/portal/entries/savedFoods.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { ListRow } from '../../ui/lists/ListRow.tsx';
import { RowActions } from '../../ui/lists/RowActions.tsx';
import { KeptForm } from './KeptForm.tsx';
import classes from './KeptList.module.css';
import type { KeptRow, ListName } from './keptLists.ts';
import { useKeptList } from './useKeptList.ts';

/** One of a person's own lists: what is in it, one more, change one, delete one. */
export function KeptList({ name }: { name: ListName }) {
  const locale = usePageLocale();

  const { list, rows, save, remove } = useKeptList(name);
  const [editing, setEditing] = useState<KeptRow | 'new'>();
  const row = editing === 'new' ? undefined : editing;
  const open = (what: KeptRow | 'new') => {
    save.reset();
    setEditing(what);
  };
  const add = (
    <Button variant="light" leftSection={<PlusIcon />} onClick={() => open('new')}>
      {list.addLabel(locale)}
    </Button>
  );
  return (
    <Card title={list.title(locale)} aside={add}>
      <Loadable needs={[rows]} skeleton={<Skeleton height={120} radius="md" />} failure={texts.notShown(locale)}>
        {(known) =>
          known.length === 0 ? (
            <p className={classes.empty}>{list.empty(locale)}</p>
          ) : (
            <ul className={classes.list}>
              {known.map((kept) => (
                <ListRow key={kept.id} name={list.nameOf(kept)} note={list.noteOf(kept)}>
                  <div className={classes.actions}>
                    <RowActions
                      name={list.nameOf(kept)}
                      onEdit={() => open(kept)}
                      onDelete={() => remove.mutate(kept)}
                    />
                  </div>
                </ListRow>
              ))}
            </ul>
          )
        }
      </Loadable>
      <Dialog
        title={row ? texts.change(locale, list.nameOf(row)) : list.addLabel(locale)}
        isOpen={editing !== undefined}
        onClose={() => setEditing(undefined)}
      >
        <KeptForm
          key={row?.id ?? 'new'}
          fields={list.fields}
          known={row ? list.toValues(row) : {}}
          isSaving={save.isPending}
          error={save.error}
          onCancel={() => setEditing(undefined)}
          onSave={(values) => save.mutate({ row, values }, { onSuccess: () => setEditing(undefined) })}
        />
      </Dialog>
    </Card>
  );
}
