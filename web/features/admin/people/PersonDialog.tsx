import { Link } from 'react-router';
import type { ManagedUser } from '../../../../contract/admin/admin.ts';
import { momentOf } from '../../../lib/format.ts';
import { auditLink } from '../../../lib/links.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PasswordLink } from './PasswordLink.tsx';
import classes from './PersonDialog.module.css';
import { RightsForm } from './RightsForm.tsx';

interface PersonDialogProps {
  /** None while it is closed. */
  user: ManagedUser | undefined;
  isOneself: boolean;
  onChanged: (user: ManagedUser) => void;
  onClose: () => void;
}

/** What an admin may do with an account. */
export function PersonDialog({ user, isOneself, onChanged, onClose }: PersonDialogProps) {
  return (
    <Dialog title={user?.userName ?? ''} isOpen={user !== undefined} onClose={onClose}>
      {user && (
        <div className={classes.parts}>
          <dl className={classes.facts}>
            {[
              ['Name', user.name],
              ['E-mail', user.email || 'None'],
              ['Created', momentOf(user.createdAt)],
              ['Last sign-in', user.lastLogin ? momentOf(user.lastLogin) : 'Never'],
              ['Id', user.id],
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <RightsForm user={user} isOneself={isOneself} onChanged={onChanged} onCancel={onClose} />
          <PasswordLink user={user} />
          <p className={classes.audit}>
            <Link to={auditLink(`user ${user.id}`)}>What admins did with this account</Link>
          </p>
        </div>
      )}
    </Dialog>
  );
}
