import { Button } from '@mantine/core';
import type { TrainingPlan } from '../../../contract/training.ts';
import { equipmentNames, goalNames, injuryNames, levelNames, placeNames } from '../../../texts/entries/training.ts';
import { capitalised } from '../../lib/format.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './training.module.css';
import { useChangingPlan, useEndingPlan } from './training.ts';

/** What a plan is made from, what to know of it, and by which principles it is made. */
export function PlanCard({ plan, questions }: { plan: TrainingPlan; questions: string[] }) {
  const end = useEndingPlan();
  const { goal, level, place, daysPerWeek, equipment, injuries, week, warnings, principles, screening } = plan;
  const told = [
    capitalised(goalNames[goal]('en')),
    levelNames[level]('en'),
    placeNames[place]('en'),
    `${daysPerWeek} days a week`,
    ...(equipment.length > 0 ? [`with ${equipment.map((name) => equipmentNames[name]('en')).join(', ')}`] : []),
    ...(injuries.length > 0 ? [`sparing ${injuries.map((name) => injuryNames[name]('en')).join(', ')}`] : []),
  ];
  return (
    <Card title="Your plan" aside={`Week ${week}`}>
      <p>{told.join(', ')}.</p>
      <div className={classes.warnings}>
        {warnings.map((warning) => (
          <Notice key={warning} tone="info">
            {warning}
          </Notice>
        ))}
      </div>
      {screening !== 'clear' && <Screening questions={questions} />}
      <details className={classes.principles}>
        <summary>How it is made</summary>
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
          End the plan
        </Button>
      </div>
      <Failure text="The plan was not ended" error={end.error} />
    </Card>
  );
}

function Screening({ questions }: { questions: string[] }) {
  const change = useChangingPlan();
  const answer = (screening: 'clear' | 'caution') => change.mutate({ screening });
  return (
    <section className={classes.screening} aria-label="Before you train">
      <p>Before you train, is one of these so? Whom a doctor has cleared answers “None of these”.</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button disabled={change.isPending} onClick={() => answer('clear')}>
          None of these
        </Button>
        <Button variant="default" disabled={change.isPending} onClick={() => answer('caution')}>
          One of these
        </Button>
      </div>
      <Failure text="The answer was not saved" error={change.error} />
    </section>
  );
}
