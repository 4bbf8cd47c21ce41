import type { FoodTable } from '../table/foodTable.ts';
import { findFoodsIn } from './names/findFoods.ts';
import { readingsOf } from './readSentence.ts';
import type { Step } from './search/hypothesis.ts';
import { RULES } from './search/rules.ts';
import { understandMeal, wordsOf } from './understandMeal.ts';
import { sentencesOf } from './words/sentences.ts';
import type { Token } from './words/tokens.ts';

/** Lines that tell why a text is read as it is: per sentence the rules that fired, each with its cost and its words. */
export function explainMeal(text: string, table: FoodTable): string[] {
  const find = findFoodsIn(table.index, []);
  const sentences = sentencesOf(wordsOf(text, table)).flatMap((sentence) => {
    const { tokens, best } = readingsOf(sentence.tokens, table.index, find);
    const said = tokens.map(({ word }) => word).join(' ');
    return [`"${said}" costs ${(-best.score).toFixed(2)}`, ...stepsOf(best.steps).map((step) => lineOf(step, tokens))];
  });
  const { intent, items, questions, unknown } = understandMeal(text, table);
  return [
    ...sentences,
    `${intent}:`,
    ...items.map(({ foodName, quantity, unit, grams }) => `  ${quantity} ${unit} ${foodName}, ${Math.round(grams)} g`),
    ...questions.map(
      ({ text: said, choices }) => `  asked: "${said}", ${choices.map((choice) => choice.foodName).join(' or ')}`,
    ),
    ...unknown.map((said) => `  unknown: "${said}"`),
  ];
}

function stepsOf(last: Step | undefined): Step[] {
  const steps: Step[] = [];
  for (let step = last; step; step = step.before) steps.unshift(step);
  return steps;
}

function lineOf({ rule, cost, place }: Step, tokens: Token[]): string {
  const words = tokens.slice(place.start, place.end).map(({ word }) => word);
  return `  ${cost.toFixed(2).padStart(6)}  ${rule.padEnd(20)} ${words.join(' ').padEnd(24)} ${RULES[rule].says}`;
}
