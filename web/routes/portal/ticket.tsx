import type { MetaFunction } from 'react-router';
import { useParams } from 'react-router';
import { TicketPage } from '../../features/support/TicketPage.tsx';
import { supportTabLink } from '../../lib/links.ts';
import { useSession } from '../../lib/session.ts';
import classes from './page.module.css';

export const meta: MetaFunction = () => [{ title: 'Ticket · FitPulse' }];
export const handle = { title: 'Support' };

export default function Ticket() {
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <div className={classes.page} data-narrow>
      <TicketPage
        key={id}
        id={id}
        userId={session?.userId ?? ''}
        side="person"
        back={{ to: supportTabLink('tickets'), label: 'My Tickets' }}
      />
    </div>
  );
}
