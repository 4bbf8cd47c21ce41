import * as texts from '../../../texts/portal/account/support.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import { needHelp } from '../../../texts/site/chat.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { useTickets } from '../../features/support/listTickets.ts';
import { QuickHelp } from '../../features/support/QuickHelp.tsx';
import { TicketCounts, TicketCountsSkeleton } from '../../features/support/queue/TicketCounts.tsx';
import { RecentTickets } from '../../features/support/RecentTickets.tsx';
import { TicketForm } from '../../features/support/TicketForm.tsx';
import { TicketList, TicketListSkeleton } from '../../features/support/TicketList.tsx';
import { numberOf } from '../../features/support/words.ts';
import { SupportWidget } from '../../features/supportWidget/SupportWidget.tsx';
import { supportTabLink } from '../../lib/links.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { showToast, showUntilClosed } from '../../ui/toasts.ts';
import pageClasses from './page.module.css';
import classes from './support.module.css';

export const meta = portalMeta(pages.support);
export const handle = { title: pages.support };

const tabs = ['overview', 'create', 'tickets'];

export default function Support() {
  const locale = usePageLocale();
  const session = useSession();
  const userId = session?.userId ?? '';
  const tickets = useTickets(userId);
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'overview';
  const show = (name: string | null) =>
    setQuery(name && name !== 'overview' ? { tab: name } : {}, { preventScrollReset: true });

  return (
    <div className={pageClasses.page}>
      <Tabs value={tab} onChange={show} keepMounted={false} classNames={classes}>
        <Tabs.List aria-label={texts.title(locale)}>
          <Tabs.Tab value="overview">{texts.overview(locale)}</Tabs.Tab>
          <Tabs.Tab value="create">{texts.create(locale)}</Tabs.Tab>
          <Tabs.Tab value="tickets">
            {texts.mine(locale)}
            {tickets.data && ` (${tickets.data.length})`}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="overview">
          <Overview userId={userId} />
        </Tabs.Panel>
        {/* What was typed stays while another tab is looked at. */}
        <Tabs.Panel value="create" keepMounted>
          <Card title={texts.create(locale)} className={classes.form}>
            <TicketForm
              userId={userId}
              onCreated={(ticket) => {
                if (ticket.care) showUntilClosed('info', ticket.care.text);
                showToast('success', texts.created(locale, numberOf(ticket)));
                show('tickets');
              }}
              onCancel={() => show('overview')}
            />
          </Card>
        </Tabs.Panel>
        <Tabs.Panel value="tickets">
          <MyTickets userId={userId} />
        </Tabs.Panel>
      </Tabs>
      <SupportWidget locale={locale} session={session} tooltip={needHelp(locale)} />
    </div>
  );
}

function Overview({ userId }: { userId: string }) {
  const locale = usePageLocale();
  const tickets = useTickets(userId);
  return (
    <div className={classes.overview}>
      <Loadable needs={[tickets]} skeleton={<TicketCountsSkeleton />} failure={texts.failed(locale)}>
        {(loaded) => <TicketCounts tickets={loaded} />}
      </Loadable>
      <div className={pageClasses.pair} data-even>
        <QuickHelp />
        {!tickets.isLoadingError && (
          <Card
            title={texts.recent(locale)}
            aside={
              <Link to={supportTabLink('tickets')} className={classes.link}>
                {texts.all(locale)}
              </Link>
            }
          >
            <Loadable needs={[tickets]} skeleton={<LogSkeleton />}>
              {(loaded) => <RecentTickets tickets={loaded} />}
            </Loadable>
          </Card>
        )}
      </div>
    </div>
  );
}

function MyTickets({ userId }: { userId: string }) {
  const locale = usePageLocale();
  const tickets = useTickets(userId);
  return (
    <Loadable needs={[tickets]} skeleton={<TicketListSkeleton />} failure={texts.failed(locale)}>
      {(loaded) => <TicketList tickets={loaded} />}
    </Loadable>
  );
}
