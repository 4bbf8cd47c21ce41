import * as texts from '../../../texts/portal/account/support.ts';
import { support } from '../../lib/company.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { HelpIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import classes from './QuickHelp.module.css';

/** Ways to an answer without a ticket. */
export function QuickHelp() {
  const locale = usePageLocale();
  const ways = [
    {
      Icon: HelpIcon,
      title: texts.faq(locale),
      link: { label: texts.faqLink(locale), href: links.sections.faq },
      note: texts.faqNote(locale),
    },
    {
      Icon: MailIcon,
      title: texts.emailSupport(locale),
      link: { label: support.email, href: `mailto:${support.email}` },
      note: support.siteHours(locale),
    },
    {
      Icon: PhoneIcon,
      title: texts.phoneSupport(locale),
      link: { label: support.phone, href: support.phoneLink },
      note: support.phoneHours(locale),
    },
    { Icon: ChatIcon, title: texts.chat(locale), note: texts.chatNote(locale, support.chatHours(locale)) },
  ];
  return (
    <Card title={texts.quickHelp(locale)}>
      <ul className={classes.ways}>
        {ways.map(({ Icon, title, link, note }) => (
          <li key={title} className={classes.way}>
            <span className={classes.icon}>
              <Icon />
            </span>
            <div className={classes.words}>
              <h3 className={classes.title}>{title}</h3>
              {link && (
                <a href={link.href} className={classes.link}>
                  {link.label}
                </a>
              )}
              <p className={classes.note}>{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
