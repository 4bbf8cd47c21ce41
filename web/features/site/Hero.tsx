import type { ReactNode } from 'react';
import { addressIn } from '../../../contract/siteAddress.ts';
import * as texts from '../../../texts/site/landing.ts';
import { links } from '../../lib/links.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { ActionLink } from '../../ui/Action.tsx';
import { ArrowIcon, CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './Hero.module.css';
import { StartLink } from './StartLink.tsx';

/** `demo` stands beside the words, and right below them on a phone. */
export function Hero({ demo }: { demo: ReactNode }) {
  const locale = useSiteLocale();
  return (
    <section id="home" className={classes.hero} aria-labelledby="home-title">
      <div className={classes.words}>
        <p className={classes.eyebrow}>{texts.eyebrow(locale)}</p>
        <h1 id="home-title" className={classes.title}>
          {texts.heading(locale)} <span className={classes.highlight}>{texts.highlight(locale)}</span>
        </h1>
        <p className={classes.lead}>
          {texts.lead(locale)} <span>{texts.tryIt(locale)}</span>
        </p>
      </div>
      {demo}
      <div className={classes.more}>
        <div className={classes.actions}>
          <ActionLink href={addressIn(locale, links.telegram)} size="lg" look="outline" data-needs="bot">
            {texts.onTelegram(locale)} <ArrowIcon />
          </ActionLink>
          <StartLink href={links.signUp} size="lg" look="outline">
            {texts.createAccount(locale)}
          </StartLink>
        </div>
        <ul className={classes.assurances}>
          {texts.assurances.map((assurance) => (
            <li key={assurance('en')}>
              <CheckIcon /> {assurance(locale)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
