import { Outlet, useLocation } from 'react-router';
import { addressesOf } from '../../../contract/site.ts';
import { wordsIn } from '../../../texts/locale.ts';
import { needHelp } from '../../../texts/site/chat.ts';
import * as header from '../../../texts/site/header.ts';
import { SiteFooter } from '../../features/site/SiteFooter.tsx';
import { links } from '../../lib/links.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { Island } from '../../ui/shell/Island.tsx';
import { Header } from './Header.tsx';
import { Support } from './Support.tsx';
import classes from './site.module.css';

const paying: string[] = [links.cart, links.checkout];

export default function Site() {
  const { pathname } = useLocation();
  const locale = useSiteLocale();
  const isPaying = paying.includes(pathname.replace(/\/$/, ''));
  return (
    <>
      <Island
        name="header"
        part={Header}
        props={{
          ...{ nav: isPaying ? 'home' : 'sections', locale },
          ...{ words: wordsIn(locale, header), addresses: addressesOf(pathname) },
        }}
        className={classes.header}
      />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <SiteFooter />
      {/* Its button would stand on the totals. */}
      {!isPaying && <Island name="support" part={Support} props={{ locale, tooltip: needHelp(locale) }} />}
    </>
  );
}
