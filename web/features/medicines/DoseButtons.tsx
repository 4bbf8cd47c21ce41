import { Button } from '@mantine/core';
import type { ScheduledDose } from '../../../contract/entries/medicines.ts';
import * as texts from '../../../texts/portal/entries/medicines.ts';
import { timeOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './Doses.module.css';
import { titleOf, useNotingDose } from './doses.ts';

/** Takes or skips a dose at one tap. */
export function DoseButtons({ dose, isToday }: { dose: ScheduledDose; isToday: boolean }) {
  const locale = usePageLocale();
  const { note, isNoting } = useNotingDose(isToday);
  const labelOf = (action: string) => texts.ofDose(locale, action, titleOf(dose), timeOf(dose.dueAt));
  return (
    <span className={classes.buttons}>
      <Button
        size="sm"
        px="sm"
        variant="light"
        disabled={isNoting}
        aria-label={labelOf(texts.take(locale))}
        onClick={() => note(dose, 'taken')}
      >
        {texts.take(locale)}
      </Button>
      <Button
        size="sm"
        px="xs"
        variant="subtle"
        color="gray"
        disabled={isNoting}
        aria-label={labelOf(texts.skip(locale))}
        onClick={() => note(dose, 'skipped')}
      >
        {texts.skip(locale)}
      </Button>
    </span>
  );
}
