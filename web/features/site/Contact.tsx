import type { ReactNode } from 'react';
import { office, support } from '../../lib/company.ts';
import { MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import classes from './Contact.module.css';
import { Section } from './Section.tsx';

const ways = [
  { Icon: MailIcon, title: 'E-mail', text: support.email, href: `mailto:${support.email}`, hours: support.siteHours },
  { Icon: PhoneIcon, title: 'Phone', text: support.phone, href: support.phoneLink, hours: support.phoneHours },
  {
    Icon: ChatIcon,
    title: 'Plans and partners',
    text: support.salesEmail,
    href: `mailto:${support.salesEmail}`,
    hours: support.siteHours,
  },
];

/** `map` is the part that loads when it is asked for. */
export function Contact({ map }: { map: ReactNode }) {
  return (
    <Section
      id="contact"
      eyebrow="Contact"
      title="Talk to a person"
      lead="Or use the chat button at the corner of this page."
    >
      <ul className={classes.ways}>
        {ways.map(({ Icon, title, text, href, hours }) => (
          <li key={title} className={classes.way}>
            <Icon className={classes.icon} />
            <h3 className={classes.name}>{title}</h3>
            <a href={href} className={classes.link}>
              {text}
            </a>
            <p className={classes.hours}>{hours}</p>
          </li>
        ))}
      </ul>
      <div className={classes.office}>
        <address className={classes.address}>
          <h3 className={classes.name}>Office</h3>
          {office.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {map}
      </div>
    </Section>
  );
}
