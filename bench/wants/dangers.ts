import { actOfDanger } from '../../server/features/care/reading.ts';
import { hear, type Roles } from '../../server/understanding/wants/heard.ts';
import { careTables } from '../../tests/care/tables.ts';
import { classes, type LabelledWhole, noCare } from './examples.ts';

/** The open rows of the care tables: dangers, and what only looks like one, of which nothing is known but that. */
export function openDangers(roles: Roles): LabelledWhole[] {
  const { dangers, lookalikes } = careTables.open;
  return [
    ...dangers.map(({ kind, text }) => ({
      heard: hear(text, '', roles),
      target: classes.indexOf(actOfDanger(kind) as never),
    })),
    ...lookalikes.map(({ text }) => ({ heard: hear(text, '', roles), target: noCare })),
  ];
}
