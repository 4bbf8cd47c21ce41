import { links } from '../../lib/links.ts';
import { ActionLink } from '../../ui/Action.tsx';
import {
  BellIcon,
  BoltIcon,
  BotIcon,
  ChartIcon,
  CloudIcon,
  DropIcon,
  FlameIcon,
  LeafIcon,
  LockIcon,
  MealIcon,
  ReportIcon,
  ScaleIcon,
  ShieldIcon,
  UndoIcon,
  WalkIcon,
} from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/plainIcons.tsx';
import { Cards, type CardText } from './Cards.tsx';
import classes from './FeatureList.module.css';
import { Section } from './Section.tsx';

const features: CardText[] = [
  {
    Icon: BotIcon,
    title: 'AI Health Assistant',
    text: 'One conversation for food, water, activity, weight and sleep. It answers with figures, not with phrases.',
  },
  {
    Icon: ChatIcon,
    title: 'Fitness Tracker Telegram Bot',
    text: 'The whole diary inside the messenger that you already have open. Buttons where typing would be slower.',
  },
  {
    Icon: MealIcon,
    title: 'AI Diet Assistant',
    text: 'Shows how much energy your day still holds, and how much protein, carbs, fat and fibre you have had.',
  },
  {
    Icon: FlameIcon,
    title: 'Calorie Tracker App',
    text: 'Calories with the grams assumed and a range. A figure from the packet that you state always wins.',
  },
  {
    Icon: DropIcon,
    title: 'Water Intake Tracker',
    text: 'Glasses, bottles or millilitres, with tea and juice kept apart, and a target that suits your weight.',
  },
  {
    Icon: LeafIcon,
    title: 'Indian Diet Tracker',
    text: 'Katoris, rotis, plates of chawal. Regional dishes and Hindi words, with the portions people really serve.',
  },
  {
    Icon: ScaleIcon,
    title: 'Keto Diet Tracker',
    text: 'Carbohydrate and fat of every meal and of the day, so that you see where the carbs come from.',
  },
  {
    Icon: ChartIcon,
    title: 'Weight Loss AI Assistant',
    text: 'A trend that smooths the daily noise, and targets that never go below what is considered safe.',
  },
  {
    Icon: BellIcon,
    title: 'Smart Health Reminders',
    text: 'Water, missing meals, and how your day, your week and your weight went: each as you like, at your local time.',
  },
  {
    Icon: ReportIcon,
    title: 'Monthly PDF Report',
    text: 'A month on one page, beside your targets and the month before. To keep, or to show to your doctor.',
  },
  {
    Icon: WalkIcon,
    title: 'AI Personal Trainer',
    text: 'Walks, yoga, cricket or the gym in your own words, with the energy burned worked out for your weight.',
  },
  {
    Icon: BoltIcon,
    title: 'Fitness Chatbot',
    text: 'Ask for today, yesterday or your targets, and get the figures at once. Undo is always one tap away.',
  },
];

const technology: CardText[] = [
  {
    Icon: BotIcon,
    title: 'Machine learning',
    text: 'After two weeks of meals and weights, what your body really uses in a day is learned from your own figures.',
  },
  {
    Icon: ChartIcon,
    title: 'Predictive analytics',
    text: 'To lose weight, you are told the pace that your target means, and how many weeks the way there takes.',
  },
  {
    Icon: ScaleIcon,
    title: 'Personalization',
    text: 'Targets by your height, weight, age and goal, with the formula named and the reasoning in plain sentences.',
  },
];

const integration: CardText[] = [
  {
    Icon: ChatIcon,
    title: 'Telegram',
    text: 'Connect your chat once with a link. What you write there is on your dashboard the next moment.',
  },
  {
    Icon: CloudIcon,
    title: 'Cloud sync',
    text: 'Phone, tablet and computer show the same day. Nothing is tied to one device.',
  },
  {
    Icon: LockIcon,
    title: 'Privacy',
    text: 'No advertising and no selling of data. Export everything or delete everything, by yourself.',
  },
  {
    Icon: UndoIcon,
    title: 'Real-time updates',
    text: 'Log, correct or undo, and every total and chart follows at once.',
  },
];

/** The page of all features. */
export function FeatureList() {
  return (
    <>
      <header className={classes.top}>
        <p className={classes.eyebrow}>Features</p>
        <h1 className={classes.title}>One chat. Your whole health diary.</h1>
        <p className={classes.lead}>
          Food, water, activity, weight and sleep in your own words, counted the same way every time, and ready when you
          want to look back.
        </p>
        <div className={classes.actions}>
          <ActionLink href={links.register} size="lg">
            Create a free account
          </ActionLink>
          <ActionLink href={links.login} size="lg" look="outline">
            Sign in
          </ActionLink>
        </div>
      </header>
      <Section id="all" eyebrow="What it does" title="Twelve ways it helps" tone="surface">
        <Cards cards={features} />
      </Section>
      <Section
        id="technology"
        eyebrow="AI technology"
        title="Clever where it helps, plain where it counts"
        lead="Sentences are read by rules and a checked food table on our own server, not by a model that guesses. So the same words give the same figures tomorrow."
      >
        <Cards cards={technology} />
      </Section>
      <Section id="integration" eyebrow="Integration" title="Fits in with what you already use" tone="surface">
        <Cards cards={integration} columns={2} />
      </Section>
      <section className={classes.end} aria-labelledby="start-title">
        <ShieldIcon className={classes.shield} />
        <h2 id="start-title">See it with your next meal</h2>
        <div className={classes.actions}>
          <ActionLink href={links.register} size="lg">
            Get started
          </ActionLink>
          <ActionLink href={links.login} size="lg" look="quiet">
            I have an account
          </ActionLink>
        </div>
      </section>
    </>
  );
}
