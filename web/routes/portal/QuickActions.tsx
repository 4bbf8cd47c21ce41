import { useState } from 'react';
import { type EntryKind, kindNames } from '../../../contract/entries/entryKinds.ts';
import { quickActions } from '../../../texts/portal/dashboard.ts';
import { kindTitles, log } from '../../../texts/portal/entries/entries.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { entryViews } from './entryViews.ts';
import classes from './QuickActions.module.css';
import { QuickDialog } from './QuickDialog.tsx';

const quickKinds = kindNames.filter((kind) => entryViews[kind].QuickForm);

/** What the dashboard logs at a tap or two. */
export function QuickActions() {
  const [open, setOpen] = useState<EntryKind>();
  return (
    <section aria-labelledby="quick-actions-title">
      <h2 id="quick-actions-title" className={classes.title}>
        {quickActions(usePageLocale())}
      </h2>
      <QuickKinds onChoose={setOpen} />
      <QuickDialog kind={open} onClose={() => setOpen(undefined)} />
    </section>
  );
}

/** A button for each kind of entry that has a form of few fields. */
export function QuickKinds({ onChoose }: { onChoose: (kind: EntryKind) => void }) {
  const locale = usePageLocale();
  return (
    <div className={classes.actions}>
      {quickKinds.map((kind) => {
        const { Icon } = entryViews[kind];
        return (
          <button key={kind} type="button" className={classes.action} data-kind={kind} onClick={() => onChoose(kind)}>
            <span className={classes.icon}>
              <Icon />
            </span>
            {log(locale, kindTitles[kind](locale))}
          </button>
        );
      })}
    </div>
  );
}
