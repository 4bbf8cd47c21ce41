import type { ComponentType } from 'react';
import type { EntryKind } from '../../../contract/entries/entryKinds.ts';
import * as texts from '../../../texts/portal/entries/entries.ts';
import { useSayingSaved } from '../../lib/entries.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
  const locale = usePageLocale();
  const name = kind ? texts.kindTitles[kind](locale) : '';
  const Form = (kind && entryViews[kind].QuickForm) as ComponentType<EntryFormProps<never>> | undefined;
  return (
    <Dialog title={texts.quickLog(locale, name)} isOpen={kind !== undefined} onClose={onClose}>
      {Form && (
        <Form
          onSaved={(saved) => {
            saySaved(saved, texts.logged(locale, name));
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
