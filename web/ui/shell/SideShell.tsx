import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, Suspense, useState } from 'react';
import { useMatches } from 'react-router';
import type { PageText } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/shell.ts';
import { later } from '../../lib/later.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { MenuIcon } from '../plainIcons.tsx';
import { Toasts } from '../Toasts.tsx';
import { Logo } from './Logo.tsx';
import classes from './SideShell.module.css';

const MenuDrawer = later(() => import('./MenuDrawer.tsx'));

interface SideShellProps {
  /** What stands in the sidebar; `close` closes the menu that it is on small screens. */
  sidebar: (close: () => void) => ReactNode;
  /** What stands at the end of the header. */
  tools: ReactNode;
  /** What stands below the page on small screens; it keeps its height free. */
  bottom?: ReactNode;
  children: ReactNode;
}

/** An area of several pages: its sidebar, which small screens keep behind a menu, and a header with the page's title. */
export function SideShell({ sidebar, tools, bottom, children }: SideShellProps) {
  const [isMenuOpen, menu] = useDisclosure(false);
  const [wasMenuOpened, setWasMenuOpened] = useState(false);
  if (isMenuOpen && !wasMenuOpened) setWasMenuOpened(true);
  const locale = usePageLocale();
  const title = pageTitle(useMatches());
  return (
    <div className={classes.shell} data-bottom={bottom ? true : undefined}>
      <a href="#content" className={classes.skip}>
        {texts.skip(locale)}
      </a>
      <aside className={classes.sidebar}>
        <div className={classes.brand}>
          <Logo />
        </div>
        {sidebar(menu.close)}
      </aside>
      <Suspense>
        {wasMenuOpened && (
          <MenuDrawer isOpen={isMenuOpen} onClose={menu.close}>
            {sidebar(menu.close)}
          </MenuDrawer>
        )}
      </Suspense>
      <div className={classes.column}>
        <header className={classes.header}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            className={classes.menuButton}
            aria-label={texts.openMenu(locale)}
            aria-expanded={isMenuOpen}
            onClick={menu.open}
          >
            <MenuIcon />
          </ActionIcon>
          <h1 className={classes.title}>{typeof title === 'string' ? title : title(locale)}</h1>
          {tools}
        </header>
        <main id="content" className={classes.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      {bottom}
      <Toasts />
    </div>
  );
}

/** The title that the innermost page gives in its `handle`; pages of one language give words. */
function pageTitle(matches: ReturnType<typeof useMatches>): string | PageText {
  const handle = matches.at(-1)?.handle as { title?: string | PageText } | undefined;
  return handle?.title ?? '';
}
