import type { ReactNode } from 'react';
import * as texts from '../../../texts/site/contact.ts';
import { office, support } from '../../lib/company.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import { MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import classes from './Contact.module.css';
import { Section } from './Section.tsx';

const ways = [
  {
    Icon: MailIcon,
    title: texts.email,
    text: support.email,
    href: `mailto:${support.email}`,
    hours: support.siteHours,
  },
  { Icon: PhoneIcon, title: texts.phone, text: support.phone, href: support.phoneLink, hours: support.phoneHours },
  {
    Icon: ChatIcon,
    title: texts.sales,
    text: support.salesEmail,
    href: `mailto:${support.salesEmail}`,
    hours: support.siteHours,
  },
];

/** `map` is the part that loads when it is asked for. */
export function Contact({ map }: { map: ReactNode }) {
  const locale = useSiteLocale();
  return (
    <Section id="contact" eyebrow={texts.eyebrow(locale)} title={texts.title(locale)} lead={texts.lead(locale)}>
      <ul className={classes.ways}>
        {ways.map(({ Icon, title, text, href, hours }) => (
          <li key={href} className={classes.way}>
            <Icon className={classes.icon} />
            <h3 className={classes.name}>{title(locale)}</h3>
            <a href={href} className={classes.link}>
              {text}
            </a>
            <p className={classes.hours}>{hours(locale)}</p>
          </li>
        ))}
      </ul>
      <div className={classes.office}>
        <address className={classes.address}>
          <h3 className={classes.name}>{texts.office(locale)}</h3>
          {office.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {map}
      </div>
    </Section>
  );
}
