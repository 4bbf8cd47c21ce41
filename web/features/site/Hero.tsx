import type { ReactNode } from 'react';
import { links } from '../../lib/links.ts';
import { ActionLink } from '../../ui/Action.tsx';
import { ArrowIcon, CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './Hero.module.css';

const assurances = ['Free plan, forever', 'No app to install', 'Cancel at any time'];

/** `demo` stands beside the words, and right below them on a phone. */
export function Hero({ demo }: { demo: ReactNode }) {
  return (
    <section id="home" className={classes.hero} aria-labelledby="home-title">
      <div className={classes.words}>
        <p className={classes.eyebrow}>Your health and wellness companion in a chat</p>
        <h1 id="home-title" className={classes.title}>
          Write what you ate. <span className={classes.highlight}>FitPulse counts it.</span>
        </h1>
        <p className={classes.lead}>
          In English, Hindi or Hinglish, in your own words. <span>Try it with your last meal.</span>
        </p>
      </div>
      {demo}
      <div className={classes.more}>
        <div className={classes.actions}>
          <ActionLink href={links.telegram} size="lg" look="outline" data-needs="bot">
            Start on Telegram <ArrowIcon />
          </ActionLink>
          <ActionLink href={links.signUp} size="lg" look="outline">
            Create a free account
          </ActionLink>
        </div>
        <ul className={classes.assurances}>
          {assurances.map((assurance) => (
            <li key={assurance}>
              <CheckIcon /> {assurance}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
