import { Button } from '@mantine/core';
import type { TrainingPlan } from '../../../contract/training.ts';
import { equipmentNames, goalNames, injuryNames, levelNames, placeNames } from '../../../texts/entries/training.ts';
import { fullStop } from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/training.ts';
import { capitalised } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './training.module.css';
import { useChangingPlan, useEndingPlan } from './training.ts';

/** What a plan is made from, what to know of it, and by which principles it is made. */
export function PlanCard({ plan, questions }: { plan: TrainingPlan; questions: string[] }) {
  const locale = usePageLocale();
  const end = useEndingPlan();
  const { goal, level, place, daysPerWeek, equipment, injuries, week, warnings, principles, screening } = plan;
  const told = [
    capitalised(goalNames[goal](locale)),
    levelNames[level](locale),
    placeNames[place](locale),
    texts.daysPerWeek(locale, daysPerWeek),
    ...(equipment.length > 0
      ? [texts.withEquipment(locale, equipment.map((name) => equipmentNames[name](locale)).join(', '))]
      : []),
    ...(injuries.length > 0
      ? [texts.sparing(locale, injuries.map((name) => injuryNames[name](locale)).join(', '))]
      : []),
  ];
  return (
    <Card title={texts.yourPlan(locale)} aside={texts.week(locale, week)}>
      <p>{`${told.join(', ')}${fullStop(locale)}`}</p>
      <div className={classes.warnings}>
        {warnings.map((warning) => (
          <Notice key={warning} tone="info">
            {warning}
          </Notice>
        ))}
      </div>
      {screening !== 'clear' && <Screening questions={questions} />}
      <details className={classes.principles}>
        <summary>{texts.howMade(locale)}</summary>
        <ul>
          {principles.map(({ text, source }) => (
            <li key={source}>
              {text} <span className={classes.note}>{source}</span>
            </li>
          ))}
        </ul>
      </details>
      <div className={classes.actions}>
        <Button variant="default" disabled={end.isPending} onClick={() => end.mutate()}>
          {texts.end(locale)}
        </Button>
      </div>
      <Failure text={texts.notEnded(locale)} error={end.error} />
    </Card>
  );
}

function Screening({ questions }: { questions: string[] }) {
  const locale = usePageLocale();
  const change = useChangingPlan();
  const answer = (screening: 'clear' | 'caution') => change.mutate({ screening });
  return (
    <section className={classes.screening} aria-label={texts.beforeYouTrain(locale)}>
      <p>
        {texts.isOneSo(locale)} {texts.clearedByDoctor(locale)}
      </p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button disabled={change.isPending} onClick={() => answer('clear')}>
          {texts.noneOfThese(locale)}
        </Button>
        <Button variant="default" disabled={change.isPending} onClick={() => answer('caution')}>
          {texts.oneOfThese(locale)}
        </Button>
      </div>
      <Failure text={texts.notAnswered(locale)} error={change.error} />
    </section>
  );
}
