import { Button } from '@mantine/core';
import { capitalised } from '../../lib/format.ts';
import type { Session } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { SignOutIcon } from '../../ui/icons.tsx';
import classes from './AccountBox.module.css';
import { useSignOut } from './signOut.ts';

/** Who is signed in, and the way out. */
export function AccountBox({ session }: { session: Session }) {
  const signOut = useSignOut();
  const name = `${session.firstName} ${session.lastName}`.trim() || session.name || session.userName;
  return (
    <div className={classes.box}>
      <div className={classes.person}>
        <Avatar name={name} imageUrl={session.avatarUrl} />
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <p className={classes.plan}>
            {session.role === 'user' ? `${capitalised(session.plan)} Plan` : capitalised(session.role)}
          </p>
        </div>
      </div>
      <Button
        variant="default"
        fullWidth
        leftSection={<SignOutIcon />}
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        Sign out
      </Button>
    </div>
  );
}
