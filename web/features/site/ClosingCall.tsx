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
          <ActionLink href={links.signUp} size="lg" look="light">
            Create a free account
          </ActionLink>
          <a href={links.telegram} className={classes.other} data-needs="bot">
            or start on Telegram
          </a>
        </div>
      </div>
    </section>
  );
}
