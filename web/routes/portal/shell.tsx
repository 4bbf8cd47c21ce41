import type { ClientLoaderFunctionArgs } from 'react-router';
import { pages } from '../../../texts/portal/navigation.ts';
import { useSubscription } from '../../features/billing/getSubscription.ts';
import { requireRole } from '../../lib/guards.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { useSession } from '../../lib/session.ts';
import { CardIcon, PersonIcon, SettingsIcon } from '../../ui/icons.tsx';
import { Area } from '../Area.tsx';
import { BottomBar } from './BottomBar.tsx';
import { KeptSentence } from './KeptSentence.tsx';
import { Offline } from './Offline.tsx';
import { PortalNav } from './PortalNav.tsx';
import { Starting } from './Starting.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  requireRole(request, 'user');
  return null;
}

/** What each page of the portal is built with. */
export const HydrateFallback = Starting;

const above = (
  <>
    <Offline />
    <KeptSentence />
  </>
);

export default function PortalShell() {
  useSubscription(useSession()?.userId ?? '');
  const locale = usePageLocale();
  const account = [
    { to: links.profile, label: pages.profile(locale), Icon: PersonIcon, isListedAbove: true },
    { to: links.settings, label: pages.settings(locale), Icon: SettingsIcon },
    { to: links.billing, label: pages.billing(locale), Icon: CardIcon },
  ];
  return (
    <Area nav={(close) => <PortalNav onChoose={close} />} account={account} bottom={<BottomBar />} above={above} />
  );
}
