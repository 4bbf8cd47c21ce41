import { links } from '../../lib/links.ts';
import { useSession } from '../../lib/session.ts';
import {
  BotIcon,
  ChartIcon,
  DashboardIcon,
  GlobeIcon,
  MegaphoneIcon,
  PeopleIcon,
  SettingsIcon,
  TicketIcon,
} from '../../ui/icons.tsx';
import { SideNav } from '../../ui/shell/SideNav.tsx';

/** Support has the tickets, and the settings of its own account. */
const entries = [
  { to: links.admin, label: 'Dashboard', Icon: DashboardIcon, isExact: true, isForAdmins: true },
  { to: links.adminUsers, label: 'Users', Icon: PeopleIcon, isForAdmins: true },
  { to: links.adminTickets, label: 'Tickets', Icon: TicketIcon },
  { to: links.adminBroadcasts, label: 'Broadcasts', Icon: MegaphoneIcon, isForAdmins: true },
  { to: links.adminModels, label: 'AI model', Icon: BotIcon, isForAdmins: true },
  { to: links.adminReports, label: 'Reports', Icon: ChartIcon, isForAdmins: true },
  { to: links.adminSettings, label: 'Settings', Icon: SettingsIcon },
  // The portal is for users: an admin who goes there is sent back here.
  { to: links.home, label: 'Website', Icon: GlobeIcon, isOuter: true },
];

export function AdminNav({ onChoose }: { onChoose: () => void }) {
  const isAdmin = useSession()?.role === 'admin';
  const shown = entries.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
  return <SideNav label={isAdmin ? 'Admin' : 'Support'} entries={shown} onChoose={onChoose} />;
}
