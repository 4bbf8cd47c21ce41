import { Button } from '@mantine/core';
import classes from './Start.module.css';

const examples = [
  '2 rotis with dal and a glass of lassi',
  '2 glasses of water',
  'walked 30 min',
  'what should I eat?',
  'today',
  'help',
];

/** What stands in a conversation that hasn't begun. */
export function Start({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <div className={classes.start}>
      <h2 className={classes.title}>Tell me about your day</h2>
      <p className={classes.text}>
        Write what you ate, drank or did, in your own words. I log it, show what I understood, and keep count. Try one
        of these:
      </p>
      <ul className={classes.examples}>
        {examples.map((example) => (
          <li key={example}>
            <Button
              variant="default"
              radius="xl"
              classNames={{ root: classes.example, label: classes.label }}
              onClick={() => onChoose(example)}
            >
              {example}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
