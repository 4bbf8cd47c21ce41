import { baseDiets } from '../../../../contract/accounts/profile.ts';
import { timeOfDay } from '../../../../texts/notices/schedules.ts';
import * as texts from '../../../../texts/onboarding.ts';
import { diets } from '../../../../texts/settings.ts';
import type { Button } from '../../../assistant/reply.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { clockOf } from '../../../lib/dates.ts';
import type { TargetPerson } from '../../care/policy.ts';
import { missingParts, type Step, wishes } from './policy.ts';

/** The question of a step with its buttons. */
export function askStep(step: Exclude<Step, 'done'>, known: TargetPerson, turn: Turn): Outcome {
  const { locale } = turn.person;
  const skip = { label: texts.skip(locale), action: `onboarding.skip:${step}` };
  switch (step) {
    case 'goal':
      return asked(texts.askGoal(locale), [
        wishes.map((wish) => ({ label: texts.wishes[wish](locale), action: `onboarding.goal:${wish}` })),
        [skip, { label: texts.skipAll(locale), action: 'onboarding.end' }],
      ]);
    case 'body':
      return askBody(known, skip, turn);
    case 'diet':
      return asked(texts.askDiet(locale), [
        [{ label: texts.everything(locale), action: 'onboarding.diet:everything' }],
        baseDiets.map((diet) => ({ label: diets[diet](locale), action: `onboarding.diet:${diet}` })),
        [skip],
      ]);
    case 'place': {
      const time = timeOfDay(locale, clockOf(turn.handledAt, turn.person.timeZone));
      const isRight = { label: texts.rightTime(locale, time), action: 'onboarding.skip:place' };
      return asked(texts.askPlace(locale, time), [[isRight, skip]]);
    }
  }
}

const asked = (text: string, buttons: Button[][]): Outcome => ({ text, buttons: () => buttons });

function askBody(known: TargetPerson, skip: Button, { person: { locale } }: Turn): Outcome {
  const missing = missingParts(known);
  const sexes = [
    { label: texts.woman(locale), action: 'onboarding.sex:female' },
    { label: texts.man(locale), action: 'onboarding.sex:male' },
    { label: texts.other(locale), action: 'onboarding.sex:other' },
  ];
  const isBegun = missing.length < 4;
  const text = isBegun ? texts.askRestOfBody(locale, missing) : texts.askBody(locale);
  return asked(text, [...(missing.includes('gender') ? [sexes] : []), [skip]]);
}
