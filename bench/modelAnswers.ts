import fc from 'fast-check';
import { faultsOf, modelAnswers } from '../tests/simulations/modelAnswers.ts';

/** 5,000 random answers of a model: how many became a meal, and of those that did none may hold a figure of its own. */
const answers = fc.sample(modelAnswers, 5_000);
const checked = answers.map((answer) => ({ answer, ...faultsOf(answer) }));
const faulty = checked.filter(({ faults }) => faults.length > 0);
for (const { answer, faults } of faulty)
  console.log(
    JSON.stringify(answer),
    faults.map(({ foodName }) => foodName),
  );
const read = checked.filter(({ isRead }) => isRead).length;
console.log(
  `${checked.length} answers, ${read} of them would be offered as a meal, ${faulty.length} with an amount or figure of the model`,
);
process.exit(faulty.length > 0 ? 1 : 0);
