import { type ComponentProps, useId, useRef } from 'react';
import { account } from '../../../texts/portal/navigation.ts';
import { planOf } from '../../../texts/portal/shell.ts';
import { capitalised } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import type { Session } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import { SideLinks } from '../../ui/shell/SideNav.tsx';
import classes from './AccountMenu.module.css';
import { SignOutButton } from './SignOutButton.tsx';

interface AccountMenuProps extends ComponentProps<typeof SideLinks> {
  session: Session;
}

/** Who is signed in; behind it the pages of the account, and the way out. */
export function AccountMenu({ session, entries, onChoose }: AccountMenuProps) {
  const locale = usePageLocale();
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  const name = `${session.firstName} ${session.lastName}`.trim() || session.name || session.userName;
  return (
    <div className={classes.box}>
      <button type="button" className={classes.person} popoverTarget={id}>
        <Avatar name={name} imageUrl={session.avatarUrl} />
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.plan}>
            {session.role === 'user' ? planOf(locale, capitalised(session.plan)) : capitalised(session.role)}
          </span>
        </span>
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
