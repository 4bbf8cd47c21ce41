import { links } from '../../lib/links.ts';
import { BellIcon, ChartIcon, DropIcon, MealIcon, ReportIcon, UndoIcon } from '../../ui/icons.tsx';
import { Cards, type CardText } from './Cards.tsx';
import classes from './Features.module.css';
import { Section } from './Section.tsx';

const features: CardText[] = [
  {
    Icon: MealIcon,
    title: 'Food in your own words',
    text: 'A whole meal in one sentence, English and Hindi mixed as you speak. Each food with its grams and its calories.',
  },
  {
    Icon: UndoIcon,
    title: 'Corrected with a tap',
    text: 'Half of it, twice as much, something else, or never mind: each answer has its buttons, and the totals follow.',
  },
  {
    Icon: DropIcon,
    title: 'Water, activity, weight, sleep',
    text: '“2 glasses of water, walked 30 min, slept 7 hours”: one message, every entry in its place.',
  },
  {
    Icon: BellIcon,
    title: 'Smart reminders',
    text: 'A nudge when you are behind on water or a meal is missing, at your local time. Nothing when you are on track.',
  },
  {
    Icon: ChartIcon,
    title: 'Suggestions from your own figures',
    text: 'Targets from published formulas, and after two weeks from what your own body showed, with the reasoning.',
  },
  {
    Icon: ReportIcon,
    title: 'Monthly PDF reports',
    text: 'Your month on one page: intake, water, activity, sleep and weight. For you or your doctor, on the Pro and Premium plans.',
  },
];

export function Features() {
  return (
    <Section
      id="features"
      eyebrow="Features"
      title="Everything a good diary needs, without the diary work"
      lead="You talk, it keeps the books."
    >
      <Cards cards={features} strip="Features" />
      <p className={classes.more}>
        <a href={links.features}>See all features</a>
      </p>
    </Section>
  );
}
