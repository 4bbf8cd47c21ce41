import { leastTold } from '../server/assistant/wanted.ts';
import { likelihoodOfMeal, mayBeMeal, textToldIn, weigh } from '../server/features/food/chat/evidence.ts';
import { understandMeal } from '../server/features/nutrition/reading/understandMeal.ts';
import { mealTexts } from '../server/features/nutrition/reading/words/meals.ts';
import { asMeant } from '../server/features/nutrition/reading.ts';
import { loadFoodTable } from '../server/features/nutrition/table/foodTable.ts';
import { readMessage } from '../server/language/message.ts';
import { readParts } from '../server/understanding/wants/wants.ts';
import { generateNoMeals } from './evidence/generate.ts';
import { otherHands, readMeals, readOpenRows, readSealedRows } from './evidence/rows.ts';

/**
 * Whether only meals are recorded: `npm run bench -- evidence`. Messages that tell of no meal, open, sealed and generated,
 * and the meals of the food sets beside them. `--failing` lists the open ones that go wrong.
 */
const table = loadFoodTable();
const lists = process.argv.includes('--failing');

interface Judged {
  recorded: number;
  asked: number;
}

/** Of the part that likeliest tells of a meal. */
const likelihoodIn = (text: string): number =>
  Math.max(0, ...readParts(text, '').map(({ acts }) => likelihoodOfMeal(acts)));

function judge(written: string): Judged {
  const likely = likelihoodIn(written);
  if (likely < leastTold) return { recorded: 0, asked: 0 };
  const text = asMeant(written);
  const message = readMessage(text);
  const told = textToldIn(message, likely);
  if (told === '') {
    const named = mealTexts(text).map((part) => understandMeal(part, table));
    return { recorded: 0, asked: mayBeMeal(message.clauses[0]?.veto, named, text, likely) ? 1 : 0 };
  }
  const meals = weigh(
    mealTexts(told).map((part) => understandMeal(part, table)),
    message,
    table,
    likely,
  );
  const eaten = meals.filter(({ meal }) => meal.intent === 'eaten');
  return {
    recorded: eaten.flatMap(({ meal }) => meal.items).filter(({ foodId }) => foodId !== 'water').length,
    asked: eaten.reduce((sum, { meal, doubtful }) => sum + doubtful.length + meal.questions.length, 0),
  };
}

function report(name: string, texts: string[], isWrong: (judged: Judged) => boolean, isOpen: boolean): void {
  const judged = texts.map((text) => ({ text, ...judge(text) }));
  const count = (test: (one: Judged) => boolean) => {
    const matching = judged.filter(test).length;
    return `${matching} (${((100 * matching) / texts.length).toFixed(2)} %)`;
  };
  console.log(
    `${name}: ${texts.length}, recorded ${count(({ recorded }) => recorded > 0)}, only asked ${count(({ recorded, asked }) => recorded === 0 && asked > 0)}, silent ${count(({ recorded, asked }) => recorded + asked === 0)}`,
  );
  if (lists && isOpen)
    for (const one of judged.filter(isWrong)) console.log(`  ${one.recorded}/${one.asked} ${one.text}`);
}

const isRecorded = ({ recorded }: Judged) => recorded > 0;
/** A doubt is asked about: only what is neither recorded nor asked is missed. */
const isMissed = ({ recorded, asked }: Judged) => recorded + asked === 0;
report(
  'no meal, open',
  readOpenRows().map(({ text }) => text),
  isRecorded,
  true,
);
report(
  'no meal, sealed',
  readSealedRows().map(({ text }) => text),
  isRecorded,
  false,
);
report('no meal, generated', generateNoMeals(5_000), isRecorded, true);
const meals = readMeals();
report(
  'meals, open',
  meals.filter(({ half }) => half === 'open').map(({ text }) => text),
  isMissed,
  true,
);
report(
  'meals, sealed',
  meals.filter(({ half }) => half === 'sealed').map(({ text }) => text),
  isMissed,
  false,
);
for (const { name, noMeals, meals: theirs } of otherHands) {
  report(`no meal, ${name} hand, open`, noMeals.open(), isRecorded, true);
  report(`no meal, ${name} hand, sealed`, noMeals.sealed(), isRecorded, false);
  report(`meals, ${name} hand, open`, theirs.open(), isMissed, true);
  report(`meals, ${name} hand, sealed`, theirs.sealed(), isMissed, false);
}
