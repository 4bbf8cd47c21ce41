// node bench/tmpFoods.ts FILE : one food message a line; prints what is read of it.
import { readFileSync } from 'node:fs';
import { knownTexts, mealsIn } from './names/read.ts';
for (const line of readFileSync(process.argv[2] as string, 'utf8').split('\n')) {
  if (!line.trim()) continue;
  try {
    const out = mealsIn(knownTexts(line)).flatMap((m) => [
      ...m.items.map((i) => `${i.foodName} [${i.text}] ${Math.round(i.grams)} g ${Math.round(i.nutrients.energyKcal)} kcal`),
      ...m.questions.map((q) => `WHICH[${q.text}]: ${q.choices.map((c) => c.foodName).join('/')}`),
      ...m.unknown.map((u) => `UNKNOWN[${u}]`),
    ]);
    console.log(`${line}  =>  ${out.join(' | ') || '(nothing)'}`);
  } catch (e) { console.log(`${line}  =>  ERROR ${(e as Error).message}`); }
}
