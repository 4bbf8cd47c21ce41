import { addressIn } from '../../../contract/siteAddress.ts';
import * as texts from '../../../texts/site/landing.ts';
import { links } from '../../lib/links.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { ActionLink } from '../../ui/Action.tsx';
import classes from './ClosingCall.module.css';

export function ClosingCall() {
  const locale = useSiteLocale();
  return (
    <section className={classes.section} aria-labelledby="closing-title">
      <div className={classes.panel}>
        <h2 id="closing-title" className={classes.title}>
          {texts.closing(locale)}
        </h2>
        <p className={classes.text}>{texts.closingText(locale)}</p>
        <div className={classes.actions}>
          <ActionLink href={links.signUp} size="lg" look="light">
            {texts.createAccount(locale)}
          </ActionLink>
          <a href={addressIn(locale, links.telegram)} className={classes.other} data-needs="bot">
            {texts.orOnTelegram(locale)}
          </a>
        </div>
      </div>
    </section>
  );
}
