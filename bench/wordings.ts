import { readMeals } from './evidence/rows.ts';
import { kinds, openWordings, reads, scoreWordings, sealedWordings } from './wordings/score.ts';

/** How many wordings of each kind of entry are read as they are meant, and in how many sentences of meals a kind reads something. */
const meals = readMeals();
for (const kind of kinds) {
  const [open, sealed] = [scoreWordings(kind, openWordings(kind)), scoreWordings(kind, sealedWordings(kind))];
  const inMeals = meals.filter(({ text }) => reads[kind](text).length > 0).length;
  console.log(
    `${kind}: ${open.right} of ${open.total} open wordings, ${sealed.right} of ${sealed.total} sealed ` +
      `(${sealed.falseRecords} false records), read in ${inMeals} of ${meals.length} meals`,
  );
}
