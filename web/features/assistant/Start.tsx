import { Button } from '@mantine/core';
import * as texts from '../../../texts/portal/assistant.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './Start.module.css';

/** What stands in a conversation that hasn't begun. */
export function Start({ onChoose }: { onChoose: (text: string) => void }) {
  const locale = usePageLocale();

  return (
    <div className={classes.start}>
      <h2 className={classes.title}>{texts.tellMe(locale)}</h2>
      <p className={classes.text}>{texts.howItWorks(locale)}</p>
      <ul className={classes.examples}>
        {Object.values(texts.examples)
          .map((text) => text(locale))
          .map((example) => (
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
