import { useNavigate } from 'react-router';
import { addressIn } from '../../../contract/siteAddress.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/errors.ts';
import { support } from '../../lib/company.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { ActionButton, ActionLink } from '../Action.tsx';
import classes from './ErrorScreen.module.css';
import { Logo } from './Logo.tsx';

interface ErrorScreenProps {
  status?: number;
  message?: string;
}

/** What is shown in place of a page that can't be. */
export function ErrorScreen({ status, message }: ErrorScreenProps) {
  const locale = usePageLocale();

  const navigate = useNavigate();
  const { title, text } = wording(locale, status, message);
  return (
    <main className={classes.screen}>
      <title>{`${title} · FitPulse`}</title>
      <meta name="robots" content="noindex" />
      <a href={addressIn(locale, links.home)} className={classes.logo}>
        <Logo />
      </a>
      <div className={classes.content}>
        {status !== undefined && (
          <p className={classes.badge}>
            <span className={classes.badgeLabel}>{texts.error(locale)}</span> {status}
          </p>
        )}
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <div className={classes.actions}>
          <ActionLink href={addressIn(locale, links.home)}>{texts.goHome(locale)}</ActionLink>
          <ActionButton look="outline" onClick={() => navigate(-1)}>
            {texts.goBack(locale)}
          </ActionButton>
          <ActionButton look="outline" onClick={() => window.location.reload()}>
            {texts.refreshPage(locale)}
          </ActionButton>
        </div>
        <p className={classes.help}>
          <a href={addressIn(locale, links.contact)}>{texts.contactSupport(locale)}</a>
          <a href={addressIn(locale, links.faq)}>{texts.helpCenter(locale)}</a>
          <a href={support.phoneLink}>{support.phone}</a>
        </p>
      </div>
    </main>
  );
}

function wording(locale: PageLocale, status: number | undefined, message: string | undefined) {
  const known = status === 404 ? texts.notFound : status === 500 ? texts.serverError : undefined;
  const { title, text } = known ?? texts.unexpected;
  return { title: title(locale), text: (!known && message) || text(locale) };
}
