import fc from '../tests/properties.ts';
import { brokenBy, person, suggestedTo } from '../tests/simulations/suggestions.ts';

/** What 2,000 random people would be suggested, held against what a cook knows of it: `npm run bench -- suggestions`. */
const people = fc.sample(person, 2_000);
const rules = new Map<string, number>();
let [suggested, wrong] = [0, 0];
for (const somebody of people) {
  const { now, planned } = suggestedTo(somebody);
  suggested += now.length + planned.length;
  const broken = brokenBy(somebody);
  wrong += broken.length > 0 ? 1 : 0;
  for (const rule of broken) rules.set(rule, (rules.get(rule) ?? 0) + 1);
}
for (const [rule, count] of [...rules].sort(([, one], [, other]) => other - one).slice(0, 30))
  console.log(`${count} ${rule}`);
console.log(
  `${suggested.toLocaleString('en')} suggestions to ${people.length.toLocaleString('en')} people; ${wrong} people were suggested what they can't have`,
);
process.exit(wrong === 0 ? 0 : 1);
