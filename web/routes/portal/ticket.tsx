import { useParams } from 'react-router';
import * as texts from '../../../texts/portal/account/support.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { TicketPage } from '../../features/support/TicketPage.tsx';
import { supportTabLink } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import classes from './page.module.css';

export const meta = portalMeta(pages.ticket);
export const handle = { title: pages.support };

export default function Ticket() {
  const locale = usePageLocale();
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <div className={classes.page} data-narrow>
      <TicketPage
        key={id}
        id={id}
        userId={session?.userId ?? ''}
        side="person"
        back={{ to: supportTabLink('tickets'), label: texts.mine(locale) }}
      />
    </div>
  );
}
