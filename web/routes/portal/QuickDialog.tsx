import type { ComponentType } from 'react';
import { type EntryKind, entryKinds } from '../../../contract/entries/entryKinds.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { showToast } from '../../ui/toasts.ts';
import { entryViews } from './entryViews.ts';

interface QuickDialogProps {
  /** What is logged; the dialog is closed without one. */
  kind: EntryKind | undefined;
  onClose: () => void;
}

/** The short form of a kind of entry, over the page. */
export function QuickDialog({ kind, onClose }: QuickDialogProps) {
  const name = kind ? entryKinds[kind].title : '';
  const Form = (kind && entryViews[kind].QuickForm) as ComponentType<EntryFormProps<never>> | undefined;
  return (
    <Dialog title={`Quick Log: ${name}`} isOpen={kind !== undefined} onClose={onClose}>
      {Form && (
        <Form
          onSaved={() => {
            showToast('success', `${name} logged.`);
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
