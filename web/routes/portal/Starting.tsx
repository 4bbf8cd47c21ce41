import { Skeleton } from '@mantine/core';
import * as texts from '../../../texts/portal/shell.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { pageLocaleKey, storageKey } from '../../lib/session.ts';
import classes from '../../root.module.css';
import { Logo } from '../../ui/shell/Logo.tsx';
import { SideShell } from '../../ui/shell/SideShell.tsx';
import { BottomBar } from './BottomBar.tsx';
import { PortalNav } from './PortalNav.tsx';
import pageClasses from './page.module.css';

/** Built in English for who is signed in; others see the name alone until the scripts have come. */
const isOther = `try {
  const place = localStorage.getItem('${storageKey}') ? localStorage : sessionStorage;
  if (!place.getItem('${storageKey}') || place.getItem('${pageLocaleKey}') === 'hi')
    document.documentElement.dataset.starting = 'name';
} catch {}`;

/** The menus, and a place for the page. Nothing of it can be used yet. */
function Built() {
  const locale = usePageLocale();
  return (
    <div inert aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: words of this file */}
      <script dangerouslySetInnerHTML={{ __html: isOther }} />
      <div className={classes.name}>
        <Logo />
      </div>
      <div className={classes.portal}>
        <SideShell sidebar={(close) => <PortalNav onChoose={close} />} tools={null} bottom={<BottomBar />}>
          <div className={pageClasses.page}>
            <p className={classes.moment}>{texts.oneMoment(locale)}</p>
            <noscript>{texts.needsScript(locale)}</noscript>
            <Skeleton height={128} radius="lg" />
            <Skeleton height={220} radius="lg" />
            <Skeleton height={220} radius="lg" />
          </div>
        </SideShell>
      </div>
    </div>
  );
}

/** Stands in the built page as it is: the browser's scripts neither have it nor go through it. */
function Taken() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that what the page was built with stays
  return <div inert aria-hidden="true" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}

export const Starting = import.meta.env.SSR ? Built : Taken;
