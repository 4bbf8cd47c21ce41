import { Section } from './Section.tsx';
import classes from './Steps.module.css';

const steps = [
  {
    title: 'Start the Bot',
    text: 'Open the chat on Telegram, or the same assistant on the web. There is nothing to install and nothing to set up first.',
    sample: '/start',
  },
  {
    title: 'Log Your Data',
    text: 'Say it as you would to a friend: several foods in one sentence, katoris and glasses, “aadha” or “half a plate”.',
    sample: 'aadha katori rajma and 1 roti',
  },
  {
    title: 'Get Insights',
    text: 'Energy, water, activity and sleep against your own targets, protein, carbs and fat beside them, in the chat and on your dashboard.',
    sample: '786 kcal left for today',
  },
];

export function Steps() {
  return (
    <Section id="how" eyebrow="How it works" title="Three steps, a few seconds">
      <ol className={classes.steps}>
        {steps.map(({ title, text, sample }, position) => (
          <li key={title} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {position + 1}
            </span>
            <h3 className={classes.name}>{title}</h3>
            <p className={classes.text}>{text}</p>
            <p className={classes.sample}>{sample}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
