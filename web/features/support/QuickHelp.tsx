import { support } from '../../lib/company.ts';
import { links } from '../../lib/links.ts';
import { Card } from '../../ui/Card.tsx';
import { HelpIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import classes from './QuickHelp.module.css';

const ways = [
  {
    Icon: HelpIcon,
    title: 'FAQ',
    link: { label: 'Answers to common questions', href: links.sections.faq },
    note: 'On the home page',
  },
  {
    Icon: MailIcon,
    title: 'E-mail support',
    link: { label: support.email, href: `mailto:${support.email}` },
    note: support.siteHours,
  },
  {
    Icon: PhoneIcon,
    title: 'Phone support',
    link: { label: support.phone, href: support.phoneLink },
    note: support.phoneHours,
  },
  {
    Icon: ChatIcon,
    title: 'Live chat',
    note: `The chat button at the corner of this page answers at once and hands you over to a person. ${support.chatHours}`,
  },
];

/** Ways to an answer without a ticket. */
export function QuickHelp() {
  return (
    <Card title="Quick Help">
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
