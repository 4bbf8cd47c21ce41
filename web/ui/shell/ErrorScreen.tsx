import { useNavigate } from 'react-router';
import { support } from '../../lib/company.ts';
import { links } from '../../lib/links.ts';
import { ActionButton, ActionLink } from '../Action.tsx';
import classes from './ErrorScreen.module.css';
import { Logo } from './Logo.tsx';

const unknown = 'An unknown error occurred. Please try refreshing the page or contact support if the problem persists.';

interface ErrorScreenProps {
  status?: number;
  message?: string;
}

/** What is shown in place of a page that can't be. */
export function ErrorScreen({ status, message }: ErrorScreenProps) {
  const navigate = useNavigate();
  const { title, text } = wording(status, message);
  return (
    <main className={classes.screen}>
      <title>{`${title} · FitPulse`}</title>
      <meta name="robots" content="noindex" />
      <a href={links.home} className={classes.logo}>
        <Logo />
      </a>
      <div className={classes.content}>
        {status !== undefined && (
          <p className={classes.badge}>
            <span className={classes.badgeLabel}>Error</span> {status}
          </p>
        )}
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <div className={classes.actions}>
          <ActionLink href={links.home}>Go Home</ActionLink>
          <ActionButton look="outline" onClick={() => navigate(-1)}>
            Go Back
          </ActionButton>
          <ActionButton look="outline" onClick={() => window.location.reload()}>
            Refresh Page
          </ActionButton>
        </div>
        <p className={classes.help}>
          <a href={links.contact}>Contact Support</a>
          <a href={links.faq}>Help Center</a>
          <a href={support.phoneLink}>{support.phone}</a>
        </p>
      </div>
    </main>
  );
}

function wording(status: number | undefined, message: string | undefined): { title: string; text: string } {
  if (status === 404) return { title: 'Page Not Found', text: 'Oops! Looks like you took a wrong turn.' };
  if (status === 500) return { title: 'Server Error', text: 'Something went wrong on our end.' };
  return { title: 'Unexpected Error', text: message || unknown };
}
