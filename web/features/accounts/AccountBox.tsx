import { planOf } from '../../../texts/portal/shell.ts';
import { capitalised } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import type { Session } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import classes from './AccountBox.module.css';
import { SignOutButton } from './SignOutButton.tsx';

/** Who is signed in, and the way out. */
export function AccountBox({ session }: { session: Session }) {
  const locale = usePageLocale();

  const name = `${session.firstName} ${session.lastName}`.trim() || session.name || session.userName;
  return (
    <div className={classes.box}>
      <div className={classes.person}>
        <Avatar name={name} imageUrl={session.avatarUrl} />
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <p className={classes.plan}>
            {session.role === 'user' ? planOf(locale, capitalised(session.plan)) : capitalised(session.role)}
          </p>
        </div>
      </div>
      <SignOutButton />
    </div>
  );
}
