import { type ComponentType, useState } from 'react';
import { NavLink } from 'react-router';
import type { EntryKind } from '../../../contract/entries/entryKinds.ts';
import { logSomething, main, pages, tabs } from '../../../texts/portal/navigation.ts';
import { WaterTaps } from '../../features/water/WaterTaps.tsx';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChartIcon, DashboardIcon, MealIcon, PlusIcon } from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import classes from './BottomBar.module.css';
import { QuickKinds } from './QuickActions.tsx';
import { QuickDialog } from './QuickDialog.tsx';

/** The pages that one goes to most, and between them what logs something, under the thumb on a small screen. */
export function BottomBar() {
  const locale = usePageLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [kind, setKind] = useState<EntryKind>();
  const close = () => setIsOpen(false);
  return (
    <>
      <nav aria-label={main(locale)} className={classes.bar}>
        <Tab to={links.dashboard} label={tabs.today(locale)} Icon={DashboardIcon} />
        <Tab to={links.foodIntake} label={tabs.food(locale)} Icon={MealIcon} />
        <button type="button" className={classes.add} aria-label={logSomething(locale)} onClick={() => setIsOpen(true)}>
          <PlusIcon />
        </button>
        <Tab to={links.trends} label={pages.trends(locale)} Icon={ChartIcon} />
        <Tab to={links.assistant} label={pages.assistant(locale)} Icon={ChatIcon} />
      </nav>
      <Dialog title={logSomething(locale)} isOpen={isOpen} onClose={close}>
        <div className={classes.choices}>
          <WaterTaps onLogged={close} />
          <QuickKinds
            onChoose={(chosen) => {
              close();
              setKind(chosen);
            }}
          />
        </div>
      </Dialog>
      <QuickDialog kind={kind} onClose={() => setKind(undefined)} />
    </>
  );
}

function Tab({ to, label, Icon }: { to: string; label: string; Icon: ComponentType }) {
  return (
    <NavLink to={to} className={classes.tab}>
      <Icon />
      {label}
    </NavLink>
  );
}
