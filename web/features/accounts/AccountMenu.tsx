import { type ComponentProps, useId, useRef } from 'react';
import { account } from '../../../texts/portal/navigation.ts';
import { planOf } from '../../../texts/portal/shell.ts';
import { capitalised } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import type { Session } from '../../lib/session.ts';
import { useMenuDrawer } from '../../lib/smallScreen.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { SideLinks } from '../../ui/shell/SideNav.tsx';
import classes from './AccountMenu.module.css';
import { SignOutButton } from './SignOutButton.tsx';

type AccountEntry = ComponentProps<typeof SideLinks>['entries'][number] & {
  /** It stands among the pages of the area too. */
  isListedAbove?: boolean;
};

interface AccountMenuProps {
  session: Session;
  entries: AccountEntry[];
  onChoose: () => void;
}

/** Who is signed in, and behind it, or beneath it where a whole screen is the menu, the pages of the account and the way out. */
export function AccountMenu({ session, entries, onChoose }: AccountMenuProps) {
  const locale = usePageLocale();
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  if (useMenuDrawer()) {
    return (
      <div className={classes.box}>
        <p className={classes.person}>
          <Person session={session} />
        </p>
        <nav aria-label={account(locale)}>
          <SideLinks entries={entries.filter(({ isListedAbove }) => !isListedAbove)} onChoose={onChoose} />
          <SignOutButton />
        </nav>
      </div>
    );
  }
  const close = () => menu.current?.hidePopover();
  return (
    <div className={classes.box}>
      <button type="button" className={classes.person} popoverTarget={id}>
        <Person session={session} />
        <ChevronDownIcon className={classes.mark} />
      </button>
      <nav ref={menu} id={id} popover="auto" aria-label={account(locale)} className={classes.menu}>
        <SideLinks
          entries={entries}
          onChoose={() => {
            close();
            onChoose();
          }}
        />
        <SignOutButton onPress={close} />
      </nav>
    </div>
  );
}

function Person({ session }: { session: Session }) {
  const locale = usePageLocale();
  const name = `${session.firstName} ${session.lastName}`.trim() || session.name || session.userName;
  return (
    <>
      <Avatar name={name} imageUrl={session.avatarUrl} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.plan}>
          {session.role === 'user' ? planOf(locale, capitalised(session.plan)) : capitalised(session.role)}
        </span>
      </span>
    </>
  );
}
