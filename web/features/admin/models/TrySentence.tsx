import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReadingTrial, tryReading } from '#schemas/admin/adminModels.ts';
import { fieldErrors, focusFirst } from '../../../lib/fieldErrors.ts';
import { Card } from '../../../ui/Card.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useTryReading } from './modelState.ts';
import { PartsRead } from './PartsRead.tsx';
import classes from './TrySentence.module.css';
import { refusals, timeTaken } from './wording.ts';

/** A sentence as the built-in reading and the model take it, beside each other. */
export function TrySentence() {
  const trial = useTryReading();
  const form = useForm({
    initialValues: { text: '' },
    validate: (values) => fieldErrors(tryReading.body.safeParse(values).error?.issues ?? []),
  });
  const submit = form.onSubmit(
    ({ text }) => {
      if (!trial.isPending) trial.mutate(text);
    },
    (errors) => focusFirst(form, errors),
  );
  return (
    <Card title="Try a sentence">
      <div className={classes.body}>
        <form method="post" noValidate aria-label="Try a sentence" className={classes.form} onSubmit={submit}>
          <TextInput
            label="As somebody would write it"
            placeholder="had 2 rotis with dal, and how much is left today?"
            autoComplete="off"
            {...form.getInputProps('text')}
          />
          <Button type="submit" loading={trial.isPending}>
            Read it
          </Button>
        </form>
        <Failure text="The sentence could not be read" error={trial.error} />
        <div aria-live="polite">{trial.data && <Readings {...trial.data} />}</div>
      </div>
    </Card>
  );
}

function Readings({ builtIn, model }: ReadingTrial) {
  return (
    <div className={classes.readings}>
      <PartsRead
        title="Built-in reading"
        took={timeTaken(builtIn.tookMs)}
        mark={builtIn.isDoubtful ? { tone: 'warm', text: 'Not sure' } : { tone: 'good', text: 'Sure' }}
        parts={builtIn.parts}
      />
      {model ? (
        <PartsRead title="Reading by the model" took={timeTaken(model.tookMs)} mark={markOf(model)} parts={model.parts}>
          {model.outcome !== 'used' && <p className={classes.why}>{model.failure ?? `${refusals[model.outcome]}.`}</p>}
          {model.invented > 0 && <p className={classes.why}>{refusals.invented}.</p>}
        </PartsRead>
      ) : (
        <PartsRead title="Reading by the model" took={undefined} mark={undefined} parts={[]}>
          <p className={classes.why}>There is none: see above what to set.</p>
        </PartsRead>
      )}
    </div>
  );
}

const markOf = ({ outcome }: NonNullable<ReadingTrial['model']>) =>
  outcome === 'used' ? { tone: 'good' as const, text: 'Used' } : { tone: 'bad' as const, text: 'Not used' };
