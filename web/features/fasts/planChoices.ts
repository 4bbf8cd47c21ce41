import { fastPlans } from '../../../contract/entries/fasts.ts';
import { planNames } from '../../../texts/entries/fasts.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/entries/fasts.ts';
import { capitalised } from '../../lib/format.ts';

export const planChoices = (locale: PageLocale) => [
  { value: '', label: texts.noPlan(locale) },
  ...fastPlans.map((plan) => ({ value: plan, label: capitalised(planNames[plan](locale)) })),
];
