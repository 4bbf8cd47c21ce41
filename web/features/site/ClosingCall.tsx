import { links } from '../../lib/links.ts';
import { ActionLink } from '../../ui/Action.tsx';
import classes from './ClosingCall.module.css';

export function ClosingCall() {
  return (
    <section className={classes.section} aria-labelledby="closing-title">
      <div className={classes.panel}>
        <h2 id="closing-title" className={classes.title}>
          Your next meal is a good place to start
        </h2>
        <p className={classes.text}>An account takes a minute. The free plan stays free.</p>
        <div className={classes.actions}>
          <ActionLink href={links.telegram} size="lg" look="light">
            Start on Telegram
          </ActionLink>
          <a href={links.signUp} className={classes.other}>
            or create an account on the web
          </a>
        </div>
      </div>
    </section>
  );
}
