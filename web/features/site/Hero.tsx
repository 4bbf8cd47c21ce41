import { links } from '../../lib/links.ts';
import { ActionLink } from '../../ui/Action.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import classes from './Hero.module.css';
import { TodaysProgress } from './TodaysProgress.tsx';

const assurances = ['Free plan, forever', 'No app to install', 'Cancel at any time'];

export function Hero() {
  return (
    <section id="home" className={classes.hero} aria-labelledby="home-title">
      <div>
        <p className={classes.eyebrow}>Your health and wellness companion in a chat</p>
        <h1 id="home-title" className={classes.title}>
          Write what you ate. <span className={classes.highlight}>FitPulse counts it.</span>
        </h1>
        <p className={classes.lead}>
          “2 rotis with dal and a glass of lassi” is all it takes. Meals, water, walks, weight and sleep: said in your
          own words, counted at once, and in view all day.
        </p>
        <div className={classes.actions}>
          <ActionLink href={links.telegram} size="lg">
            Start on Telegram <ArrowIcon />
          </ActionLink>
          <ActionLink href={links.sections.demo} size="lg" look="outline">
            View Demo
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
      <TodaysProgress />
    </section>
  );
}
