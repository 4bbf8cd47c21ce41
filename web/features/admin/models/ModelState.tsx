import type { ModelState as State } from '../../../../contract/admin/adminModels.ts';
import { figure, momentOf } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FigureTile } from '../../../ui/figures/FigureTile.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { LogSkeleton } from '../../../ui/lists/LogSkeleton.tsx';
import { ModelSetup } from './ModelSetup.tsx';
import classes from './ModelState.module.css';
import { useModelState } from './modelState.ts';
import { dollars, refusals, timeTaken } from './wording.ts';

/** Whether the owner's model answers, how fast, what it was asked and what became of its readings. */
export function ModelState() {
  const state = useModelState();
  return (
    <Card title="The model" aside={state.data?.model && <Answers {...state.data} />}>
      <Loadable needs={[state]} skeleton={<LogSkeleton />} failure="The state of the model can’t be shown">
        {(loaded) => (loaded.model ? <Figures {...loaded} model={loaded.model} /> : <ModelSetup />)}
      </Loadable>
    </Card>
  );
}

function Answers({ latest }: State) {
  if (!latest) return <Badge>Not asked this week</Badge>;
  return latest.failure === null ? <Badge tone="good">Answers</Badge> : <Badge tone="bad">Does not answer</Badge>;
}

const readsWhich = {
  off: 'asked only where a message is not understood',
  doubt: 'reads messages that the built-in reading is not sure of',
  first: 'reads every message',
};

function Figures({ model, latest, speed, month }: State & { model: NonNullable<State['model']> }) {
  return (
    <div className={classes.body}>
      <p className={classes.lead}>
        <strong>{model.name}</strong> {readsWhich[model.reading]}, of people who allow it.{' '}
        {latest && `Last asked ${momentOf(latest.askedAt)}${latest.failure === null ? '.' : `: ${latest.failure}`}`}
      </p>
      <dl className={classes.figures}>
        <FigureTile
          title="Half answer within"
          note={speed ? `of the last ${figure(speed.questions)}` : 'no answer yet'}
        >
          {speed ? timeTaken(speed.medianMs) : '–'}
        </FigureTile>
        <FigureTile
          title="95 % answer within"
          note={speed ? `of the last ${figure(speed.questions)}` : 'no answer yet'}
        >
          {speed ? timeTaken(speed.percentile95Ms) : '–'}
        </FigureTile>
        <FigureTile title="Questions this month" note={`${figure(month.failures)} failed`}>
          {figure(month.calls)}
        </FigureTile>
        <FigureTile title="Tokens this month" note={`${figure(month.outputTokens)} written, ${dollars(month.costUsd)}`}>
          {figure(month.inputTokens + month.outputTokens)}
        </FigureTile>
      </dl>
      <Refused readings={month.readings} />
    </div>
  );
}

function Refused({ readings }: Pick<State['month'], 'readings'>) {
  const countOf = (wanted: string) => readings.find(({ outcome }) => outcome === wanted)?.count ?? 0;
  const shown = Object.entries(refusals).filter(([outcome]) => countOf(outcome) > 0);
  return (
    <section className={classes.part} aria-labelledby="refused-readings">
      <h3 id="refused-readings">Readings this month: {figure(countOf('used'))} used</h3>
      {shown.length === 0 && <p className={classes.lead}>None was refused.</p>}
      <ul className={classes.counts}>
        {shown.map(([outcome, why]) => (
          <li key={outcome}>
            <strong>{figure(countOf(outcome))}</strong> <span>{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
