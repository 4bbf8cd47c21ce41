import { addressIn } from '../../../contract/siteAddress.ts';
import * as texts from '../../../texts/site/landing.ts';
import { links } from '../../lib/links.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import classes from './ClosingCall.module.css';
import { StartLink } from './StartLink.tsx';

export function ClosingCall() {
  const locale = useSiteLocale();
  return (
    <section className={classes.section} aria-labelledby="closing-title">
      <div className={classes.panel}>
        <h2 id="closing-title" className={classes.title}>
          {texts.closing(locale)}
        </h2>
        <p className={classes.text} data-for="guests">
          {texts.closingText(locale)}
        </p>
        <div className={classes.actions}>
          <StartLink href={links.signUp} size="lg" look="light">
            {texts.createAccount(locale)}
          </StartLink>
          <a href={addressIn(locale, links.telegram)} className={classes.other} data-needs="bot">
            {texts.orOnTelegram(locale)}
          </a>
        </div>
      </div>
    </section>
  );
}
