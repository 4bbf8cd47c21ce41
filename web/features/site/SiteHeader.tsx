import { useRef } from 'react';
import { addressIn } from '../../../contract/siteAddress.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import type * as texts from '../../../texts/site/header.ts';
import { homeOf, links } from '../../lib/links.ts';
import type { Session } from '../../lib/session.ts';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { CartIcon, MenuIcon } from '../../ui/plainIcons.tsx';
import { Logo } from '../../ui/shell/Logo.tsx';
import { ThemeSwitch } from '../../ui/shell/ThemeSwitch.tsx';
import { Languages } from './Languages.tsx';
import classes from './SiteHeader.module.css';

const { sections } = links;
const everywhere = ['home', 'features', 'how', 'why', 'pricing', 'faq', 'contact'] as const;

export interface PageHeader {
  /** While paying nothing leads astray but the way home. */
  nav: 'sections' | 'home';
  locale: PageLocale;
  words: Record<keyof typeof texts, string>;
  /** Where this page is in each language. */
  addresses: Record<PageLocale, string>;
}

interface SiteHeaderProps extends PageHeader {
  session: Session | null;
  cartCount: number;
  onSignOut: () => void;
}

export function SiteHeader({ nav, locale, words, addresses, session, cartCount, onSignOut }: SiteHeaderProps) {
  const menu = useRef<HTMLElement>(null);
  const entries = nav === 'home' ? (['home'] as const) : everywhere;
  const list = entries.map((section) => (
    <a
      key={section}
      href={addressIn(locale, sections[section])}
      className={classes.link}
      onClick={() => menu.current?.hidePopover()}
    >
      {words[section]}
    </a>
  ));
  const inCart = `${cartCount} ${cartCount === 1 ? words.item : words.items}`;
  return (
    <header className={classes.header}>
      <a href="#content" className={classes.skip}>
        {words.skip}
      </a>
      <div className={classes.bar}>
        <a href={addressIn(locale, links.home)} className={classes.home}>
          <Logo />
        </a>
        <nav aria-label={words.site} className={classes.nav}>
          {list}
        </nav>
        {nav === 'sections' && (
          <div className={classes.languages}>
            <Languages label={words.language} locale={locale} addresses={addresses} />
          </div>
        )}
        <div className={classes.theme}>
          <ThemeSwitch labels={words} />
        </div>
        <a
          href={links.cart}
          className={classes.cart}
          data-empty={cartCount === 0 || undefined}
          aria-label={cartCount > 0 ? `${words.cart}, ${inCart}` : words.cart}
        >
          <CartIcon />
          {cartCount > 0 && <span className={classes.badge}>{cartCount}</span>}
        </a>
        {session ? (
          <>
            <ActionLink href={homeOf(session)} className={classes.open}>
              {words.openApp}
            </ActionLink>
            <ActionButton look="outline" className={classes.wideOnly} onClick={onSignOut}>
              {words.signOut}
            </ActionButton>
          </>
        ) : (
          <>
            <ActionLink href={links.login} look="outline" className={classes.wideOnly}>
              {words.signIn}
            </ActionLink>
            <ActionLink href={links.register} className={classes.open}>
              {words.signUp}
            </ActionLink>
          </>
        )}
        <button type="button" className={classes.menuButton} popoverTarget="site-menu" aria-label={words.menu}>
          <MenuIcon />
        </button>
      </div>
      <nav ref={menu} id="site-menu" popover="auto" aria-label={words.menu} className={classes.menu}>
        {list}
        <a href={session ? homeOf(session) : links.login} className={classes.link}>
          {session ? words.openApp : words.signIn}
        </a>
        {session && (
          <button type="button" className={classes.menuAction} onClick={onSignOut}>
            {words.signOut}
          </button>
        )}
        {nav === 'sections' && <Languages label={words.language} locale={locale} addresses={addresses} />}
        <ThemeSwitch name="menu-theme" labels={words} />
      </nav>
    </header>
  );
}
