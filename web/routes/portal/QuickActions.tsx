import { type ComponentType, useState } from 'react';
import { type EntryKind, entryKinds, kindNames } from '../../../contract/entryKinds.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { EntryFormProps } from '../../ui/entryView.ts';
import { showToast } from '../../ui/toasts.ts';
import { entryViews } from './entryViews.ts';
import classes from './QuickActions.module.css';

const quickKinds = kindNames.filter((kind) => entryViews[kind].QuickForm);

export function QuickActions() {
  const [open, setOpen] = useState<EntryKind>();
  const close = () => setOpen(undefined);
  const name = open ? entryKinds[open].title : '';
  const Form = (open && entryViews[open].QuickForm) as ComponentType<EntryFormProps<never>> | undefined;
  return (
    <section aria-labelledby="quick-actions-title">
      <h2 id="quick-actions-title" className={classes.title}>
        Quick Actions
      </h2>
      <div className={classes.actions}>
        {quickKinds.map((kind) => {
          const { Icon } = entryViews[kind];
          return (
            <button key={kind} type="button" className={classes.action} data-kind={kind} onClick={() => setOpen(kind)}>
              <span className={classes.icon}>
                <Icon />
              </span>
              Log {entryKinds[kind].title}
            </button>
          );
        })}
      </div>
      <Dialog title={`Quick Log: ${name}`} isOpen={open !== undefined} onClose={close}>
        {Form && (
          <Form
            onSaved={() => {
              showToast('success', `${name} logged.`);
              close();
            }}
            onCancel={close}
          />
        )}
      </Dialog>
    </section>
  );
}
