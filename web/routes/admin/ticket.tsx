import type { MetaFunction } from 'react-router';
import { useParams } from 'react-router';
import { TicketPage } from '../../features/support/TicketPage.tsx';
import { links } from '../../lib/links.ts';
import { useSession } from '../../lib/session.ts';
import pageClasses from '../portal/page.module.css';

export const meta: MetaFunction = () => [{ title: 'Ticket · FitPulse' }];
export const handle = { title: 'Ticket' };

export default function Ticket() {
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <div className={pageClasses.page} data-narrow>
      <TicketPage
        key={id}
        id={id}
        userId={session?.userId ?? ''}
        side="support"
        back={{ to: links.adminTickets, label: 'Tickets' }}
      />
    </div>
  );
}
