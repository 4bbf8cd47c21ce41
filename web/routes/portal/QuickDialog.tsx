import type { ComponentType } from 'react';
import { type EntryKind, entryKinds } from '../../../contract/entries/entryKinds.ts';
import { useSayingSaved } from '../../lib/entries.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { EntryFormProps } from '../../ui/lists/entryView.ts';
import { entryViews } from './entryViews.ts';

interface QuickDialogProps {
  /** What is logged; the dialog is closed without one. */
  kind: EntryKind | undefined;
  onClose: () => void;
}

/** The short form of a kind of entry, over the page. */
export function QuickDialog({ kind, onClose }: QuickDialogProps) {
  const saySaved = useSayingSaved();
  const name = kind ? entryKinds[kind].title : '';
  const Form = (kind && entryViews[kind].QuickForm) as ComponentType<EntryFormProps<never>> | undefined;
  return (
    <Dialog title={`Quick Log: ${name}`} isOpen={kind !== undefined} onClose={onClose}>
      {Form && (
        <Form
          onSaved={(saved) => {
            saySaved(saved, `${name} logged.`);
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
