import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ActivityLevel, ProposedGoals } from '../../../contract/accounts/profile.ts';
import { howActive } from '../../../texts/portal/account/profile.ts';
import * as texts from '../../../texts/portal/account/targets.ts';
import { refusedFields } from '../../lib/fieldErrors.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Failure } from '../../ui/Failure.tsx';
import { SparkIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { activityChoices } from './activityLevels.ts';
import { type ProfileValues, toNumber } from './profileForm.ts';
import { useProposeTargets } from './proposeTargets.ts';
import classes from './TargetProposal.module.css';

interface TargetProposalProps {
  isEditing: boolean;
  onStart: () => void;
  values: ProfileValues;
  onPropose: (goals: ProposedGoals) => void;
  /** Messages by field of what is missing for a proposal. */
  onRefuse: (errors: Record<string, string>) => void;
}

export function TargetProposal({ isEditing, onStart, values, onPropose, onRefuse }: TargetProposalProps) {
  const locale = usePageLocale();
  const [activityLevel, setActivityLevel] = useState<ActivityLevel>('light');
  const proposal = useProposeTargets();

  const propose = () => {
    onStart();
    const { gender } = values;
    if (gender === '') return onRefuse({ gender: texts.chooseSex(locale) });
    proposal.mutate(
      {
        gender,
        heightCm: toNumber(values.heightCm),
        weightKg: toNumber(values.weightKg),
        dob: values.dob,
        weightTarget: toNumber(values.goals.weightTarget),
        activityLevel,
      },
      {
        onSuccess: ({ goals }) => onPropose(goals),
        onError: (error) => {
          const { weightTarget, ...errors } = refusedFields(error);
          onRefuse(weightTarget ? { ...errors, 'goals.weightTarget': weightTarget } : errors);
        },
      },
    );
  };

  return (
    <div className={classes.proposal}>
      <div className={classes.line}>
        <NativeSelect
          label={howActive(locale)}
          data={activityChoices(locale)}
          value={activityLevel}
          onChange={({ currentTarget }) => setActivityLevel(currentTarget.value as ActivityLevel)}
        />
        <Button variant="light" leftSection={<SparkIcon />} disabled={proposal.isPending} onClick={propose}>
          {texts.propose(locale)}
        </Button>
      </div>
      <p className={classes.hint}>{texts.proposeHint(locale)}</p>
      <Failure text={texts.notProposed(locale)} error={proposal.error} />
      {proposal.data && isEditing && <Notice tone="success">{proposal.data.explanation}</Notice>}
    </div>
  );
}
