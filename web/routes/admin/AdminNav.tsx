import { links } from '../../lib/links.ts';
import {
  ChartIcon,
  DashboardIcon,
  GlobeIcon,
  MegaphoneIcon,
  PeopleIcon,
  SettingsIcon,
  TicketIcon,
} from '../../ui/icons.tsx';
import { SideNav } from '../../ui/SideNav.tsx';

const entries = [
  { to: links.admin, label: 'Dashboard', Icon: DashboardIcon, isExact: true },
  { to: links.adminUsers, label: 'Users', Icon: PeopleIcon },
  { to: links.adminTickets, label: 'Tickets', Icon: TicketIcon },
  { to: links.adminBroadcasts, label: 'Broadcasts', Icon: MegaphoneIcon },
  { to: links.adminReports, label: 'Reports', Icon: ChartIcon },
  { to: links.adminSettings, label: 'Settings', Icon: SettingsIcon },
  // The portal is for users: an admin who goes there is sent back here.
  { to: links.home, label: 'Website', Icon: GlobeIcon, isOuter: true },
];

export function AdminNav({ onChoose }: { onChoose: () => void }) {
  return <SideNav label="Admin" entries={entries} onChoose={onChoose} />;
}
