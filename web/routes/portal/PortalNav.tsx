import { pages, portal } from '../../../texts/portal/navigation.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
  { to: links.dashboard, title: pages.dashboard, Icon: DashboardIcon },
  { to: links.assistant, title: pages.assistant, Icon: ChatIcon },
  { to: links.healthLog, title: pages.healthLog, Icon: LogIcon },
  { to: links.foodIntake, title: pages.foodIntake, Icon: MealIcon },
  { to: links.myFoods, title: pages.myFoods, Icon: LeafIcon },
  { to: links.training, title: pages.training, Icon: DumbbellIcon },
  { to: links.trends, title: pages.trends, Icon: ChartIcon },
  { to: links.nutrients, title: pages.nutrients, Icon: BoltIcon },
  { to: links.healthReports, title: pages.healthReports, Icon: TubeIcon },
  { to: links.review, title: pages.review, Icon: CalendarIcon },
  { to: links.reports, title: pages.reports, Icon: ReportIcon },
  { to: links.notifications, title: pages.notifications, Icon: BellIcon },
  { to: links.profile, title: pages.profile, Icon: PersonIcon },
  { to: links.billing, title: pages.billing, Icon: CardIcon },
  { to: links.support, title: pages.support, Icon: HelpIcon },
  { to: links.settings, title: pages.settings, Icon: SettingsIcon },
];

export function PortalNav({ onChoose }: { onChoose: () => void }) {
  const locale = usePageLocale();
  const named = entries.map(({ title, ...entry }) => ({ ...entry, label: title(locale) }));
  return <SideNav label={portal(locale)} entries={named} onChoose={onChoose} />;
}
