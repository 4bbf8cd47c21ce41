import { support } from '../../lib/company.ts';
import { links } from '../../lib/links.ts';
import { Logo } from '../../ui/shell/Logo.tsx';
import classes from './SiteFooter.module.css';

const { sections } = links;
const columns = [
  {
    title: 'Product',
    entries: [
      { label: 'Features', href: links.features },
      { label: 'How it works', href: sections.how },
      { label: 'Pricing', href: sections.pricing },
      { label: 'Demo', href: sections.demo },
    ],
  },
  {
    title: 'Company',
    entries: [
      { label: 'Why FitPulse', href: sections.why },
      { label: 'Newsletter', href: links.newsletter },
      { label: 'Terms', href: links.terms },
      { label: 'Privacy', href: links.privacy },
    ],
  },
  {
    title: 'Support',
    entries: [
      { label: 'Contact', href: sections.contact },
      { label: 'FAQ', href: sections.faq },
      { label: support.email, href: `mailto:${support.email}` },
      { label: 'System status', href: links.status },
    ],
  },
];

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={classes.row}>
        <div className={classes.brand}>
          <Logo />
          <p>Stay on track, stay in pulse.</p>
          <p className={classes.social}>
            <a href={links.telegram} data-needs="bot">
              Telegram
            </a>
            <a href={links.newsletter}>E-mail</a>
          </p>
        </div>
        {columns.map(({ title, entries }) => (
          <nav key={title} aria-label={title} className={classes.column}>
            <h2 className={classes.title}>{title}</h2>
            {entries.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        ))}
      </div>
      <p className={classes.note}>
        FitPulse gives estimates to help you keep a diary. It is not medical advice; ask a doctor about your health.
      </p>
      {/* The year of the build stays until the next build. */}
      <p className={classes.note} suppressHydrationWarning>
        {`© ${new Date().getFullYear()} FitPulse. All rights reserved.`}
      </p>
    </footer>
  );
}
