import { useRef } from 'react';
import { homeOf, links } from '../../lib/links.ts';
import type { Session } from '../../lib/session.ts';
import { ActionButton, ActionLink } from '../../ui/Action.tsx';
import { CartIcon, MenuIcon } from '../../ui/plainIcons.tsx';
import { Logo } from '../../ui/shell/Logo.tsx';
import { ThemeSwitch } from '../../ui/shell/ThemeSwitch.tsx';
import classes from './SiteHeader.module.css';

const { sections } = links;
const home = { label: 'Home', href: sections.home };
const everywhere = [
  home,
  { label: 'Features', href: sections.features },
  { label: 'How it works', href: sections.how },
  { label: 'Why', href: sections.why },
  { label: 'Pricing', href: sections.pricing },
  { label: 'FAQ', href: sections.faq },
  { label: 'Contact', href: sections.contact },
];

interface SiteHeaderProps {
  /** While paying nothing leads astray but the way home. */
  nav: 'sections' | 'home';
  session: Session | null;
  cartCount: number;
  onSignOut: () => void;
}

export function SiteHeader({ nav, session, cartCount, onSignOut }: SiteHeaderProps) {
  const menu = useRef<HTMLElement>(null);
  const entries = nav === 'home' ? [home] : everywhere;
  const list = entries.map(({ label, href }) => (
    <a key={href} href={href} className={classes.link} onClick={() => menu.current?.hidePopover()}>
      {label}
    </a>
  ));
  return (
    <header className={classes.header}>
      <a href="#content" className={classes.skip}>
        Skip to the content
      </a>
      <div className={classes.bar}>
        <a href={links.home} className={classes.home}>
          <Logo />
        </a>
        <nav aria-label="Site" className={classes.nav}>
          {list}
        </nav>
        <div className={classes.theme}>
          <ThemeSwitch />
        </div>
        <a
          href={links.cart}
          className={classes.cart}
          aria-label={cartCount > 0 ? `Cart, ${cartCount} ${cartCount === 1 ? 'item' : 'items'}` : 'Cart'}
        >
          <CartIcon />
          {cartCount > 0 && <span className={classes.badge}>{cartCount}</span>}
        </a>
        {session ? (
          <>
            <ActionLink href={homeOf(session)} className={classes.open}>
              Open app
            </ActionLink>
            <ActionButton look="outline" className={classes.wideOnly} onClick={onSignOut}>
              Sign out
            </ActionButton>
          </>
        ) : (
          <>
            <ActionLink href={links.login} look="outline" className={classes.wideOnly}>
              Sign in
            </ActionLink>
            <ActionLink href={links.register}>Sign up</ActionLink>
          </>
        )}
        <button type="button" className={classes.menuButton} popoverTarget="site-menu" aria-label="Menu">
          <MenuIcon />
        </button>
      </div>
      <nav ref={menu} id="site-menu" popover="auto" aria-label="Menu" className={classes.menu}>
        {list}
        <a href={session ? homeOf(session) : links.login} className={classes.link}>
          {session ? 'Open app' : 'Sign in'}
        </a>
        {session && (
          <button type="button" className={classes.menuAction} onClick={onSignOut}>
            Sign out
          </button>
        )}
        <ThemeSwitch name="menu-theme" />
      </nav>
    </header>
  );
}
