import type { ClientLoaderFunctionArgs } from 'react-router';
import { useSubscription } from '../../features/billing/getSubscription.ts';
import { requireRole } from '../../lib/guards.ts';
import { useSession } from '../../lib/session.ts';
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
  return <Area nav={(close) => <PortalNav onChoose={close} />} bottom={<BottomBar />} above={above} />;
}
