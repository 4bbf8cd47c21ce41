import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import * as texts from '../../../texts/portal/choosing.ts';
import { figure } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './ChosenBar.module.css';
import type { Choosing } from './useChosen.ts';

interface ChosenBarProps {
  choosing: Choosing;
  /** What can be done with them. */
  children: ReactNode;
}

/** How many rows are chosen, and what can be done with them; nothing while none are. */
export function ChosenBar({ choosing, children }: ChosenBarProps) {
  const { ids, isFull, clear } = choosing;
  const locale = usePageLocale();
  const count = figure(ids.length);
  return (
    <div role="toolbar" aria-label={texts.withChosen(locale)} className={classes.bar} hidden={ids.length === 0}>
      <p aria-live="polite" className={classes.count}>
        {isFull ? texts.chosenMost(locale, count) : texts.chosen(locale, count)}
      </p>
      {children}
      <Button variant="subtle" size="compact-md" onClick={clear}>
        {texts.clearChoice(locale)}
      </Button>
    </div>
  );
}
