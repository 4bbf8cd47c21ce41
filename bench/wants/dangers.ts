import type { Act } from '../../contract/acts/acts.ts';
import type { DangerKind } from '../../contract/care.ts';
import { hear, type Roles } from '../../server/understanding/wants/heard.ts';
import { careTables } from '../../tests/care/tables.ts';
import { classes, type LabelledWhole, noCare } from './examples.ts';

/** What the groups of dangers are as acts; the others are emergencies. */
const actOfGroup: Record<string, Act> = {
  ...{ selfHarm: 'care.self', violence: 'care.self' },
  ...{ eatingDisorder: 'care.eating', starvation: 'care.eating', weightLoss: 'care.eating', minor: 'care.eating' },
  ...{ pregnancyDiet: 'care.eating', medicine: 'care.medicine', diagnosis: 'care.medicine' },
};
const actOf = (kind: DangerKind): Act => actOfGroup[kind.split('.')[0] as string] ?? 'care.emergency';

/** The open rows of the care tables: dangers, and what only looks like one, of which nothing is known but that. */
export function openDangers(roles: Roles): LabelledWhole[] {
  const { dangers, lookalikes } = careTables.open;
  return [
    ...dangers.map(({ kind, text }) => ({ heard: hear(text, '', roles), target: classes.indexOf(actOf(kind)) })),
    ...lookalikes.map(({ text }) => ({ heard: hear(text, '', roles), target: noCare })),
  ];
}
