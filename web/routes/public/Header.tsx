import { useEffect } from 'react';
import type { logout } from '../../../contract/accounts/accounts.ts';
import { countItems, useCart } from '../../features/cart/cart.ts';
import { type PageHeader, SiteHeader } from '../../features/site/SiteHeader.tsx';
import { call } from '../../lib/api.ts';
import { links } from '../../lib/links.ts';
import { listWaiting } from '../../lib/outbox/waiting.ts';
import { endSession, useSession } from '../../lib/session.ts';
import { rememberSiteLanguage } from '../../lib/siteLanguage.ts';

export function Header(page: PageHeader) {
  const { locale } = page;
  useEffect(() => {
    if (locale === 'hi') rememberSiteLanguage(locale);
  }, [locale]);
  const session = useSession();
  const isSignedIn = session !== null;
  useEffect(() => {
    document.documentElement.toggleAttribute('data-signed-in', isSignedIn);
  }, [isSignedIn]);
  const cart = useCart();
  const signOut = async () => {
    // What waits to be sent is sent by the portal first, or given up there.
    if (session && (await listWaiting(session.userId).catch(() => [])).length > 0)
      return location.assign(links.dashboard);
    // This browser is signed out even when the server can't be told.
    call<typeof logout>({ method: 'post', path: '/logout', access: 'session' }, {}).catch(() => undefined);
    endSession();
  };
  return <SiteHeader {...page} session={session} cartCount={countItems(cart)} onSignOut={signOut} />;
}
