import { links } from '../../lib/links.ts';
import {
  BellIcon,
  BoltIcon,
  CalendarIcon,
  CardIcon,
  ChartIcon,
  DashboardIcon,
  DumbbellIcon,
  HelpIcon,
  LeafIcon,
  LogIcon,
  MealIcon,
  PersonIcon,
  ReportIcon,
  SettingsIcon,
  TubeIcon,
} from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import { SideNav } from '../../ui/shell/SideNav.tsx';

const entries = [
  { to: links.dashboard, label: 'Dashboard', Icon: DashboardIcon },
  { to: links.assistant, label: 'Assistant', Icon: ChatIcon },
  { to: links.healthLog, label: 'Health Log', Icon: LogIcon },
  { to: links.foodIntake, label: 'Food Intake', Icon: MealIcon },
  { to: links.myFoods, label: 'My foods', Icon: LeafIcon },
  { to: links.training, label: 'Training', Icon: DumbbellIcon },
  { to: links.trends, label: 'Trends', Icon: ChartIcon },
  { to: links.nutrients, label: 'Nutrients', Icon: BoltIcon },
  { to: links.healthReports, label: 'Lab reports', Icon: TubeIcon },
  { to: links.review, label: 'Weekly review', Icon: CalendarIcon },
  { to: links.reports, label: 'Reports', Icon: ReportIcon },
  { to: links.notifications, label: 'Notifications', Icon: BellIcon },
  { to: links.profile, label: 'Profile', Icon: PersonIcon },
  { to: links.billing, label: 'Billing', Icon: CardIcon },
  { to: links.support, label: 'Support', Icon: HelpIcon },
  { to: links.settings, label: 'Settings', Icon: SettingsIcon },
];

export function PortalNav({ onChoose }: { onChoose: () => void }) {
  return <SideNav label="Portal" entries={entries} onChoose={onChoose} />;
}
