import { navGroups, pages, portal } from '../../../texts/portal/navigation.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import {
  BellIcon,
  BoltIcon,
  CalendarIcon,
  ChartIcon,
  DashboardIcon,
  DumbbellIcon,
  HelpIcon,
  LeafIcon,
  LogIcon,
  MealIcon,
  PersonIcon,
  ReportIcon,
  TubeIcon,
} from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import { SideNav } from '../../ui/shell/SideNav.tsx';

/** What one goes to first. */
const entries = [
  { to: links.dashboard, title: pages.dashboard, Icon: DashboardIcon },
  { to: links.profile, title: pages.profile, Icon: PersonIcon },
  { to: links.healthLog, title: pages.healthLog, Icon: LogIcon },
  { to: links.notifications, title: pages.notifications, Icon: BellIcon },
  { to: links.support, title: pages.support, Icon: HelpIcon },
];

const groups = [
  {
    title: navGroups.food,
    entries: [
      { to: links.foodIntake, title: pages.foodIntake, Icon: MealIcon },
      { to: links.myFoods, title: pages.myFoods, Icon: LeafIcon },
      { to: links.nutrients, title: pages.nutrients, Icon: BoltIcon },
    ],
  },
  {
    title: navGroups.coaching,
    entries: [
      { to: links.assistant, title: pages.assistant, Icon: ChatIcon },
      { to: links.training, title: pages.training, Icon: DumbbellIcon },
    ],
  },
  {
    title: navGroups.progress,
    entries: [
      { to: links.trends, title: pages.trends, Icon: ChartIcon },
      { to: links.review, title: pages.review, Icon: CalendarIcon },
      { to: links.reports, title: pages.reports, Icon: ReportIcon },
      { to: links.healthReports, title: pages.healthReports, Icon: TubeIcon },
    ],
  },
];

export function PortalNav({ onChoose }: { onChoose: () => void }) {
  const locale = usePageLocale();
  const named = (listed: typeof entries) => listed.map(({ title, ...entry }) => ({ ...entry, label: title(locale) }));
  return (
    <SideNav
      label={portal(locale)}
      entries={named(entries)}
      groups={groups.map((group) => ({ label: group.title(locale), entries: named(group.entries) }))}
      onChoose={onChoose}
    />
  );
}
